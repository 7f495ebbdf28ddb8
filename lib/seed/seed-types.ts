import type { Localized } from "#lib/i18n/locales.ts";
import type { Country } from "#lib/units/country.ts";
import type { UsForm } from "#lib/units/us-form.ts";
import type { AuthorKey } from "./content/authors.ts";
import type { CategoryKey } from "./content/categories.ts";
import type { ComputedCategory } from "./content/computed-categories.ts";
import type { TagKey } from "./content/tags.ts";
import type { UnitCode } from "./content/units.ts";
import type { UtensilKey } from "./content/utensils.ts";
import type { VideoKey } from "./content/videos.ts";

/**
 * An ingredient. `per100g` is in kcal and grams per 100 g of the edible raw food, `density` in g/ml
 * for ingredients measured by volume (the sourced ones stand in ingredients/cup-weights.ts),
 * `pieceGrams` the edible weight of one piece of counted ones.
 */
export interface IngredientSeed {
  names: Localized<{ singular: string; plural: string }>;
  per100g: { kcal: number; fat: number; protein: number; carbohydrate: number };
  density?: number;
  pieceGrams?: number;
  usForm?: UsForm;
  usNames?: Partial<Localized<{ singular: string; plural: string }>>;
  countrySubstitutes?: Partial<Record<Country, Localized>>;
}

/** Key of an ingredient: English singular, kebab case ("olive-oil", "hokkaido-pumpkin"). */
export type IngredientKey = string;

/** An ingredient in the list of a recipe. */
export interface RecipeIngredientSeed {
  ingredient: IngredientKey;
  /** Missing for "salt, to taste". `amountMax` makes a range. */
  amount?: number;
  amountMax?: number;
  /** Missing for counted pieces ("2 onions"). */
  unit?: UnitCode;
  /** How it is prepared, with markup: "fein gewürfelt" / "finely chopped", "in {2 cm} dice". */
  characteristic?: Localized;
  /** What else to know, with markup: "mind. 30 % Fett", "zum Bestreuen" / "for sprinkling". */
  addition?: Localized;
  /** Only when the recipe lists the ingredient twice: its name in the steps. */
  id?: string;
}

/** A step of a recipe. */
export interface StepSeed {
  heading: Localized;
  text: Localized;
  /**
   * Keys (or ids) of the recipe's ingredients used here; the object form says how much of it when
   * it is not all.
   */
  ingredients: (IngredientKey | { ingredient: IngredientKey; amount: number })[];
  utensils: UtensilKey[];
  tip?: Localized;
  /** Name of a picture and key of a video (./content/videos.ts) of this step. */
  picture?: string;
  video?: VideoKey;
}

/** A recipe. */
export interface RecipeSeed {
  /** Also the name of the picture, lib/seed/pictures/<key>.jpg, unless `picture` names another. */
  key: string;
  picture?: string;
  alt: Localized;
  slug: Localized;
  title: Localized;
  /**
   * One or two appetizing sentences; shown under the title, on large cards and in search results.
   */
  summary: Localized;
  chefsNote: Localized;
  author: AuthorKey;
  /** ISO date and time, 2025-11-01 to 2026-11-19. Missing while the recipe is not live. */
  publishedAt?: string;
  /** Unless live, the recipe may be incomplete and is visible to its author and editors only. */
  state?: "draft" | "submitted" | "rejected" | "live";
  /**
   * Review of the editors in the language of the author; `fields` by path in the recipe input
   * ("steps.1" is the second step).
   */
  rejection?: { reason: string; fields: Record<string, string> };
  isSponsored?: boolean;
  difficulty: "easy" | "medium" | "hard";
  /** Minutes: active work, in the oven (or on the heat unattended), waiting. */
  duration: { preparation: number; baking: number; resting: number };
  ovenCelsius?: number;
  servings: { amount: number; type: "portion" | "piece" };
  /** Per serving (portion or piece). Missing while the ingredients are incomplete. */
  nutrition?: { kcal: number; fat: number; protein: number; carbohydrate: number };
  ingredients: { heading?: Localized; items: RecipeIngredientSeed[] }[];
  utensils: { utensil: UtensilKey; amount?: number; size?: Localized }[];
  steps: StepSeed[];
  category: CategoryKey;
  /** Without those that follow from its facts, see ./content/computed-categories.ts. */
  moreCategories: Exclude<CategoryKey, ComputedCategory>[];
  /** Set by the editors when they publish the recipe. */
  tags: TagKey[];
  /** Authors (./content/authors.ts) who like it. */
  likedBy: AuthorKey[];
}

/**
 * A block of a story with keys in place of database ids. Text may hold **bold**, *italic* and
 * [link](recipe:<key>).
 */
export type BlockSeed =
  | { type: "headline"; level: 2 | 3; text: string }
  | { type: "text"; text: string }
  | { type: "list"; ordered: boolean; items: string[] }
  | { type: "quote"; text: string; author?: string }
  | { type: "image_collection"; pictures: { picture: string; caption?: string }[] }
  | { type: "video"; video: string; caption?: string }
  | { type: "recipes"; recipes: string[] }
  | { type: "recipe_part"; recipe: string; group: number }
  | { type: "content_meta_carousel"; title: string; entries: { title: string; text: string }[] }
  | { type: "link_module"; title: string; text: string; label: string; href: string; picture?: string }
  | { type: "proscons"; prosTitle: string; pros: string[]; consTitle: string; cons: string[] }
  | { type: "cta_button"; text: string; href: string };

/**
 * A story. Addresses in `href` and in [links](…) are keys, resolved by SeedKeys per language:
 * `recipe:<key>`, `story:<key>`, `category:<key>`, `ingredient:<key>`, `user:<author key>`,
 * `route:/recipes` (a key of the route table), or an absolute https address.
 */
export interface StorySeed {
  key: string;
  storyType: "article" | "static_page" | "shopping_tip" | "news";
  pageKey?: import("#lib/db/tables/items.ts").PageKey;
  /** For shopping tips: "pans" | "knives" | "baking-tins". */
  theme?: string;
  picture?: string;
  alt?: Localized;
  slug: Localized;
  title: Localized;
  summary: Localized;
  author: AuthorKey;
  publishedAt: string;
  isSponsored?: boolean;
  category?: CategoryKey;
  moreCategories?: CategoryKey[];
  tags: TagKey[];
  likedBy?: AuthorKey[];
  body: Localized<BlockSeed[]>;
}

/** Texts of the page of an ingredient; `key` is its key. */
export interface IngredientPageSeed {
  key: IngredientKey;
  /** Months 1–12; empty for all year. */
  season: number[];
  picture?: string;
  alt?: Localized;
  slug: Localized;
  /** One sentence. */
  summary: Localized;
  /** What it is, how to buy and to use it: two or three paragraphs, separated by blank lines. */
  body: Localized;
  storage: Localized;
  substitutes: Localized;
}
