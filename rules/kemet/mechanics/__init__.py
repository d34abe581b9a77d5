"""The machinery behind the decisions: what pieces, troops, cards and prayer points do."""
