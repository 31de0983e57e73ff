# What several lessons say.
course-title = Probability, played
