import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { isReadable } from "#lib/platform/text/user-text.ts";
import type { DraftContent, DraftIngredient, DraftStep } from "../draft.ts";
import { listKeyedTexts } from "../working-copy/keyed-texts.ts";

/**
 * What a draft lacks before it can be submitted. "markup" is a value in braces that cannot be read,
 * "amount" is zero or a range that does not ascend.
 */
export type MissingCode =
  | "title"
  | "picture"
  | "preparation"
  | "servings"
  | "ingredient"
  | "ingredientName"
  | "step"
  | "amount"
  | "markup";

/** `path` names the field in the content, as "groups.0.ingredients.2.amount". */
export interface Missing {
  path: string;
  code: MissingCode;
}

/**
 * Lists what a draft lacks before it can be submitted, in the order of the form. Saving never
 * depends on it. The language it is written in has to be complete; the other one may be missing,
 * also in parts.
 */
export function findMissing(content: DraftContent): Missing[] {
  const { language, title, pictureId, duration, servings, groups, steps } = content;
  const missing: Missing[] = [];
  const add = (path: string, code: MissingCode) => missing.push({ path, code });
  if (!isReadable(title[language])) add(`title.${language}`, "title");
  if (!pictureId) add("pictureId", "picture");
  if (!duration.preparation) add("duration.preparation", "preparation");
  if (!servings.amount) add("servings.amount", "servings");
  if (!groups.some(({ ingredients }) => ingredients.some(isNamed))) add("groups", "ingredient");
  if (!steps.some(({ text }) => text[language])) add("steps", "step");
  missing.push(...findInRows(content), ...findMalformed(content));
  return missing;
}

/** Whether a row says which ingredient it is; the others are dropped when it is published. */
export function isNamed({ ingredientId, name }: DraftIngredient): boolean {
  return ingredientId !== null || name !== "";
}

/** Whether a step says anything in a language; the others are dropped when it is published. */
export function isWritten({ heading, text, tip }: DraftStep): boolean {
  return locales.some((locale) => heading[locale] || text[locale] || tip[locale]);
}

function findInRows({ groups, utensils, steps, language }: DraftContent): Missing[] {
  const missing: Missing[] = [];
  for (const [g, group] of groups.entries()) {
    for (const [i, row] of group.ingredients.entries()) {
      const path = `groups.${g}.ingredients.${i}`;
      const isFilled = row.amount !== null || row.unit !== null;
      if (isFilled && !isNamed(row)) missing.push({ path: `${path}.name`, code: "ingredientName" });
      if (row.amount === 0) missing.push({ path: `${path}.amount`, code: "amount" });
      const isRange = row.amountMax === null || (row.amount !== null && row.amount < row.amountMax);
      if (!isRange) missing.push({ path: `${path}.amountMax`, code: "amount" });
    }
  }
  for (const [u, { amount }] of utensils.entries()) {
    if (amount === 0) missing.push({ path: `utensils.${u}.amount`, code: "amount" });
  }
  for (const [s, step] of steps.entries()) {
    if (isWritten(step) && !step.text[language]) missing.push({ path: `steps.${s}.text.${language}`, code: "step" });
    for (const [i, { amount }] of step.ingredients.entries()) {
      if (amount === 0) missing.push({ path: `steps.${s}.ingredients.${i}.amount`, code: "amount" });
    }
  }
  return missing;
}

/** The recipes refuse malformed markup (`recipeInputSchema`); this names the fields. */
function findMalformed(content: DraftContent): Missing[] {
  const texts = listKeyedTexts(content).filter(({ hasMarkup }) => hasMarkup);
  return texts.flatMap(({ path, text }) =>
    locales
      .filter((locale) => parseMarkup(text[locale]).malformed.length > 0)
      .map((locale): Missing => ({ path: `${path}.${locale}`, code: "markup" })),
  );
}
