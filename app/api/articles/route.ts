import { answerItemChanges, asksForChanges } from "#app/api/list-changes.ts";
import { listItems } from "#app/api/list-items.ts";
import { listArticles } from "#lib/api/api-resources/operations/content.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** Stories, news or shopping tips. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(listArticles, async ({ request, locale, query }) => {
    if (asksForChanges(query)) return answerItemChanges({ request, locale, query }, "article");
    return listItems({ locale, type: "article", ...query });
  }),
});
