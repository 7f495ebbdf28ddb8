import type { LintContext, LintedRecipe } from "./content.ts";
import { type Finding, fields } from "./finding.ts";
import { lintAmounts } from "./rules/amounts.ts";
import { lintCoreTemperature } from "./rules/core-temperature.ts";
import { lintDiets } from "./rules/diets.ts";
import { lintIngredientUse } from "./rules/ingredient-use.ts";
import { lintMarkup } from "./rules/markup.ts";
import { lintMentions } from "./rules/mentions.ts";
import { lintRecipeNumbers } from "./rules/numbers.ts";
import { lintOven } from "./rules/oven.ts";
import { lintPictures } from "./rules/pictures.ts";
import { lintSearchResults } from "./rules/search-results.ts";
import { lintTimes } from "./rules/times.ts";
import { lintTins } from "./rules/tins.ts";
import { lintRecipeTranslation } from "./rules/translation.ts";
import { lintUnits } from "./rules/units.ts";
import { lintUtensils } from "./rules/utensils.ts";

const rules: ((recipe: LintedRecipe, context: LintContext) => Finding[])[] = [
  lintSearchResults,
  lintPictures,
  lintTimes,
  lintDiets,
  lintIngredientUse,
  lintMentions,
  lintAmounts,
  lintUnits,
  lintMarkup,
  lintTins,
  lintUtensils,
  lintOven,
  lintCoreTemperature,
  lintRecipeTranslation,
  lintRecipeNumbers,
];

/** A text of nothing but numbers has tens of thousands, which no page can show. */
const maxFindings = 200;

/** Lists what is wrong or doubtful in a recipe, in the order of its form; at most 200 findings. */
export function lintRecipe(recipe: LintedRecipe, context: LintContext): Finding[] {
  return sortByPlace(rules.flatMap((lint) => lint(recipe, context))).slice(0, maxFindings);
}

/** Sorts findings in the order of the form; those of one place keep their order. */
export function sortByPlace(findings: Finding[]): Finding[] {
  const rank = ({ place: { field, index } }: Finding) => fields.indexOf(field) * 1000 + (index ?? -1);
  return findings.toSorted((a, b) => rank(a) - rank(b));
}
