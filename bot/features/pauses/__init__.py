"""Games that stand still and wake up again."""
