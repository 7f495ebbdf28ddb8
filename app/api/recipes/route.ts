import { answerItemChanges, asksForChanges } from "#app/api/list-changes.ts";
import { listItems } from "#app/api/list-items.ts";
import { listRecipes } from "#lib/api/api-resources/operations/content.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** Recipes with the filters and orders of the site. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(listRecipes, async ({ request, locale, query }) => {
    if (asksForChanges(query)) return answerItemChanges({ request, locale, query }, "recipe");
    return listItems({ locale, type: "recipe", ...query });
  }),
});
