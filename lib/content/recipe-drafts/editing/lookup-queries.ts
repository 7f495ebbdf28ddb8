import "server-only";
import { asc, eq } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { ingredients, ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { utensils } from "#lib/platform/db/tables/recipes.ts";
import { units } from "#lib/platform/db/tables/units.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { DraftLookups } from "./lookups.ts";

/** Lists what the editors of drafts suggest: the lexicon, the units and the utensils. */
export const getDraftLookups = cached(
  "recipe-draft-lookups",
  () => [cacheTags.ingredients],
  async (): Promise<DraftLookups> => {
    const { locale, singular, plural, synonyms } = ingredientTexts;
    const rows = await db
      .select({ id: ingredients.id, key: ingredients.key, locale, one: singular, many: plural, synonyms })
      .from(ingredients)
      .innerJoin(ingredientTexts, eq(ingredientTexts.ingredientId, ingredients.id))
      .orderBy(asc(ingredients.key));
    const lexicon = new Map<string, DraftLookups["ingredients"][number]>();
    for (const { id, key, locale: language, one, many, ...row } of rows) {
      const before = lexicon.get(id);
      const names = { ...before?.names, [language]: { one, many } } as Localized<{
        one: string;
        many: string;
      }>;
      lexicon.set(id, { id, key, names, synonyms: [...(before?.synonyms ?? []), ...row.synonyms] });
    }
    return {
      ingredients: [...lexicon.values()].filter(({ names }) => locales.every((one) => names[one])),
      units: await db.select({ code: units.code, names: units.names }).from(units).orderBy(asc(units.position)),
      utensils: await db.select({ id: utensils.id, names: utensils.names }).from(utensils).orderBy(asc(utensils.key)),
    };
  },
);
