import {
  itemKey,
  type LintContext,
  type LintedRecipe,
  type LintedRow,
  type LintedStory,
  pageKey,
} from "#lib/content/findings/content.ts";
import type { Finding } from "#lib/content/findings/finding.ts";
import { lintRecipe } from "#lib/content/findings/lint-recipe.ts";
import { lintStory } from "#lib/content/findings/lint-story.ts";
import { ingredients } from "#tests/support/catalogue.ts";
import { lintContext } from "./linted-seed.ts";

/** The units and the lexicon of the sample site; one recipe has a page. */
export const context: LintContext = {
  ...lintContext,
  pages: new Set([pageKey("/recipes/[slug]", "de", "suppe"), pageKey("/recipes/[slug]", "en", "soup")]),
  published: new Set([itemKey("soup", "de"), itemKey("soup", "en")]),
};

/** A row of the list: 400 g of an ingredient of the sample site. */
export function row(key: string, changes: Partial<LintedRow> = {}): LintedRow {
  const names = ingredients[key]?.names;
  return {
    key,
    names: { de: names?.de.singular ?? key, en: names?.en.singular ?? key },
    amount: 400,
    amountMax: null,
    unit: "g",
    characteristic: {},
    addition: {},
    ...changes,
  };
}

type Texts = NonNullable<LintedRecipe["texts"]["de"]>;

const texts: { de: Texts; en: Texts } = {
  de: {
    title: "Kartoffelauflauf",
    summary: "Mit Kruste.",
    metaTitle: null,
    metaDescription: null,
    chefsNote: "Schmeckt auch kalt.",
    storage: "",
    freezing: "",
    makeAhead: "",
    groups: [""],
    steps: [
      {
        heading: "Vorbereiten",
        text: "Heize den Ofen auf {200 °C} ({fan 180 °C}) vor. Schneide die Kartoffeln {10 min} lang klein.",
        tip: "",
      },
      { heading: "Backen", text: "Schiebe die Form in den Ofen und backe die Kartoffeln {35 min}.", tip: "" },
    ],
  },
  en: {
    title: "Potato bake",
    summary: "With a crust.",
    metaTitle: null,
    metaDescription: null,
    chefsNote: "It is good cold, too.",
    storage: "",
    freezing: "",
    makeAhead: "",
    groups: [""],
    steps: [
      {
        heading: "Prepare",
        text: "Preheat the oven to {200 °C} ({fan 180 °C}). Cut up the potatoes for {10 min}.",
        tip: "",
      },
      { heading: "Bake", text: "Slide the dish into the oven and bake the potatoes for {35 min}.", tip: "" },
    ],
  },
};

/** A recipe without a fault. */
export function createRecipe(changes: Partial<LintedRecipe> = {}): LintedRecipe {
  return {
    texts: structuredClone(texts),
    duration: { preparation: 20, baking: 35, resting: 0 },
    ovenCelsius: 200,
    rows: [row("potato")],
    utensils: [
      {
        key: "baking-dish",
        names: { de: "Auflaufform", en: "baking dish" },
        size: { de: "{tin 20 × 30 cm}", en: "{tin 20 × 30 cm}" },
      },
    ],
    steps: [{ ingredients: [{ row: 0, amount: null }] }, { ingredients: [{ row: 0, amount: null }] }],
    pictures: [{ field: "picture", index: null, width: 1600, height: 1200, alts: { de: "Ein Auflauf", en: "A bake" } }],
    tags: ["vegan"],
    ...changes,
  };
}

/** The recipe with other texts in one language: of its steps by position, or of its fields. */
export function withTexts(locale: "de" | "en", changes: Partial<Texts>, steps: Record<number, string> = {}) {
  const recipe = createRecipe();
  const own = { ...texts[locale], ...changes };
  const changed = own.steps.map((step, index) => ({ ...step, text: steps[index] ?? step.text }));
  return { ...recipe, texts: { ...recipe.texts, [locale]: { ...own, steps: changed } } };
}

/** A story without a fault. */
export function createStory(changes: Partial<LintedStory> = {}): LintedStory {
  const head = { metaTitle: null, metaDescription: null };
  return {
    texts: {
      de: {
        ...head,
        title: "Suppen",
        summary: "Über Suppen.",
        body: [
          { type: "headline", level: 2, text: "Drei Suppen" },
          { type: "text", text: "Eine [Suppe](/de/rezepte/suppe) braucht 20 Minuten." },
        ],
      },
      en: {
        ...head,
        title: "Soups",
        summary: "About soups.",
        body: [
          { type: "headline", level: 2, text: "Three soups" },
          { type: "text", text: "A [soup](/en/recipes/soup) takes 20 minutes." },
        ],
      },
    },
    pictures: [],
    ...changes,
  };
}

const describeFinding = ({ rule, place: { field, index, language } }: Finding) =>
  [rule, field, index, language].filter((part) => part !== null).join(" ");

/** Findings of a recipe in short: "tinSizeMissing utensil 0 de". */
export const findIn = (recipe: LintedRecipe) => lintRecipe(recipe, context).map(describeFinding);
/** Findings of a story in short. */
export const findInStory = (story: LintedStory) => lintStory(story, context).map(describeFinding);
