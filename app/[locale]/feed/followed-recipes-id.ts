/** Element of the home page that receives the recipes of followed authors. */
export const followedRecipesId = "followed-recipes";
