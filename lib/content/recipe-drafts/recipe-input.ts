import { pickFacts } from "#lib/content/recipes/facts.ts";
import type { RecipeRevision } from "#lib/content/recipes/update-mutations.ts";
import type { ItemCategorization } from "#lib/platform/db/item-categories.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { isNamed, isWritten } from "./draft/missing.ts";
import type { DraftContent, DraftIngredient, DraftStep } from "./draft.ts";

type LocalizedText = Localized<string>;

/**
 * Converts a complete draft to a recipe. Rows without a name and steps without a text are dropped.
 * The other language is published when it has a title; steps without a text in it and headings of
 * groups that it lacks are those of the language the draft is written in.
 *
 * @param slugs per language that `listLanguages` names
 * @throws Error when an ingredient is not in the lexicon or a necessary value is missing
 */
export function toRecipeRevision(
  content: DraftContent,
  slugs: Partial<LocalizedText>,
  categorization: ItemCategorization,
): RecipeRevision {
  const { duration, servings, pictureId } = content;
  const groups = content.groups
    .map((group) => ({ ...group, ingredients: group.ingredients.filter(isNamed) }))
    .filter(({ ingredients }) => ingredients.length > 0);
  const rows = groups.flatMap(({ ingredients }, groupPosition) =>
    ingredients.map((row) => ({ id: row.id, input: toIngredient(row, groupPosition) })),
  );
  const steps = content.steps.filter(isWritten);
  const texts = listLanguages(content).map((locale) => {
    const slug = slugs[locale];
    if (!slug) throw new Error(`toRecipeRevision: no slug for "${locale}"`);
    const text = {
      slug,
      title: content.title[locale],
      summary: content.summary[locale],
      chefsNote: content.chefsNote[locale],
      keywords: "",
      groups: groups.map(({ heading }) => heading[locale] || heading[content.language]),
      steps: steps.map((step) => toStepText(step, step.text[locale] ? locale : content.language)),
    };
    return [locale, text] as const;
  });
  return {
    ...pickFacts(content),
    pictureId: pictureId ?? undefined,
    duration: {
      preparation: duration.preparation ?? 0,
      baking: duration.baking ?? 0,
      resting: duration.resting ?? 0,
    },
    servings: { amount: servings.amount ?? 0, type: servings.type },
    ingredients: rows.map(({ input }) => input),
    utensils: toUtensils(content),
    steps: steps.map((step) => ({
      // A step may still refer to a row that was removed.
      ingredients: step.ingredients.flatMap(({ id, amount }) => {
        const position = rows.findIndex((row) => row.id === id);
        return position < 0 ? [] : [{ position, amount: amount ?? undefined }];
      }),
      utensils: step.utensilIds,
      pictureId: step.pictureId ?? undefined,
      videoId: step.videoId ?? undefined,
    })),
    texts: Object.fromEntries(texts),
    ...categorization,
  };
}

/** A step is in one language: its heading and tip are not taken from another one than its text. */
function toStepText({ heading, text, tip }: DraftStep, locale: Locale) {
  return { heading: heading[locale], text: text[locale], tip: tip[locale] || undefined };
}

/** The languages that a draft is published in. */
export function listLanguages({ language, title }: DraftContent): Locale[] {
  return locales.filter((locale) => locale === language || title[locale] !== "");
}

/** Rows whose ingredient an editor has to find in the lexicon, by path in the content. */
export function listUnknownIngredients({ groups }: DraftContent): { path: string; row: DraftIngredient }[] {
  return groups.flatMap((group, g) =>
    group.ingredients.flatMap((row, i) =>
      row.ingredientId === null && isNamed(row) ? [{ path: `groups.${g}.ingredients.${i}.ingredientId`, row }] : [],
    ),
  );
}

function toIngredient(row: DraftIngredient, groupPosition: number): RecipeRevision["ingredients"][number] {
  const { ingredientId, amount, amountMax, unit, characteristic, addition } = row;
  if (ingredientId === null) throw new Error(`toRecipeRevision: "${row.name}" is not in the lexicon`);
  return {
    groupPosition,
    ingredientId,
    amount: amount ?? undefined,
    amountMax: amountMax ?? undefined,
    unit: unit ?? undefined,
    characteristic: withoutEmpty(characteristic),
    addition: withoutEmpty(addition),
  };
}

/** The utensils of the draft, and those that only a step names. */
function toUtensils({ utensils, steps }: DraftContent): RecipeRevision["utensils"] {
  const listed = new Set(utensils.map(({ utensilId }) => utensilId));
  const others = new Set(steps.flatMap(({ utensilIds }) => utensilIds).filter((id) => !listed.has(id)));
  return [
    ...utensils.map(({ utensilId, amount, size }) => ({
      utensilId,
      amount: amount ?? undefined,
      size: size.de || size.en ? { de: size.de || size.en, en: size.en || size.de } : undefined,
    })),
    ...[...others].map((utensilId) => ({ utensilId })),
  ];
}

function withoutEmpty(text: LocalizedText): Partial<LocalizedText> {
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value !== ""));
}
