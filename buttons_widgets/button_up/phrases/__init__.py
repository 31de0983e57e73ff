"""What Button Up! says and shows in more than one place: piles, sowings, points."""
