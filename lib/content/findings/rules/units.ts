import type { LintContext, LintedRecipe } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";

/** Units of the list that the site does not know, and so can neither convert nor name. */
export function lintUnits({ rows }: LintedRecipe, { units }: LintContext): Finding[] {
  return rows.flatMap(({ unit }, index) =>
    unit === null || units.has(unit)
      ? []
      : [toFinding("unitUnknown", { field: "ingredient", index }, { excerpt: unit })],
  );
}
