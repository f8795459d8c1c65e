"""The daily deal: the same for everybody by its date, with one rated try, a calendar and a line to share."""
