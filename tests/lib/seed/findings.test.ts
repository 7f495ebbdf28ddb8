import { describe, expect, test } from "vitest";
import type { Rule } from "#lib/content/findings/finding.ts";
import { lintRecipe } from "#lib/content/findings/lint-recipe.ts";
import { lintContext, toLintedSeed } from "#tests/lib/content/findings/linted-seed.ts";
import { markedRecipes } from "#tests/support/catalogue.ts";

/** Drafts and rejected recipes may be incomplete, but what they say is well written. */
const textRules: Rule[] = [
  "valueMalformed",
  "valueUnmarked",
  "valueUnconverted",
  "ingredientUnlisted",
  "numbersDiffer",
];

// Stored recipes with their pictures, and stories:
// tests/lib/content/findings/report-queries.test.ts.
describe("the linter finds nothing in", () => {
  test.each(markedRecipes.map((recipe) => [recipe.key, recipe] as const))("%s", (_, recipe) => {
    const isIncomplete = recipe.state === "draft" || recipe.state === "rejected";
    const findings = lintRecipe(toLintedSeed(recipe), lintContext);
    expect(findings.filter(({ rule }) => !isIncomplete || textRules.includes(rule))).toEqual([]);
  });
});
