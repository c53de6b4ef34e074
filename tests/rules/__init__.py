"""The rules core says what the rules say, about every trick there is."""
