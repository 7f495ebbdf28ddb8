import type { Tin } from "#lib/measures/kitchen-text/tin.ts";
import type { RecipeTextPart } from "#lib/measures/markup/recipe-text.ts";
import type { Country } from "#lib/measures/units/country.ts";
import type { UsForm } from "#lib/measures/units/us-form.ts";
import type { UsMeasure } from "#lib/measures/units/us-measure.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import type { VideoView } from "#lib/platform/media/videos/video.ts";
import type { RecipeFacts } from "./facts.ts";

/** The name of an ingredient in singular and plural. */
export interface IngredientNames {
  one: string;
  many: string;
}

/**
 * An ingredient of a recipe in one language. `name` is singular or plural as the amount demands;
 * `href` is the ingredient's page.
 */
export interface RecipeIngredient {
  position: number;
  /** Position of its group in the recipe. */
  group: number;
  amount: number | null;
  amountMax: number | null;
  /** The word of the unit ("EL", "g"), empty for counted pieces. */
  unit: string;
  unitCode: string | null;
  /** The same amount in US units; null for spoons and pieces. */
  us: UsMeasure | null;
  /** In g/ml, and grams of one piece; null when unknown. */
  density: number | null;
  pieceGrams: number | null;
  usForm: UsForm | null;
  name: string;
  names: IngredientNames;
  /** Its names beside US amounts; null where they are the same. */
  usNames: IngredientNames | null;
  /** What to use where the shops of a country do not have it. */
  substitutes: Partial<Record<Country, string>>;
  /** Without markup, in metric units. */
  characteristic: string;
  addition: string;
  /** The characteristic with its values: "in Würfeln von 2 cm". */
  preparationParts: RecipeTextPart[];
  /** Characteristic and addition with their values. */
  noteParts: RecipeTextPart[];
  href: string | null;
}

/** An ingredient as a step uses it: the amount is that of the step, null once it is used up. */
export interface StepIngredient extends RecipeIngredient {
  /** No earlier step uses it: here it is prepared. */
  isFirstUse: boolean;
  /** The step uses up what earlier steps have left of it. */
  isRest: boolean;
}

export interface RecipeUtensil {
  id: string;
  name: string;
  amount: number | null;
  /** "24 cm", "klein und groß"; empty for the usual one. */
  sizeParts: RecipeTextPart[];
}

export interface RecipeStep {
  heading: string;
  /** Without markup, in metric units. */
  text: string;
  textParts: RecipeTextPart[];
  /** Without markup, in metric units. */
  tip: string | null;
  tipParts: RecipeTextPart[];
  ingredients: StepIngredient[];
  utensils: RecipeUtensil[];
  picture: PictureView | null;
  /** Shows this step alone. */
  video: VideoView | null;
}

export interface RecipeLink {
  title: string;
  href: string;
}

/** `group` is the key of its parent category ("group-cuisine"), null at the top level. */
export interface RecipeCategory extends RecipeLink {
  id: string;
  group: string | null;
}

/** What a recipe page shows, in one language. Durations are minutes. */
export interface Recipe extends Omit<RecipeFacts, "duration"> {
  id: string;
  slug: string;
  title: string;
  summary: string;
  metaTitle: string | null;
  metaDescription: string | null;
  /** Without markup, in metric units. */
  chefsNote: string;
  chefsNoteParts: RecipeTextPart[];
  /** How it keeps; empty if it does not apply. */
  keeping: Record<"storage" | "freezing" | "makeAhead", RecipeTextPart[]>;
  duration: RecipeFacts["duration"] & { total: number };
  groups: { heading: string; ingredients: RecipeIngredient[] }[];
  utensils: RecipeUtensil[];
  /** Words of all units by their code, because a scaled amount may have another unit. */
  unitNames: Record<string, { one: string; many: string }>;
  /** The tin that the amounts are for. */
  tin: Tin | null;
  steps: RecipeStep[];
  /** Without hidden tags; `key` is the same in both languages. */
  tags: (RecipeLink & { key: string; slug: string; type: string })[];
  mainCategory: RecipeCategory | null;
  categories: RecipeCategory[];
  badge: "featured" | "vegan" | "vegetarian" | null;
  isSponsored: boolean;
  picture: PictureView | null;
  video: VideoView | null;
  author: {
    id: string;
    name: string;
    slug: string;
    newType: UserType;
    occupation: string;
    bio: string;
    website: string | null;
    picture: PictureView | null;
  };
  likeCount: number;
  /** Likes without those of the sample accounts. */
  userLikeCount: number;
  /**
   * Mean of the stars, 1 to 5, rounded to tenths; null until the first user has rated the recipe:
   * ratings that came with the sample content of former versions are not shown.
   */
  rating: { average: number; count: number } | null;
  publishedAt: string;
  updatedAt: string;
  /** Site-relative address per language the recipe exists in. */
  alternates: Partial<Localized>;
}

/** The number of the page before the first step in cook mode, where everything is made ready. */
export const preparationStep = 0;

/**
 * The id of a step's element, which is also the fragment of its address.
 *
 * @param number counted from 1, or `preparationStep`
 */
export function stepId(number: number): string {
  return `step-${number}`;
}
