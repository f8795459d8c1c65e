"""Drawing a ceremony: buckets, falling cards, lanes, the podium and text."""
