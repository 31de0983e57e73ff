"""What every widget needs of the page around it: keys, focus, news for screen readers, a picture, a lock."""
