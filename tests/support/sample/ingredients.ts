import type { Country } from "#lib/measures/units/country.ts";
import type { UsForm } from "#lib/measures/units/us-form.ts";
import type { Aisle } from "#lib/platform/config/aisles.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { altOf, both, readSample } from "./read-sample.ts";
import type { IngredientPageSeed, IngredientSeed } from "./sample-types.ts";

interface IngredientText extends Record<"slug" | "singular" | "plural", string> {
  synonyms?: string[];
  usSingular?: string;
  usPlural?: string;
  countrySubstitutes?: Partial<Record<Country, string>>;
  summary?: string;
  storage?: string;
  substitutes?: string;
  body?: string;
}

interface IngredientFile extends Record<"kcal" | "fat" | "protein" | "carbohydrate", number> {
  key: string;
  hasPage?: boolean;
  pictureKey?: string;
  density?: number;
  pieceGrams?: number;
  usForm?: UsForm;
  season?: number[];
  aisle?: Aisle;
  isStaple?: boolean;
  shelfLifeDays?: number;
  texts: Localized<IngredientText>;
}

/** Ingredients as the file has them. */
export const ingredientFile = readSample<IngredientFile[]>("content/ingredients.json");

/** Ingredients of the sample site by key. */
export const ingredients: Record<string, IngredientSeed> = Object.fromEntries(
  ingredientFile.map((entry) => [entry.key, toIngredient(entry)]),
);

/** Pages of ingredients. */
export const ingredientPages = ingredientFile.flatMap((entry) => (entry.hasPage ? toPage(entry) : []));

/** Keys of ingredients that are assumed to be in every kitchen. */
export const staples = ingredientFile.flatMap(({ key, isStaple }) => (isStaple ? key : []));

/** Other words for an ingredient, in both languages. */
export const synonymsOf = (key: string) => {
  const texts = ingredientFile.find((entry) => entry.key === key)?.texts;
  return [...(texts?.de.synonyms ?? []), ...(texts?.en.synonyms ?? [])];
};

export const aisleOf = (key: string) => ingredientFile.find((entry) => entry.key === key)?.aisle;

function toIngredient(entry: IngredientFile): IngredientSeed {
  const { kcal, fat, protein, carbohydrate, density, pieceGrams, usForm, texts } = entry;
  const namesOf = ({ singular, plural }: IngredientText) => ({ singular, plural });
  const usNamesOf = ({ usSingular, usPlural }: IngredientText) =>
    usSingular && usPlural ? { singular: usSingular, plural: usPlural } : undefined;
  const substitute = (country: Country) => {
    const { de, en } = both(texts, ({ countrySubstitutes }) => countrySubstitutes?.[country]);
    return de || en ? { de, en } : undefined;
  };
  return {
    names: { de: namesOf(texts.de), en: namesOf(texts.en) },
    per100g: { kcal, fat, protein, carbohydrate },
    density,
    pieceGrams,
    usForm,
    usNames: { de: usNamesOf(texts.de), en: usNamesOf(texts.en) },
    countrySubstitutes: { de: substitute("de"), us: substitute("us") },
  };
}

function toPage({ key, season = [], pictureKey, texts }: IngredientFile): IngredientPageSeed {
  const read = (field: "slug" | "summary" | "body" | "storage" | "substitutes") => both(texts, (text) => text[field]);
  return {
    key,
    season,
    picture: pictureKey,
    alt: pictureKey ? altOf(pictureKey) : undefined,
    slug: read("slug"),
    summary: read("summary"),
    body: read("body"),
    storage: read("storage"),
    substitutes: read("substitutes"),
  };
}
