import { slugOf } from "#app/api/content-json.ts";
import { toIngredientJson } from "#app/api/taxonomy-json.ts";
import * as operations from "#lib/api/api-resources/operations/taxonomy.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { getIngredient, listIngredients } from "#lib/content/ingredients/queries.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";

export const dynamic = "force-dynamic";

/** An ingredient with everything its page says about it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.getIngredient, async ({ locale, params: { id = "" } }) => {
    const named = (await listIngredients(locale)).find((ingredient) => ingredient.id === id);
    const slug = named ? slugOf(named.href) : await findSlug("/ingredients/[slug]", locale, id);
    const ingredient = slug && (await getIngredient(locale, slug));
    return ingredient ? { data: toIngredientJson(ingredient) } : null;
  }),
});
