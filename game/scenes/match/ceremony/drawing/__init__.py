"""The drawing of a ceremony: buckets on a quay, falling cards, lanes, the podium, words over the lake."""
