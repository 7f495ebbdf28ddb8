import { parseTin } from "#lib/measures/kitchen-text/tin.ts";
import { detectValues } from "#lib/measures/markup/detect.ts";
import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { type LintedRecipe, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";
import { listStepTexts } from "../recipe-texts.ts";

/** Keys of utensils whose size decides how high a dough or filling stands; sheets are alike. */
const tins = ["baking-dish", "bundt-tin", "loaf-tin", "springform-tin", "tart-tin"];
const tinWords = {
  de: /\b(?:Spring|Kasten|Tarte|Quiche|Gugelhupf|Auflauf|Back)form/i,
  en: /\b(?:springform|(?:loaf|tart|bundt|cake|baking) (?:tin|pan)|baking dish)/i,
};

/** Tins without a size, in the list of utensils or named by a step alone. */
export function lintTins(recipe: LintedRecipe): Finding[] {
  return languagesOf(recipe.texts).flatMap((language) => {
    const texts = listStepTexts(recipe, language);
    if (texts.some(hasTin)) return [];
    const listed = recipe.utensils.flatMap(({ key, names, size }, index) => {
      const sizes = language in size ? size[language] : locales.map((locale) => size[locale]).find(Boolean);
      return tins.includes(key) && !parseTin(key, sizes ?? "")
        ? [toFinding("tinSizeMissing", { field: "utensil", index, language }, { name: names })]
        : [];
    });
    if (recipe.utensils.some(({ key }) => tins.includes(key))) return listed;
    const step = texts.findIndex((text) => tinWords[language].test(text));
    const [word = ""] = tinWords[language].exec(texts[step] ?? "") ?? [];
    return step < 0 ? [] : [toFinding("tinSizeMissing", { field: "step", index: step, language }, { name: word })];
  });
}

function hasTin(text: string): boolean {
  return parseMarkup(text).parts.some((part) =>
    typeof part === "string" ? detectValues(part).some(({ value }) => value.type === "tin") : part.type === "tin",
  );
}
