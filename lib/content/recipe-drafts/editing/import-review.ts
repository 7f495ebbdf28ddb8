import type { ImportedRecipe } from "#lib/content/recipe-import/imported-recipe.ts";
import { foundSourceSchema } from "#lib/content/recipes/content/source.ts";
import { parseTypedDuration } from "#lib/measures/kitchen-text/typed-duration.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { normalizeUserLine, normalizeUserText } from "#lib/platform/text/user-text.ts";
import { createStep } from "../draft/list-changes.ts";
import { createDraftContent, type DraftContent, type DraftIngredient } from "../draft.ts";
import { draftLimits as limits } from "../limits.ts";
import type { RowReader } from "./ingredient-rows.ts";
import type { DraftLookups } from "./lookups.ts";
import { splitLine } from "./split-row.ts";

/** An imported recipe as text fields, in which its writer corrects it. */
export interface ImportReview {
  language: Locale;
  title: string;
  summary: string;
  servings: { amount: string; type: "portion" | "piece" };
  /** As typed, see `parseTypedDuration`. */
  duration: { preparation: string; baking: string; resting: string };
  difficulty: DraftContent["difficulty"];
  /** One a line; a line that ends with a colon begins a group. */
  ingredients: string;
  /** Separated by an empty line; a first line that ends with a colon is the heading. */
  steps: string;
  notes: string;
  utensilIds: string[];
  source: ImportedRecipe["source"];
}

/** Makes the fields of an imported recipe. Utensils that the site does not know become notes. */
export function createImportReview(recipe: ImportedRecipe, lookups: DraftLookups, language?: Locale): ImportReview {
  const utensils = recipe.utensils.map((name) => ({ name, id: findUtensil(name, lookups) }));
  const unknown = utensils.filter(({ id }) => id === null).map(({ name }) => name);
  const { preparation, baking, resting } = recipe.duration;
  return {
    language: recipe.language ?? language ?? defaultLocale,
    title: recipe.title ?? "",
    summary: recipe.description ?? "",
    servings: { amount: String(recipe.servings?.amount ?? ""), type: recipe.servings?.type ?? "portion" },
    duration: {
      preparation: String(preparation ?? ""),
      baking: String(baking ?? ""),
      resting: String(resting ?? ""),
    },
    difficulty: recipe.difficulty ?? "unknown",
    ingredients: recipe.ingredientGroups
      .map(({ heading, lines }) => [...(heading ? [`${heading}:`] : []), ...lines].join("\n"))
      .join("\n"),
    steps: recipe.steps.map(({ heading, text }) => (heading ? `${heading}:\n${text}` : text)).join("\n\n"),
    notes: [recipe.chefsNote ?? "", unknown.join(", ")].filter(Boolean).join("\n"),
    utensilIds: utensils.flatMap(({ id }) => id ?? []),
    source: recipe.source,
  };
}

/** Lists the fields whose text cannot be read: the draft would lose it. */
export function listUnreadFields({ servings, duration }: ImportReview): string[] {
  const times = (["preparation", "baking", "resting"] as const).filter(
    (part) => readMinutes(duration[part]) === undefined,
  );
  return [...(readServingsAmount(servings.amount) === undefined ? ["servings"] : []), ...times];
}

function findUtensil(name: string, { utensils }: DraftLookups): string | null {
  const typed = name.trim().toLowerCase();
  const isNamed = ({ names }: DraftLookups["utensils"][number]) =>
    Object.values(names).some(({ one, many }) => [one.toLowerCase(), many.toLowerCase()].includes(typed));
  return utensils.find(isNamed)?.id ?? null;
}

/** The rows of the typed ingredients in their groups. */
function readGroups({ ingredients, language }: ImportReview, { readLine }: RowReader): DraftContent["groups"] {
  const groups: DraftContent["groups"] = [];
  let count = 0;
  for (const line of normalizeUserText(ingredients.slice(0, maxTextLength)).split("\n").filter(Boolean)) {
    if (line.endsWith(":") && groups.length < limits.groups) {
      const heading = toLine(line.slice(0, -1), limits.heading);
      groups.push({ heading: { de: "", en: "", [language]: heading }, ingredients: [] });
    } else if (count < limits.ingredients) {
      if (groups.length === 0) groups.push({ heading: { de: "", en: "" }, ingredients: [] });
      groups.at(-1)?.ingredients.push(readLine(line, language));
      count++;
    }
  }
  return groups;
}

