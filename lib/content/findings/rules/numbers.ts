import { shapeOf, wordsOf } from "#lib/content/stories/block-texts.ts";
import { lintTranslation } from "#lib/measures/markup/lint.ts";
import { parseMarkup } from "#lib/measures/markup/parse.ts";
import { isMultilingual } from "#lib/platform/i18n/active-locales.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { LintedRecipe, LintedStory } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";
import { isSpelled, listNumbers } from "../number-words.ts";
import { listMarkedTexts, listPlainTexts, type PlacedText } from "../recipe-texts.ts";

/** Values and numbers that one language of a recipe has and the other lacks. */
export function lintRecipeNumbers(recipe: LintedRecipe): Finding[] {
  if (!isMultilingual()) return [];
  return [
    ...listMarkedTexts(recipe).flatMap((placed) => [...lintValues(placed), ...lintPlainNumbers(placed)]),
    ...listPlainTexts(recipe).flatMap(lintPlainNumbers),
  ];
}

/** Numbers that one language of a story has and the other lacks, block by block. */
export function lintStoryNumbers({ texts: { de, en } }: LintedStory): Finding[] {
  if (!de || !en || !isMultilingual()) return [];
  const blocks = de.body.flatMap((block, index): PlacedText[] => {
    const other = en.body[index];
    if (!other || shapeOf(block) !== shapeOf(other)) return [];
    return [{ field: "block", index, text: { de: wordsOf(block), en: wordsOf(other) } }];
  });
  const heads = (["title", "summary"] as const).map((field) => ({
    field,
    index: null,
    text: { de: de[field], en: en[field] },
  }));
  return [...heads, ...blocks].flatMap(lintPlainNumbers);
}

function lintValues({ field, index, text: { de, en } }: PlacedText): Finding[] {
  if (!de || !en) return [];
  return lintTranslation(de, en).map(({ excerpt }) => toFinding("numbersDiffer", { field, index }, { excerpt }));
}

function lintPlainNumbers({ field, index, text: { de, en } }: PlacedText): Finding[] {
  if (!de || !en) return [];
  const plain: Localized = { de: withoutValues(de), en: withoutValues(en) };
  const [german, english] = [new Set(listNumbers(plain.de, "de")), new Set(listNumbers(plain.en, "en"))];
  const differing = [
    ...[...german].filter((number) => !english.has(number) && !isSpelled(number, plain.en, "en")),
    ...[...english].filter((number) => !german.has(number) && !isSpelled(number, plain.de, "de")),
  ];
  return differing.slice(0, 1).map((number) => toFinding("numbersDiffer", { field, index }, { excerpt: `${number}` }));
}

const withoutValues = (text: string) =>
  parseMarkup(text)
    .parts.filter((part) => typeof part === "string")
    .join(" ");
