import { answerChanges, asksForChanges } from "#app/api/list-changes.ts";
import { paginate, toIngredientLinkJson } from "#app/api/taxonomy-json.ts";
import * as operations from "#lib/api/api-resources/operations/taxonomy.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { listIngredients, selectIngredients } from "#lib/content/ingredients/queries.ts";

export const dynamic = "force-dynamic";

/** Ingredients that have a page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.listIngredients, async ({ request, locale, query: { month, ...query } }) => {
    if (asksForChanges(query))
      return answerChanges({ request, query }, "ingredient", async () =>
        (await selectIngredients(locale)).map(toIngredientLinkJson),
      );
    const all = await listIngredients(locale);
    const matching = all.filter(({ season }) => month === undefined || season.includes(month));
    return paginate(matching.map(toIngredientLinkJson), query);
  }),
});
