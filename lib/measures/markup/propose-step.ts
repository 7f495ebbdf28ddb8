import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import type { ProposalRow } from "./name-matching.ts";
import { proposeMarkup } from "./propose.ts";

/** A row of an imported list; `ingredient` is null where the site does not know its name. */
export interface RecognizedRow {
  amount: { from: number; to: number | null } | null;
  unit: string | null;
  ingredient: { key: string; names: Localized<{ one: string; many: string }> } | null;
}

/**
 * Marks the values of an imported step: durations, temperatures, tins, and amounts of the recipe's
 * ingredients. Braces of the text become round brackets, because braces are the markup's own.
 *
 * @param rows the whole list in its order, so that repeated ingredients are told apart.
 */
export function proposeStepMarkup(text: string, rows: RecognizedRow[], language: Locale): string {
  const plain = text.replaceAll("{", "(").replaceAll("}", ")");
  return proposeMarkup(plain, toProposalRows(rows, language));
}

/** The rows of a list that a text can name. */
export function toProposalRows(rows: RecognizedRow[], language: Locale): ProposalRow[] {
  const occurrences = new Map<string, number>();
  return rows.flatMap(({ amount, unit, ingredient }) => {
    if (!ingredient) return [];
    const occurrence = (occurrences.get(ingredient.key) ?? 0) + 1;
    occurrences.set(ingredient.key, occurrence);
    const names = ingredient.names[language];
    return { ingredient: ingredient.key, occurrence, amount: amount?.from ?? null, unitCode: unit, names };
  });
}
