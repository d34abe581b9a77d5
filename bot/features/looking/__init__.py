"""Boards, pictures, the log, the rules: what anybody may look at."""
