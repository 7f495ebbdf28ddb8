import { type DietTag, deriveDiets, dietTags } from "#lib/content/search-index/ingredient-diets.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { LintedRecipe, LintedRow } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";

/** Notes that say the ingredient is of the suitable kind: "vegan butter", "oats, gluten-free". */
const exemptions: Record<DietTag, RegExp> = {
  vegan: /vegan|pflanzlich|plant-based|dairy-free/i,
  vegetarian: /vegan|vegetari|pflanzlich|plant-based|microbial|mikrobiell/i,
  pescatarian: /vegan|vegetari|pflanzlich|plant-based/i,
  "gluten-free": /glutenfrei|gluten-free/i,
  "lactose-free": /la[ck]tosefrei|lactose-free|dairy-free|vegan|pflanzlich|plant-based/i,
  "alcohol-free": /alkoholfrei|alcohol-free|non-alcoholic/i,
  "low-carb": /low.?carb/i,
};

/** Tags that say for whom a recipe is suitable, and ingredients that contradict them. */
export function lintDiets({ rows, tags }: LintedRecipe): Finding[] {
  return dietTags
    .filter((diet) => tags.includes(diet))
    .flatMap((diet) =>
      rows.flatMap((row, index) =>
        !exemptions[diet].test(notesOf(row)) && isExcluded(diet, row)
          ? [toFinding("dietContradicted", { field: "ingredient", index }, { name: row.names, diet: toChoice(diet) })]
          : [],
      ),
    );
}

/** Unknown and ready-made ingredients contradict nothing, although no recipe with them suits. */
function isExcluded(diet: DietTag, { key, names, diets }: LintedRow): boolean {
  return (diets ?? deriveDiets(names, key))[diet] === "conflicts";
}

function notesOf({ names, characteristic, addition }: LintedRow): string {
  return locales.map((locale) => [names[locale], characteristic[locale], addition[locale]].join(" ")).join(" ");
}

/** As messages choose by it: their choices have no hyphens. */
const toChoice = (diet: DietTag) => diet.replaceAll("-", "_");
