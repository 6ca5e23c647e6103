"""Everything people read: catalogues in their language, and the rulebooks."""
