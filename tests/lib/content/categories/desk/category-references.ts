/**
 * What refers to categories, by table and column, and what a merge does with it. A test compares
 * this list with the foreign keys of the database. `categories.parent_id` has none: only groups are
 * parents, and they are not merged.
 */
export const categoryForeignKeys = {
  /** Texts of the merged category itself, which go with it. */
  "category_texts.category_id": "deleted",
  "item_categories.category_id": "moved",
  "items.main_category_id": "moved",
  "search_redirects.category_id": "moved",
} as const;

/** Columns of JSON that name categories, by id or by key. */
export const categoryJsonColumns = [
  "feed_modules.data",
  "feed_revisions.modules",
  "menus.content",
  "recipe_bulk_changes.entries",
  "recipe_revisions.content",
  "recipe_working_copies.content",
  "story_drafts.content",
  "story_revisions.content",
] as const;
