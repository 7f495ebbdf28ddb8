import { getTranslations } from "next-intl/server";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import type { Words } from "#lib/content/recipe-drafts/review/changes.ts";
import type { AssignableTag } from "#lib/content/recipe-drafts/review/detail-queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** Words for ids and codes in the changes of a recipe, in the language of the page. */
export async function listWords(
  locale: Locale,
  lookups: DraftLookups,
  tags: Pick<AssignableTag, "id" | "title">[],
): Promise<Words> {
  const t = await getTranslations("recipeReviews.word");
  const codes = ["de", "en", "unknown", "easy", "medium", "hard", "portion", "piece"] as const;
  const parts = ["preparation", "baking", "resting"] as const;
  return new Map([
    ...[...codes, ...parts].map((code) => [code, t(code)] as const),
    ...lookups.ingredients.map(({ id, names }) => [id, names[locale].many] as const),
    ...lookups.utensils.map(({ id, names }) => [id, names[locale].one] as const),
    ...lookups.units.map(({ code, names }) => [code, names[locale].many] as const),
    ...tags.map(({ id, title }) => [id, title] as const),
  ]);
}
