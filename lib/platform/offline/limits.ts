/** The oldest page gives way to one more. */
export const maxSeenRecipes = 50;
/** Answers of the quiz and of the use-up page. */
export const maxSeenResults = 10;
/** Space for kept pages and pictures on a device, unless the browser grants less. */
export const maxKeptBytes = 50_000_000;
/** Recipes of likes and cookbooks that are kept, the latest first. */
export const maxSavedRecipes = 200;
