import { detectValues } from "#lib/measures/markup/detect.ts";
import { type LintProblem, lintText } from "#lib/measures/markup/lint.ts";
import { parseValue } from "#lib/measures/markup/parse.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { LintContext, LintedRecipe } from "../content.ts";
import { type Finding, type Rule, toFinding } from "../finding.ts";
import { listMarkedTexts, listPlainTexts } from "../recipe-texts.ts";

/**
 * Values of texts: malformed ones, numbers with a unit that are not marked, ingredients that the
 * recipe does not list, words that are neither a unit nor an ingredient, and measures in texts that
 * no page converts.
 */
export function lintMarkup(recipe: LintedRecipe, context: LintContext): Finding[] {
  const keys = recipe.rows.map(({ key }) => key ?? "");
  const marked = listMarkedTexts(recipe).flatMap(({ field, index, text }) =>
    locales.flatMap((language) =>
      lintText(text[language] ?? "", keys).map((problem) =>
        toFinding(toRule(problem, context), { field, index, language }, { excerpt: problem.excerpt }),
      ),
    ),
  );
  const plain = listPlainTexts(recipe)
    .filter(({ field }) => field === "title" || field === "summary")
    .flatMap(({ field, index, text }) =>
      locales.flatMap((language) =>
        detectValues(text[language] ?? "")
          .filter(({ value }) => value.type !== "duration")
          .map(({ index: start, length }) => {
            const excerpt = (text[language] ?? "").slice(start, start + length);
            return toFinding("valueUnconverted", { field, index, language }, { excerpt });
          }),
      ),
    );
  return [...marked, ...plain];
}

function toRule({ code, excerpt }: LintProblem, { ingredients }: LintContext): Rule {
  if (code === "malformed") return "valueMalformed";
  if (code === "unmarked") return "valueUnmarked";
  const value = parseValue(excerpt.slice(1, -1));
  const key = value?.type === "amount" ? value.ingredient : null;
  // A word behind a number that no ingredient has is meant as a unit: "{3 jars}".
  return key !== null && !ingredients.has(key) ? "unitUnknown" : "ingredientUnlisted";
}
