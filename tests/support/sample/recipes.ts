import type { Localized } from "#lib/platform/i18n/locales.ts";
import { altOf, both, bothOrNone, readSample, readSampleFolder } from "./read-sample.ts";
import type { RecipeIngredientSeed, RecipeSeed, StepSeed } from "./sample-types.ts";

interface StepText {
  heading: string;
  text: string;
  tip?: string;
}

interface RecipeText extends Record<"slug" | "title" | "summary" | "chefsNote", string> {
  storage?: string;
  freezing?: string;
  makeAhead?: string;
  groups: string[];
  steps: StepText[];
}

interface Step {
  ingredients: StepSeed["ingredients"];
  utensilKeys?: string[];
  pictureKey?: string;
  videoKey?: string;
}

type Shared =
  | ("publishedAt" | "state" | "rejection" | "isSponsored" | "difficulty" | "duration")
  | ("ovenCelsius" | "servings" | "nutrition");

interface RecipeFile extends Pick<RecipeSeed, Shared> {
  key: string;
  authorKey: string;
  pictureKey: string;
  mainCategoryKey: string;
  categoryKeys?: string[];
  tagKeys?: string[];
  ingredients: (Omit<RecipeIngredientSeed, "ingredient" | "id"> & { ingredientKey: string; groupPosition: number })[];
  utensils?: { utensilKey: string; amount?: number; size?: Localized }[];
  steps: Step[];
  texts: Localized<RecipeText>;
}

const likes = readSample<Record<string, string[]>>("sample/likes.json");

/** The recipes of the sample site, with markup; their keys are the names of their files. */
export const sampleRecipes = [...readSampleFolder<RecipeFile>("content/recipes")].map(([name, file]) =>
  toRecipe(name, file),
);

function toRecipe(name: string, file: RecipeFile): RecipeSeed {
  const { texts, ingredients, utensils = [], steps, ...facts } = file;
  const { authorKey, pictureKey, mainCategoryKey, categoryKeys = [], tagKeys = [], ...shared } = facts;
  return {
    ...shared,
    key: name,
    picture: pictureKey,
    alt: altOf(pictureKey),
    slug: both(texts, ({ slug }) => slug),
    title: both(texts, ({ title }) => title),
    summary: both(texts, ({ summary }) => summary),
    chefsNote: both(texts, ({ chefsNote }) => chefsNote),
    author: authorKey,
    ingredients: toGroups(file),
    utensils: utensils.map(({ utensilKey, ...row }) => ({ utensil: utensilKey, ...row })),
    steps: steps.map((step, index) => toStep(step, index, texts)),
    category: mainCategoryKey,
    moreCategories: categoryKeys,
    tags: tagKeys,
    likedBy: likes[file.key] ?? [],
  };
}

/** A second row with an ingredient is named "butter#2", as in the steps and in the markup. */
function toGroups({ ingredients, texts }: RecipeFile): RecipeSeed["ingredients"] {
  const counts = new Map<string, number>();
  const rows = ingredients.map(({ ingredientKey, groupPosition, ...row }) => {
    const count = (counts.get(ingredientKey) ?? 0) + 1;
    counts.set(ingredientKey, count);
    const id = count > 1 ? { id: `${ingredientKey}#${count}` } : {};
    return { groupPosition, item: { ...row, ...id, ingredient: ingredientKey } };
  });
  const groups = Math.max(texts.de.groups.length, texts.en.groups.length);
  const used = rows.map(({ groupPosition }) => groupPosition + 1);
  return Array.from({ length: Math.max(groups, ...used) }, (_, position) => ({
    heading: bothOrNone(texts, (text) => text.groups[position]),
    items: rows.flatMap((row) => (row.groupPosition === position ? row.item : [])),
  }));
}

function toStep(step: Step, index: number, texts: Localized<RecipeText>): StepSeed {
  const { ingredients, utensilKeys = [], pictureKey, videoKey } = step;
  const read = (field: keyof StepText) => both(texts, ({ steps }) => steps[index]?.[field]);
  return {
    heading: read("heading"),
    text: read("text"),
    ingredients,
    utensils: utensilKeys,
    tip: bothOrNone(texts, ({ steps }) => steps[index]?.tip),
    picture: pictureKey ? { name: pictureKey, alt: altOf(pictureKey) } : undefined,
    video: videoKey,
  };
}

export interface KeepingSeed {
  storage?: Localized;
  freezing?: Localized;
  makeAhead?: Localized;
}

/** How recipes keep, by the names of their files; without those that say nothing. */
export const keeping: Record<string, KeepingSeed> = Object.fromEntries(
  [...readSampleFolder<RecipeFile>("content/recipes")].flatMap(([name, { texts }]) => {
    const fields = (["storage", "freezing", "makeAhead"] as const).flatMap((field) => {
      const text = bothOrNone(texts, (one) => one[field]);
      return text ? [[field, text] as const] : [];
    });
    return fields.length > 0 ? [[name, Object.fromEntries(fields)]] : [];
  }),
);

/** Categories of a recipe besides its main one. */
export const otherCategoriesOf = ({ moreCategories }: RecipeSeed): string[] => moreCategories;
