import type { Entry } from "../kind-names.ts";

/** A recipe as one row of a list: to sort and to count, not to import. */
export function toListedRecipe(recipe: Entry): Entry {
  const { key, authorKey, state, publishedAt, expiresAt, updatedAt, mainCategoryKey, categoryKeys, tagKeys } = recipe;
  const texts = recipe.texts as Record<string, { title: string; slug: string } | undefined>;
  return {
    key,
    ...Object.fromEntries(
      ["de", "en"].flatMap((locale) => [
        [`title.${locale}`, texts[locale]?.title ?? ""],
        [`slug.${locale}`, texts[locale]?.slug ?? ""],
      ]),
    ),
    authorKey,
    state,
    publishedAt: publishedAt ?? "",
    expiresAt: expiresAt ?? "",
    updatedAt,
    mainCategoryKey: mainCategoryKey ?? "",
    categoryKeys,
    tagKeys,
  };
}
