"""What is built, installed and committed is what the project says it is."""
