import type { Country } from "#lib/measures/units/country.ts";
import type { UsForm } from "#lib/measures/units/us-form.ts";
import type { PageKey } from "#lib/platform/db/tables/items.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";

/**
 * An ingredient. `per100g` is in kcal and grams per 100 g of the edible raw food, `density` in g/ml
 * for ingredients measured by volume (the sourced ones stand in cup-weights.ts),
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

/** An ingredient in the list of a recipe. */
export interface RecipeIngredientSeed {
  ingredient: string;
  /** Missing for "salt, to taste". `amountMax` makes a range. */
  amount?: number;
  amountMax?: number;
  /** Missing for counted pieces ("2 onions"). */
  unit?: string;
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
  ingredients: (string | { ingredient: string; amount: number })[];
  utensils: string[];
  tip?: Localized;
  /** Picture of this step: the name of its file and what it shows. */
  picture?: { name: string; alt: Localized };
  /** Key of a video of this step. */
  video?: string;
}

/** A recipe. */
export interface RecipeSeed {
  /** Name of the file, and of the picture unless `picture` names another. */
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
  author: string;
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
  utensils: { utensil: string; amount?: number; size?: Localized }[];
  steps: StepSeed[];
  category: string;
  /** With those that follow from its facts (computed-categories.ts). */
  moreCategories: string[];
  /** Set by the editors when they publish the recipe. */
  tags: string[];
  /** Slugs of authors who like it. */
  likedBy: string[];
}

/**
 * A block of a story with keys in place of database ids. Text may hold **bold**, *italic* and
 * [link](/de/rezepte/hummus).
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

/** A story. Addresses in `href` and in [links](…) are those of the site in the same language. */
export interface StorySeed {
  key: string;
  storyType: "article" | "static_page" | "shopping_tip" | "news";
  pageKey?: PageKey;
  /** For shopping tips: "pans" | "knives" | "baking-tins". */
  theme?: string;
  picture?: string;
  alt?: Localized;
  slug: Localized;
  title: Localized;
  summary: Localized;
  author: string;
  publishedAt: string;
  isSponsored?: boolean;
  category?: string;
  moreCategories?: string[];
  tags: string[];
  likedBy?: string[];
  body: Localized<BlockSeed[]>;
}

/** Texts of the page of an ingredient; `key` is its key. */
export interface IngredientPageSeed {
  key: string;
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
