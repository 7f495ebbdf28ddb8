import type { Locale } from "#lib/i18n/locales.ts";
import { createIngredient, createUnit, createUtensil } from "#lib/ingredients/mutations.ts";
import { slugify } from "#lib/text/slugify.ts";
import { units } from "./content/units.ts";
import { utensils } from "./content/utensils.ts";
import { aisleOf, staples } from "./ingredients/aisles.ts";
import { shelfLifeDays } from "./ingredients/shelf-life.ts";
import { pageAddresses, type SeedKeys } from "./keys.ts";
import { loadIngredients } from "./load-ingredients.ts";
import { loadSeeds } from "./load-seeds.ts";
import type { IngredientPageSeed, IngredientSeed } from "./seed-types.ts";

/** Inserts units, utensils and ingredients with their pages. */
export async function insertIngredients(keys: SeedKeys): Promise<void> {
  for (const [position, [code, unit]] of Object.entries(units).entries()) {
    await createUnit({ code, position, ...unit });
  }
  for (const [key, names] of Object.entries(utensils)) {
    keys.add("utensil", key, await createUtensil({ key, names }));
  }
  const loaded = await loadSeeds<IngredientPageSeed>("ingredients", "pages");
  const pages = new Map(loaded.map((page) => [page.key, page]));
  for (const [key, ingredient] of Object.entries(await loadIngredients())) {
    await insertIngredient(keys, key, ingredient, pages.get(key));
  }
  // Throws when a page has no ingredient.
  keys.ids("ingredient", [...pages.keys()]);
}

async function insertIngredient(
  keys: SeedKeys,
  key: string,
  seed: IngredientSeed,
  page?: IngredientPageSeed,
): Promise<void> {
  // An ingredient without a page has a slug, too, in case it gets one; the key keeps homonyms
  // apart.
  const slugOf = (locale: Locale) => page?.slug[locale] ?? slugify(`${seed.names[locale].singular} ${key}`);
  const textOf = (locale: Locale) => ({
    slug: slugOf(locale),
    ...seed.names[locale],
    usSingular: seed.usNames?.[locale]?.singular,
    usPlural: seed.usNames?.[locale]?.plural,
    countrySubstitutes: Object.fromEntries(
      Object.entries(seed.countrySubstitutes ?? {}).map(([country, texts]) => [country, texts[locale]]),
    ),
    summary: page?.summary[locale],
    storage: page?.storage[locale],
    substitutes: page?.substitutes[locale],
    body: page?.body[locale],
  });
  const { density, pieceGrams, usForm, per100g } = seed;
  const id = await createIngredient({
    key,
    hasPage: page !== undefined,
    pictureId: page?.picture && keys.id("picture", page.picture),
    density,
    pieceGrams,
    usForm,
    ...per100g,
    season: page?.season,
    aisle: aisleOf(key),
    isStaple: staples.includes(key),
    shelfLifeDays: shelfLifeDays.get(key),
    texts: { de: textOf("de"), en: textOf("en") },
  });
  keys.add("ingredient", key, id, page && pageAddresses("/ingredients/[slug]", page.slug));
}
