"""People who are away, seats that change hands, tables that move."""
