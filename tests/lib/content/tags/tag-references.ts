/**
 * What refers to tags, by table and column, and what a merge does with it. A test compares this
 * list with the foreign keys of the database.
 */
export const tagForeignKeys = {
  "item_tags.tag_id": "moved",
  /** Texts of the merged tag itself, which go with it. */
  "tag_texts.tag_id": "deleted",
} as const;

/** Columns of JSON that name tags, by id or by key. */
export const tagJsonColumns = [
  "feed_modules.data",
  "feed_revisions.modules",
  "recipe_bulk_changes.entries",
  "recipe_drafts.content",
  "recipe_revisions.content",
  "recipe_working_copies.content",
  "story_drafts.content",
  "story_revisions.content",
] as const;
