# What several lessons say; of a mistake that is made in several exercises: mistake-NAME.
