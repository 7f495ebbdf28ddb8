import type { Locale } from "#lib/i18n/locales.ts";
import { toSlug } from "#lib/i18n/slugify.ts";
import { createIngredient, createUnit, createUtensil } from "#lib/ingredients/mutations.ts";
import { aisleOf, staples } from "./ingredients/aisles.ts";
import { keepsDays } from "./ingredients/keeping.ts";
import { type Keys, pageAddresses } from "./keys.ts";
import { lexicon } from "./lexicon.ts";
import { loadAll } from "./load.ts";
import type { IngredientPageSeed, IngredientSeed } from "./types.ts";
import { units } from "./units.ts";
import { utensils } from "./utensils.ts";

export async function plantLexicon(keys: Keys): Promise<void> {
  for (const [position, [code, unit]] of Object.entries(units).entries()) {
    await createUnit({ code, position, ...unit });
  }
  for (const [key, names] of Object.entries(utensils)) {
    keys.add("utensil", key, await createUtensil({ key, names }));
  }
  const written = await loadAll<IngredientPageSeed>("ingredients", "pages");
  const pages = new Map(written.map((page) => [page.key, page]));
  for (const [key, ingredient] of Object.entries(await lexicon())) {
    await plantIngredient(keys, key, ingredient, pages.get(key));
  }
  // A page about nothing in the lexicon is a mistake, and ends the seed here.
  keys.ids("ingredient", [...pages.keys()]);
}

async function plantIngredient(
  keys: Keys,
  key: string,
  seed: IngredientSeed,
  page?: IngredientPageSeed,
): Promise<void> {
  // Words without a page still need an address of their own should they get one; the key keeps homonyms apart.
  const slugOf = (locale: Locale) => page?.slug[locale] ?? toSlug(`${seed.names[locale].one} ${key}`);
  const textOf = (locale: Locale) => ({
    slug: slugOf(locale),
    ...seed.names[locale],
    summary: page?.summary[locale],
    storage: page?.storage[locale],
    substitutes: page?.substitutes[locale],
    body: page?.body[locale],
  });
  const { density, pieceGrams, per100g } = seed;
  const id = await createIngredient({
    key,
    hasPage: page !== undefined,
    pictureId: page?.picture && keys.id("picture", page.picture),
    density,
    pieceGrams,
    ...per100g,
    season: page?.season,
    aisle: aisleOf(key),
    isStaple: staples.includes(key),
    keepsDays: keepsDays.get(key),
    texts: { de: textOf("de"), en: textOf("en") },
  });
  keys.add("ingredient", key, id, page && pageAddresses("/ingredients/[slug]", page.slug));
}
