import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { type LintedRecipe, languagesOf, type RecipeTexts } from "./content.ts";
import type { Field } from "./finding.ts";

/** A text of a recipe in its languages, and where it stands. */
export interface PlacedText {
  field: Field;
  index: number | null;
  text: Partial<Localized>;
}

/** Texts with the markup of recipes, without empty ones. */
export function listMarkedTexts(recipe: LintedRecipe): PlacedText[] {
  const { rows, utensils } = recipe;
  return [
    ...rows.flatMap(({ characteristic, addition }, index) =>
      [characteristic, addition].map((text) => ({ field: "ingredient" as const, index, text })),
    ),
    ...utensils.map(({ size }, index) => ({ field: "utensil" as const, index, text: size })),
    ...listSteps(recipe, ["text", "tip"]),
    ...(["chefsNote", "storage", "freezing", "makeAhead"] as const).map((field) => ({
      field,
      index: null,
      text: localize(recipe, (texts) => texts[field]),
    })),
  ]
    .map((placed) => ({ ...placed, text: pickPublished(recipe, placed.text) }))
    .filter(({ text }) => locales.some((locale) => text[locale]));
}

/** Texts without markup: titles, headings and the summary. */
export function listPlainTexts(recipe: LintedRecipe): PlacedText[] {
  const groups = Math.max(0, ...languagesOf(recipe.texts).map((locale) => recipe.texts[locale]?.groups.length ?? 0));
  const placed: PlacedText[] = [
    { field: "title", index: null, text: localize(recipe, ({ title }) => title) },
    { field: "summary", index: null, text: localize(recipe, ({ summary }) => summary) },
    ...Array.from({ length: groups }, (_, index) => ({
      field: "group" as const,
      index,
      text: localize(recipe, (texts) => texts.groups[index] ?? ""),
    })),
    ...listSteps(recipe, ["heading"]),
  ];
  return placed.filter(({ text }) => locales.some((locale) => text[locale]));
}

/** The texts of steps that a cook follows, in the order of the steps, in one language. */
export function listStepTexts({ texts }: LintedRecipe, locale: keyof Localized): string[] {
  return texts[locale]?.steps.map(({ text }) => text) ?? [];
}

function listSteps(recipe: LintedRecipe, parts: ("heading" | "text" | "tip")[]): PlacedText[] {
  return recipe.steps.flatMap((_, index) =>
    parts.map((part) => ({
      field: "step" as const,
      index,
      text: localize(recipe, (texts) => texts.steps[index]?.[part] ?? ""),
    })),
  );
}

function localize({ texts }: LintedRecipe, read: (texts: RecipeTexts) => string): Partial<Localized> {
  return Object.fromEntries(
    languagesOf(texts).flatMap((locale) => {
      const text = texts[locale];
      return text ? [[locale, read(text)]] : [];
    }),
  );
}

/** Notes of rows may have texts of languages that the recipe is not published in. */
function pickPublished({ texts }: LintedRecipe, text: Partial<Localized>): Partial<Localized> {
  return Object.fromEntries(languagesOf(texts).map((locale) => [locale, text[locale] ?? ""]));
}
