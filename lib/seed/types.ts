import type { Localized } from "#lib/i18n/locales.ts";
import type { AuthorKey } from "./authors.ts";
import type { CategoryKey } from "./categories.ts";
import type { TagKey } from "./tags.ts";
import type { UnitCode } from "./units.ts";
import type { UtensilKey } from "./utensils.ts";
import type { VideoKey } from "./videos.ts";

/**
 * An ingredient of the lexicon. Per 100 g of the edible raw food: kcal and grams. `density` in g/ml for what is measured by volume
 * (spoons and cups need it), `pieceGrams` the edible weight of one piece for what is counted ("2 onions").
 */
export interface IngredientSeed {
  names: Localized<{ one: string; many: string }>;
  per100g: { kcal: number; fat: number; protein: number; carbohydrate: number };
  density?: number;
  pieceGrams?: number;
}

/** Key of the lexicon: English singular, kebab case ("olive-oil", "hokkaido-pumpkin"). */
export type IngredientKey = string;

export interface RecipeIngredientSeed {
  ingredient: IngredientKey;
  /** Missing for "salt, to taste". `amountMax` makes a range. */
  amount?: number;
  amountMax?: number;
  /** Missing for counted pieces ("2 onions"). */
  unit?: UnitCode;
  /** How it is prepared: "fein gewürfelt" / "finely chopped". */
  characteristic?: Localized;
  /** What else to know: "mind. 30 % Fett", "zum Bestreuen" / "for sprinkling". */
  addition?: Localized;
  /** Only needed when the same ingredient stands in the recipe twice: its name for the steps. */
  id?: string;
}

export interface StepSeed {
  heading: Localized;
  text: Localized;
  /** Keys (or ids) of the recipe's ingredients used here; the object form says how much of it when it is not all. */
  ingredients: (IngredientKey | { ingredient: IngredientKey; amount: number })[];
  utensils: UtensilKey[];
  tip?: Localized;
  /** Name of a picture of the kit and key of a clip (./videos.ts) that show just this step. */
  picture?: string;
  video?: VideoKey;
}

export interface RecipeSeed {
  /** Also the name of the picture, lib/seed/pictures/<key>.jpg, unless `picture` names another. */
  key: string;
  picture?: string;
  alt: Localized;
  slug: Localized;
  title: Localized;
  /** One or two sentences that make one want to cook it; shown under the title, on large cards and in search results. */
  summary: Localized;
  chefsNote: Localized;
  author: AuthorKey;
  /** ISO date and time, 2025-11-01 to 2026-11-19. Missing while the recipe is not live. */
  publishedAt?: string;
  /** What is not live may be unfinished; only its author and editors see it. */
  state?: "draft" | "submitted" | "rejected" | "live";
  /** What the editors wrote back, in the author's language; `fields` by path in the recipe's input ("steps.1" is the second step). */
  rejection?: { reason: string; fields: Record<string, string> };
  isSponsored?: boolean;
  difficulty: "easy" | "medium" | "hard";
  /** Minutes: active work, in the oven (or on the heat unattended), waiting. */
  duration: { preparation: number; baking: number; resting: number };
  ovenCelsius?: number;
  servings: { amount: number; type: "portion" | "piece" };
  /** Per serving (portion or piece). Missing while nobody can work it out. */
  nutrition?: { kcal: number; fat: number; protein: number; carbohydrate: number };
  ingredients: { heading?: Localized; items: RecipeIngredientSeed[] }[];
  utensils: { utensil: UtensilKey; amount?: number; size?: Localized }[];
  steps: StepSeed[];
  category: CategoryKey;
  moreCategories: CategoryKey[];
  /** Given by the editors when they let it go live. */
  tags: TagKey[];
  /** Community accounts and kitchens that liked it (authors of ./authors.ts). */
  likedBy: AuthorKey[];
}

/** A block as the author writes it; keys stand where the database has ids. Text may hold **bold**, *italic* and [link](recipe:<key>). */
export type BlockSeed =
  | { type: "headline"; level: 2 | 3; text: string }
  | { type: "text"; text: string }
  | { type: "list"; ordered: boolean; items: string[] }
  | { type: "quote"; text: string; author?: string }
  | { type: "image_collection"; pictures: { picture: string; caption?: string }[] }
  | { type: "video"; video: string; caption?: string }
  | { type: "recipes"; recipes: string[] }
  | { type: "content_meta_carousel"; title: string; entries: { title: string; text: string }[] }
  | { type: "link_module"; title: string; text: string; label: string; href: string; picture?: string }
  | { type: "proscons"; prosTitle: string; pros: string[]; consTitle: string; cons: string[] }
  | { type: "cta_button"; text: string; href: string };

/**
 * Addresses in `href` and in [links](…) are written as keys, so that they follow slugs and language:
 * `recipe:<key>`, `story:<key>`, `category:<key>`, `ingredient:<key>`, `user:<author key>`, `route:/recipes` (a key of the route
 * table), or an absolute https address.
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

/** Texts of an ingredient's own page; `key` is a key of the lexicon. */
export interface IngredientPageSeed {
  key: IngredientKey;
  /** Months 1–12; empty for all year. */
  season: number[];
  picture?: string;
  alt?: Localized;
  slug: Localized;
  /** One sentence. */
  summary: Localized;
  /** What it is, how to buy it, how to use it: two or three paragraphs, separated by blank lines. */
  body: Localized;
  storage: Localized;
  substitutes: Localized;
}
