"""The lessons as data, one file each; `voormsi_nb.teach.lesson.lesson` loads them by name."""
