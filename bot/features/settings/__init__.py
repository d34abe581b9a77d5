"""What each person has chosen for themselves."""
