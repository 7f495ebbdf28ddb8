import { parseMarkup } from "#lib/measures/markup/parse.ts";
import type { AmountValue } from "#lib/measures/markup/values.ts";
import { type LintContext, type LintedRecipe, type LintedRow, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";

/** Rounding of thirds and of sums. */
const tolerance = 1.01;

/** Steps that use more of an ingredient than the list has, or leave some of it. */
export function lintAmounts(recipe: LintedRecipe, context: LintContext): Finding[] {
  return recipe.rows.flatMap((row, index) => {
    const { amount, names } = row;
    if (amount === null) return [];
    const listed = row.amountMax ?? amount;
    const uses = recipe.steps.flatMap(({ ingredients }) => ingredients.filter((use) => use.row === index));
    const used = uses.reduce((sum, use) => sum + (use.amount ?? 0), 0);
    const place = { field: "ingredient", index } as const;
    const values = { name: names, used: round(used), listed: round(listed) };
    if (used > listed * tolerance) return [toFinding("amountAboveListed", place, values)];
    const isDivided = uses.length > 0 && uses.every((use) => use.amount !== null);
    if (isDivided && used * tolerance < amount) {
      return [toFinding("amountBelowListed", place, { ...values, listed: round(amount) })];
    }
    return lintWrittenAmounts(recipe, index, listed, context);
  });
}

/** Amounts in the texts of steps: none of them, and not all together, is more than the list has. */
function lintWrittenAmounts(recipe: LintedRecipe, index: number, listed: number, { units }: LintContext): Finding[] {
  const row = recipe.rows[index];
  if (!row?.key) return [];
  const occurrence = recipe.rows.slice(0, index + 1).filter(({ key }) => key === row.key).length;
  return languagesOf(recipe.texts).flatMap((language) => {
    const amounts = (recipe.texts[language]?.steps ?? []).flatMap(({ text }, step) =>
      parseMarkup(text).parts.flatMap((part) => {
        if (typeof part === "string" || part.type !== "amount" || part.isFixed) return [];
        if (part.ingredient !== row.key || part.occurrence !== occurrence) return [];
        const amount = toUnit(part, row, units);
        return amount === null ? [] : [{ amount, step }];
      }),
    );
    const used = amounts.reduce((sum, { amount }) => sum + amount, 0);
    const excess = amounts.find(({ amount }) => amount > listed * tolerance);
    if (!excess && used <= listed * tolerance) return [];
    const values = { name: row.names, used: round(excess?.amount ?? used), listed: round(listed) };
    return [
      toFinding("amountAboveListed", { field: "step", index: (excess ?? amounts.at(-1))?.step, language }, values),
    ];
  });
}

/** The amount in the unit of its row; null where they cannot be compared, as cloves and grams. */
function toUnit(value: AmountValue, { unit }: LintedRow, units: LintContext["units"]): number | null {
  const amount = value.to ?? value.from;
  if (value.unitCode === unit) return amount;
  const [from, to] = [units.get(value.unitCode ?? ""), units.get(unit ?? "")];
  if (!from?.factor || !to?.factor || from.dimension !== to.dimension) return null;
  return (amount * from.factor) / to.factor;
}

const round = (amount: number) => Math.round(amount * 100) / 100;
