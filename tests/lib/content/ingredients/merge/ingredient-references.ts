/**
 * What refers to ingredients, by table and column, and what a merge does with it. A test compares
 * this list with the foreign keys of the database.
 */
export const ingredientForeignKeys = {
  /** Texts of the merged ingredient itself, which go with it. */
  "ingredient_texts.ingredient_id": "deleted",
  "recipe_ingredients.ingredient_id": "moved",
  /** Written anew by `indexItems`. */
  "recipe_required_ingredients.ingredient_id": "indexed",
  "shopping_list_items.ingredient_id": "moved",
} as const;

/**
 * Columns of JSON that name ingredients: by id, or by key in the markup of recipes, as
 * "{200 g flour}".
 */
export const ingredientJsonColumns = [
  "adaptations.content",
  "feed_modules.data",
  "feed_revisions.modules",
  "recipe_drafts.content",
  "recipe_ingredients.addition",
  "recipe_ingredients.characteristic",
  "recipe_revisions.content",
  "recipe_texts.steps",
  "recipe_working_copies.content",
] as const;
