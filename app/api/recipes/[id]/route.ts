import { getTranslations } from "next-intl/server";
import { findItemSlug } from "#app/api/content-json.ts";
import { toRecipeJson } from "#app/api/recipes/recipe-json.ts";
import { getRecipe } from "#lib/api/api-resources/operations/content.ts";
import { listItemTimes } from "#lib/api/api-resources/queries.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { toCooklang } from "#lib/content/recipes/cooklang.ts";
import * as recipes from "#lib/content/recipes/queries.ts";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { recipeStructuredData } from "#lib/content/recipes/structured-data.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

export const dynamic = "force-dynamic";

const mediaTypesBySuffix: Record<string, string> = { jsonld: "application/ld+json", cook: "text/vnd.cooklang" };

/** A recipe with everything its page shows, also as schema.org JSON-LD and as Cooklang. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(getRecipe, async ({ locale, params: { id = "" }, mediaType }) => {
    const [, name = id, suffix = ""] = /^(.*)\.(jsonld|cook)$/.exec(id) ?? [];
    const slug = await findItemSlug("/recipes/[slug]", locale, name);
    const recipe = slug && (await recipes.getRecipe(locale, slug));
    if (!recipe) return null;
    const alternative = await toAlternative(recipe, locale, mediaTypesBySuffix[suffix] ?? mediaType);
    if (alternative) return alternative;
    return { data: toRecipeJson(recipe, locale, (await listItemTimes([recipe.id])).get(recipe.id)) };
  }),
});

async function toAlternative(recipe: Recipe, locale: Locale, mediaType: string) {
  if (mediaType === "text/vnd.cooklang") {
    return { mediaType, text: toCooklang(recipe, absoluteUrl(slugAddress(locale, "/recipes/[slug]", recipe.slug))) };
  }
  if (mediaType !== "application/ld+json") return null;
  const t = await getTranslations({ locale, namespace: "recipes" });
  const words = {
    servings: t(`ingredients.${recipe.servings.type}s`, { count: recipe.servings.amount }),
    serving: t(`ingredients.${recipe.servings.type}s`, { count: 1 }),
    stepName: (number: number) => t("steps.step", { number }),
  };
  return { mediaType, text: JSON.stringify(recipeStructuredData(recipe, locale, words)) };
}
