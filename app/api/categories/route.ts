import { answerChanges, asksForChanges } from "#app/api/list-changes.ts";
import { paginate, toCategoryJson } from "#app/api/taxonomy-json.ts";
import * as operations from "#lib/api/api-resources/operations/taxonomy.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { listCategories, selectCategories } from "#lib/content/categories/queries.ts";

export const dynamic = "force-dynamic";

/** All categories in the order of the menu. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.listCategories, async ({ request, locale, query }) => {
    if (asksForChanges(query))
      return answerChanges({ request, query }, "category", async () =>
        (await selectCategories(locale)).map(toCategoryJson),
      );
    return paginate((await listCategories(locale)).map(toCategoryJson), query);
  }),
});
