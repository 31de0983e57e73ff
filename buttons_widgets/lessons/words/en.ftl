# What several lessons say; of a mistake that is made in several exercises: mistake-NAME.

board-taken = On { $cell } something lies already: it cannot be chosen.
