import { maxPrintedRecipes, type PrintedRecipe } from "#lib/business/plus/cookbook-pdf/printed-cookbook.ts";
import { getCards } from "#lib/content/cards/card-queries.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import type { Recipe, RecipeIngredient } from "#lib/content/recipes/recipe.ts";
import type { OwnEntry } from "#lib/kitchen/cookbooks/queries-own.ts";
import { formatAmount } from "#lib/measures/units/amount.ts";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import { toDurationParts } from "#lib/platform/i18n/duration.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { getPictureVariant } from "#lib/platform/media/pictures/variants.ts";

const pictureWidth = 1200;
const pictureQuality = 80;

/**
 * The recipes of a cookbook in its order, each in the given language or, without a text in it, in
 * the other one. Stories and what is no longer public are left out.
 */
export async function loadPrintedRecipes(entries: readonly OwnEntry[], locale: Locale): Promise<PrintedRecipe[]> {
  const visible = entries.filter(({ isVisible }) => isVisible);
  const slugs = await findSlugs(
    visible.map(({ itemId }) => itemId),
    locale,
  );
  const recipes: PrintedRecipe[] = [];
  for (const { itemId, note } of visible) {
    const found = slugs.get(itemId);
    const recipe = found && (await getRecipe(found.locale, found.slug));
    if (recipe) recipes.push(await toPrintedRecipe(recipe, note, found.locale));
    if (recipes.length === maxPrintedRecipes) break;
  }
  return recipes;
}

async function findSlugs(ids: string[], locale: Locale): Promise<Map<string, { slug: string; locale: Locale }>> {
  const slugs = new Map<string, { slug: string; locale: Locale }>();
  for (const language of [locale, ...getActiveLocales().filter((other) => other !== locale)]) {
    const missing = ids.filter((id) => !slugs.has(id));
    for (const card of await getCards(language, missing)) {
      // A card knows its address, which ends with the slug.
      const slug = decodeURIComponent(card.href.split("/").at(-1) ?? "");
      if (card.type === "recipe") slugs.set(card.id, { slug, locale: language });
    }
  }
  return slugs;
}

async function toPrintedRecipe(recipe: Recipe, note: string, locale: Locale): Promise<PrintedRecipe> {
  const [words, units, t] = await Promise.all([
    createMessageTranslator(locale, { namespace: "recipes.ingredients" }),
    createMessageTranslator(locale, { namespace: "ui.duration" }),
    createMessageTranslator(locale, { namespace: "plus.cookbookPdf" }),
  ]);
  const { unit, value } = toDurationParts(recipe.duration.total);
  const { servings, groups, author } = recipe;
  const facts = [
    units(unit, { value }),
    words(`${servings.type}s`, { count: servings.amount }),
    t("by", { name: author.name }),
  ];
  return {
    title: recipe.title,
    facts: facts.join(" · "),
    summary: recipe.summary,
    groups: groups.map(({ heading, ingredients }) => ({
      heading,
      lines: ingredients.map((row) => formatIngredient(row, locale)),
    })),
    steps: recipe.steps.map(({ heading, text }) => ({ heading, text })),
    note,
    picture: recipe.picture && (await loadPicture(recipe.picture.id)),
    ingredients: [
      ...new Set(groups.flatMap((group) => group.ingredients.flatMap(({ href, names }) => (href ? [names.one] : [])))),
    ],
  };
}

/** "2 Zwiebeln, fein gewürfelt (rot)" */
function formatIngredient(row: RecipeIngredient, locale: Locale): string {
  const line = [[formatAmount(row, locale), row.name].filter(Boolean).join(" "), row.characteristic]
    .filter(Boolean)
    .join(", ");
  return row.addition ? `${line} (${row.addition})` : line;
}

/** A damaged or missing picture is left out. */
async function loadPicture(id: string): Promise<Uint8Array | null> {
  const request = { id, width: pictureWidth, quality: pictureQuality, format: "jpeg" } as const;
  return getPictureVariant(request).catch((error: unknown) => {
    console.error("A picture was not printed:", id, error);
    return null;
  });
}
