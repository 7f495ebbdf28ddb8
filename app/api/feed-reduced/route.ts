import { listActiveModules, listReducedModules } from "#app/api/feed/feed-json.ts";
import * as operations from "#lib/api/api-resources/operations/feed.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** The home page with ids instead of content. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.getReducedFeed, async ({ locale }) => ({
    data: await listReducedModules(locale, await listActiveModules(locale)),
  })),
});
