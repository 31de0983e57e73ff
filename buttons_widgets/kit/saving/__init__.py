"""Games that last: records in files, short codes, and the shelf on which every table keeps its game."""
