import type { IngredientDiets } from "#lib/content/search-index/ingredient-diets.ts";
import type { Block } from "#lib/content/stories/blocks.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { SlugRoute } from "#lib/platform/routing/routing.ts";

/** Texts of recipes and stories that search engines and lists show. */
export interface ItemTexts {
  title: string;
  summary: string;
  /** Null where title and summary stand in for them. */
  metaTitle: string | null;
  metaDescription: string | null;
}

/** Texts of a recipe in one language; most have the markup of recipes. Empty means missing. */
export interface RecipeTexts extends ItemTexts {
  chefsNote: string;
  storage: string;
  freezing: string;
  makeAhead: string;
  groups: string[];
  steps: { heading: string; text: string; tip: string }[];
}

/** A row of the list of ingredients. */
export interface LintedRow {
  /** Key of its ingredient; null while the site does not know it. */
  key: string | null;
  names: Localized;
  /** What editors say of its diets; missing where its names tell. */
  diets?: IngredientDiets | null;
  amount: number | null;
  amountMax: number | null;
  unit: string | null;
  characteristic: Partial<Localized>;
  addition: Partial<Localized>;
}

/** A picture and where it is shown. */
export interface LintedPicture {
  field: "picture" | "step" | "block";
  index: number | null;
  width: number;
  height: number;
  /** Null where its text is not the editors' to write yet. */
  alts: Localized | null;
}

/** A recipe as the rules read it, stored or still a draft. */
export interface LintedRecipe {
  /** The languages that readers have it in. */
  texts: Partial<Localized<RecipeTexts>>;
  /** Minutes. */
  duration: { preparation: number; baking: number; resting: number };
  ovenCelsius: number | null;
  rows: LintedRow[];
  utensils: { key: string; names: Localized; size: Partial<Localized> }[];
  /** `row` is a position in `rows`, which may be gone; no amount means all of it. */
  steps: { ingredients: { row: number; amount: number | null }[] }[];
  pictures: LintedPicture[];
  /** Keys. */
  tags: string[];
}

/** A story as the rules read it. */
export interface LintedStory {
  texts: Partial<Localized<ItemTexts & { body: Block[] }>>;
  pictures: LintedPicture[];
}

/** What the rules know of the rest of the site. */
export interface LintContext {
  units: ReadonlyMap<string, { dimension: "mass" | "volume" | "count"; factor: number | null }>;
  /** Names of the lexicon by key. */
  ingredients: ReadonlyMap<string, Localized<{ one: string; many: string }>>;
  /** Pages that readers see, also by a former slug: a `pageKey` each. */
  pages: ReadonlySet<string>;
  /** Recipes and stories that readers see: an `itemKey` each. */
  published: ReadonlySet<string>;
}

/** Names a page in `LintContext`. */
export const pageKey = (route: SlugRoute, locale: Locale, slug: string) => `${route} ${locale} ${slug}`;

/** Names a recipe or story in a language in `LintContext`. */
export const itemKey = (itemId: string, locale: Locale) => `${itemId} ${locale}`;

/** The languages that an item has, in the order of the site. */
export function languagesOf(texts: Partial<Localized<unknown>>): Locale[] {
  return locales.filter((locale) => texts[locale] !== undefined);
}
