"""What finished games left behind: results, comparisons, reviews."""
