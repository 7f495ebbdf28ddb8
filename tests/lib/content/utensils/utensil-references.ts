/**
 * Columns of JSON that name utensils by id. There are no foreign keys to them, which a test
 * compares with the database.
 */
export const utensilJsonColumns = [
  "recipe_drafts.content",
  "recipe_revisions.content",
  "recipe_working_copies.content",
  "recipes.steps",
  "recipes.utensils",
] as const;
