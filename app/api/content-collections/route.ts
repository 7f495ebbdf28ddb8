import { listActiveModules, listReducedModules, selectActive } from "#app/api/feed/feed-json.ts";
import { answerChanges, asksForChanges } from "#app/api/list-changes.ts";
import { paginate } from "#app/api/taxonomy-json.ts";
import * as operations from "#lib/api/api-resources/operations/feed.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { selectFeedModules } from "#lib/content/feeds/queries.ts";

export const dynamic = "force-dynamic";

/** The collections of the home page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.listCollections, async ({ request, locale, query }) => {
    if (asksForChanges(query)) {
      return answerChanges({ request, query }, "collection", async (ids) => {
        const active = selectActive(await selectFeedModules(locale, "home"));
        return listReducedModules(
          locale,
          active.filter(({ id, data }) => data.type === "collection" && ids.includes(id)),
        );
      });
    }
    const collections = (await listActiveModules(locale)).filter(({ data }) => data.type === "collection");
    return paginate(await listReducedModules(locale, collections), query);
  }),
});