const maxTextLength = 100_000;

/** Splits the typed ingredients into those that were understood and the other lines. */
export function checkIngredients(review: ImportReview, reader: RowReader): { understood: number; unknown: string[] } {
  const rows = readGroups(review, reader).flatMap((group) => group.ingredients);
  const isUnknown = ({ amount, unit, ingredientId }: DraftIngredient) =>
    amount === null && unit === null && ingredientId === null;
  const unknown = rows.filter(isUnknown).map(({ name }) => name);
  return { understood: rows.length - unknown.length, unknown };
}

/** Lists the lines of the ingredients that name two things, each once. */
export function listDivisibleLines({ ingredients, language }: ImportReview, reader: RowReader): string[] {
  const lines = ingredients.slice(0, maxTextLength).split("\n", limits.ingredients);
  return [...new Set(lines.filter((line) => splitLine(line, language, reader) !== null))];
}

/** The text of the ingredients with one line divided. */
export function divideLine({ ingredients, language }: ImportReview, line: string, reader: RowReader): string {
  const lines = ingredients.split("\n");
  return lines.flatMap((one) => (one === line ? (splitLine(one, language, reader) ?? one) : one)).join("\n");
}

/**
 * Makes the content of a draft from what was imported and corrected. The picture and the tags of
 * the draft stay; all else is replaced.
 */
export function toImportedContent(review: ImportReview, before: DraftContent, reader: RowReader): DraftContent {
  const { language, servings, duration, source } = review;
  const inLanguage = (text: string) => ({ de: "", en: "", [language]: text });
  const steps = normalizeUserText(review.steps.slice(0, maxTextLength)).split(/\n\n+/).filter(Boolean);
  return {
    ...createDraftContent(language),
    isBilingual: before.isBilingual,
    title: inLanguage(toLine(review.title, limits.title)),
    summary: inLanguage(toText(review.summary, limits.summary)),
    chefsNote: inLanguage(toText(review.notes, limits.chefsNote)),
    difficulty: review.difficulty,
    servings: { amount: readServingsAmount(servings.amount) ?? null, type: servings.type },
    duration: {
      preparation: readMinutes(duration.preparation) ?? null,
      baking: readMinutes(duration.baking) ?? null,
      resting: readMinutes(duration.resting) ?? null,
    },
    pictureId: before.pictureId,
    tagIds: before.tagIds,
    groups: readGroups(review, reader),
    utensils: [...new Set(review.utensilIds)]
      .slice(0, limits.utensils)
      .map((utensilId) => ({ utensilId, amount: null, size: { de: "", en: "" } })),
    steps: steps.slice(0, limits.steps).map((text) => {
      const [, heading, rest] = /^([^\n]{1,120}):\n([\s\S]+)$/.exec(text) ?? [];
      return {
        ...createStep(),
        heading: inLanguage(toLine(heading ?? "", limits.heading)),
        text: inLanguage(toText(rest ?? text, limits.stepText)),
      };
    }),
    source: foundSourceSchema.parse(source),
  };
}

const withoutBraces = (text: string) => text.replaceAll("{", "(").replaceAll("}", ")");
const toText = (text: string, max: number) => normalizeUserText(withoutBraces(text)).slice(0, max).trim();
const toLine = (text: string, max: number) => normalizeUserLine(withoutBraces(text)).slice(0, max).trim();

/** @returns undefined for what is no duration */
function readMinutes(text: string): number | null | undefined {
  const minutes = parseTypedDuration(text);
  if (typeof minutes !== "number") return minutes;
  return minutes <= limits.minutes ? minutes || null : undefined;
}

/** @returns undefined for what is no number of servings */
function readServingsAmount(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const amount = Number(text);
  return Number.isInteger(amount) && amount > 0 && amount <= limits.servings ? amount : undefined;
}
