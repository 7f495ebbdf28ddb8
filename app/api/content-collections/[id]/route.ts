import { listActiveModules, listModulesJson } from "#app/api/feed/feed-json.ts";
import * as operations from "#lib/api/api-resources/operations/feed.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** A collection with its recipes and articles. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.getCollection, async ({ locale, params }) => {
    const modules = await listActiveModules(locale);
    const collection = modules.find(({ id, data }) => id === params.id && data.type === "collection");
    const [data] = collection ? await listModulesJson(locale, [collection]) : [];
    return data ? { data } : null;
  }),
});
