import { toCategoryJson } from "#app/api/taxonomy-json.ts";
import * as operations from "#lib/api/api-resources/operations/taxonomy.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { getCategory, listCategories } from "#lib/content/categories/queries.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";

export const dynamic = "force-dynamic";

/** A category with its place in the menu. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.getCategory, async ({ locale, params: { id = "" } }) => {
    const named = (await listCategories(locale)).find((category) => category.id === id);
    const slug = named?.slug ?? (await findSlug("/categories/[slug]", locale, id));
    const category = slug && (await getCategory(locale, slug));
    if (!category) return null;
    const { parent, entries } = category;
    const data = { ...toCategoryJson(category), parent: parent && toCategoryJson(parent) };
    return { data: { ...data, entries: entries.map(toCategoryJson) } };
  }),
});
