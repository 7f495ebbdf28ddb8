import { shapeOf } from "#lib/content/stories/block-texts.ts";
import { getActiveLocales, isMultilingual } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type LintedRecipe, type LintedStory, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";
import { listMarkedTexts, listPlainTexts, type PlacedText } from "../recipe-texts.ts";

/**
 * A language of the site that a recipe lacks, and texts that only one of its languages has. What is
 * missing or outdated in a language that is switched off does not count.
 */
export function lintRecipeTranslation(recipe: LintedRecipe): Finding[] {
  const missing = lintMissingLanguage(recipe.texts);
  if (missing.length > 0) return missing;
  const { de, en } = recipe.texts;
  const isStale =
    isMultilingual() && de && en && (de.steps.length !== en.steps.length || de.groups.length !== en.groups.length);
  return [
    ...(isStale ? [toFinding("translationStale", { field: "step" })] : []),
    ...[...listPlainTexts(recipe), ...listMarkedTexts(recipe)].flatMap(lintMissingText),
  ];
}

function lintMissingText({ field, index, text }: PlacedText): Finding[] {
  return getActiveLocales()
    .filter((language) => !text[language]?.trim())
    .map((language) => toFinding("translationIncomplete", { field, index, language }));
}

/** A language that a story lacks, and blocks whose kinds or parts differ between its languages. */
export function lintStoryTranslation({ texts }: LintedStory): Finding[] {
  const missing = lintMissingLanguage(texts);
  if (missing.length > 0) return missing;
  const [de = [], en = []] = [texts.de, texts.en].map((text) => text?.body.map(shapeOf));
  const incomplete = (["title", "summary"] as const).flatMap((field) =>
    lintMissingText({ field, index: null, text: { de: texts.de?.[field], en: texts.en?.[field] } }),
  );
  if (!isMultilingual()) return incomplete;
  const index = Array.from({ length: Math.max(de.length, en.length) }).findIndex((_, n) => de[n] !== en[n]);
  // Behind the first difference the blocks no longer face each other.
  return index < 0 ? incomplete : [...incomplete, toFinding("translationStale", { field: "block", index })];
}

function lintMissingLanguage(texts: Partial<Record<Locale, unknown>>): Finding[] {
  const published = languagesOf(texts);
  return getActiveLocales()
    .filter((language) => !published.includes(language))
    .map((language) => toFinding("translationMissing", { field: "translation", language }));
}
