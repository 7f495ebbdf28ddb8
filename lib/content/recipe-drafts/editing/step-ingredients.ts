import { toProposalRows } from "#lib/measures/markup/propose-step.ts";
import { formatAmount } from "#lib/measures/units/amount.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createStep } from "../draft/list-changes.ts";
import { isNamed } from "../draft/missing.ts";
import type { DraftContent, DraftIngredient, DraftStep } from "../draft.ts";
import { draftLimits } from "../limits.ts";
import { formatIngredientName } from "./ingredient-suggestions.ts";
import type { DraftLookups } from "./lookups.ts";

/** An ingredient as a step offers it. */
export interface StepIngredient {
  id: string;
  row: DraftIngredient;
  /** "Mehl" */
  name: string;
  /** "250 g Mehl" */
  label: string;
  /** Numbers of the other steps that use it, from 1. */
  otherSteps: number[];
  /** How much this step uses; null for what other steps leave over. */
  use: { amount: number | null } | null;
}

/** Lists the ingredients of a draft for one of its steps: used here, elsewhere or nowhere yet. */
export function listStepIngredients(content: DraftContent, stepIndex: number, lookups: DraftLookups): StepIngredient[] {
  const { groups, steps, language } = content;
  const rows = groups.flatMap(({ ingredients }) => ingredients).filter(isNamed);
  return rows.map((row) => {
    const users = steps.flatMap((step, index) => (step.ingredients.some(({ id }) => id === row.id) ? [index] : []));
    return {
      id: row.id,
      row,
      name: nameOf(row, lookups, language),
      label: formatRow(row, lookups, language),
      otherSteps: users.filter((index) => index !== stepIndex).map((index) => index + 1),
      use: steps[stepIndex]?.ingredients.find(({ id }) => id === row.id) ?? null,
    };
  });
}

function nameOf(row: DraftIngredient, { ingredients }: DraftLookups, language: Locale): string {
  const entry = row.name === "" ? ingredients.find(({ id }) => id === row.ingredientId) : undefined;
  return entry ? formatIngredientName(entry, row, language) : row.name;
}

function formatRow(row: DraftIngredient, lookups: DraftLookups, language: Locale): string {
  const names = lookups.units.find(({ code }) => code === row.unit)?.names[language];
  const isOne = (row.amountMax ?? row.amount ?? 0) <= 1;
  const unit = names ? (isOne ? names.one : names.many) : "";
  const amount = formatAmount({ ...row, unit, unitCode: row.unit }, language);
  return [amount, nameOf(row, lookups, language)].filter(Boolean).join(" ");
}

/** The ingredients of a draft as texts may name them, and the words of units. */
export function createMarkupContext({ groups, language }: DraftContent, lookups: DraftLookups) {
  const entries = new Map(lookups.ingredients.map((one) => [one.id, one]));
  const rows = groups.flatMap(({ ingredients }) =>
    ingredients.map(({ ingredientId, amount, amountMax, unit }) => ({
      amount: amount === null ? null : { from: amount, to: amountMax },
      unit,
      ingredient: (ingredientId !== null && entries.get(ingredientId)) || null,
    })),
  );
  return { rows: toProposalRows(rows, language), context: { language, unitNames: toUnitNames(lookups, language) } };
}

/** The words of units in a language, by code. */
export function toUnitNames({ units }: DraftLookups, language: Locale) {
  return Object.fromEntries(units.map(({ code, names }) => [code, names[language]]));
}

/**
 * Splits a pasted text at its empty lines: the first part is added to a step, each other one
 * becomes a step behind it.
 *
 * @param text plain text
 * @returns the content and how many steps the text has become
 */
export function splitIntoSteps(
  content: DraftContent,
  stepIndex: number,
  text: string,
): { content: DraftContent; count: number } {
  const { language, steps } = content;
  const step = steps[stepIndex];
  const parts = text
    .split(/\r?\n[^\S\n]*\n\s*/)
    .map((part) => part.trim().replaceAll("{", "(").replaceAll("}", ")").slice(0, draftLimits.stepText))
    .filter(Boolean);
  if (!step || parts.length < 2) return { content, count: 0 };
  const [first = "", ...others] = parts;
  const own = [step.text[language], first].filter(Boolean).join(" ").slice(0, draftLimits.stepText);
  const added = others
    .slice(0, draftLimits.steps - steps.length)
    .map((part): DraftStep => ({ ...createStep(), text: { de: "", en: "", [language]: part } }));
  const changed = { ...step, text: { ...step.text, [language]: own } };
  return {
    content: { ...content, steps: steps.toSpliced(stepIndex, 1, changed, ...added) },
    count: added.length + 1,
  };
}
