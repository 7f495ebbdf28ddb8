import { listActiveModules, listModulesJson } from "#app/api/feed/feed-json.ts";
import * as operations from "#lib/api/api-resources/operations/feed.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** The home page with its content. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.getFeed, async ({ locale }) => ({
    data: await listModulesJson(locale, await listActiveModules(locale)),
  })),
});
