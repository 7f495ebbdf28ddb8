import type { Difficulty } from "#lib/db/tables/recipes.ts";
import type { UserType } from "#lib/db/tables/users.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import type { UsMeasure } from "#lib/measure/us-measure.ts";
import type { PictureView } from "#lib/media/picture.ts";
import type { VideoView } from "#lib/media/video.ts";

/**
 * One row of the ingredient note, in one language. `name` agrees with the amount; `href` leads to the ingredient's page. In a step the
 * amount is the part used there, and null once the steps before have used it up.
 */
export interface RecipeIngredient {
  position: number;
  amount: number | null;
  amountMax: number | null;
  /** The word of the unit ("EL", "g"), empty for counted pieces. */
  unit: string;
  unitCode: string | null;
  /** What an American kitchen measures instead; null for spoons, pieces and ranges. */
  us: UsMeasure | null;
  name: string;
  characteristic: string;
  addition: string;
  href: string | null;
}

export interface RecipeUtensil {
  id: string;
  name: string;
  amount: number | null;
  size: string;
}

export interface RecipeStep {
  heading: string;
  text: string;
  tip: string | null;
  ingredients: RecipeIngredient[];
  utensils: RecipeUtensil[];
  picture: PictureView | null;
  /** A clip of just this step. */
  video: VideoView | null;
}

export interface RecipeLink {
  title: string;
  href: string;
}

/** `group` is the key of the branch of the tree it hangs on ("group-cuisine"), null for the top level. */
export interface RecipeCategory extends RecipeLink {
  id: string;
  group: string | null;
}

/** Everything a recipe page shows, in one language. Minutes and grams; `nutrition` is per serving; hidden tags are not in it. */
export interface Recipe {
  id: string;
  slug: string;
  title: string;
  summary: string;
  metaTitle: string | null;
  metaDescription: string | null;
  chefsNote: string;
  difficulty: Difficulty;
  duration: { preparation: number; baking: number; resting: number; total: number };
  ovenCelsius: number | null;
  servings: { amount: number; type: "portion" | "piece" };
  nutrition: { kcal: number; fat: number; protein: number; carbohydrate: number } | null;
  groups: { heading: string; ingredients: RecipeIngredient[] }[];
  utensils: RecipeUtensil[];
  steps: RecipeStep[];
  /** Public ones only; `key` is the same in both languages. */
  tags: (RecipeLink & { key: string; slug: string; type: string })[];
  mainCategory: RecipeCategory | null;
  categories: RecipeCategory[];
  badge: "featured" | "vegan" | "vegetarian" | null;
  isSponsored: boolean;
  picture: PictureView | null;
  video: VideoView | null;
  author: {
    name: string;
    slug: string;
    newType: UserType;
    occupation: string;
    bio: string;
    website: string | null;
    picture: PictureView | null;
  };
  likeCount: number;
  /** The mean of its stars, 1 to 5, to the tenth, and of how many ratings; null for none. */
  rating: { average: number; count: number } | null;
  publishedAt: string;
  updatedAt: string;
  /** Site-relative address per language the recipe exists in. */
  alternates: Partial<Localized>;
}
