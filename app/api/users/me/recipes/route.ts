import { toImage } from "#app/api/content-json.ts";
import { readIdempotentId } from "#lib/api/api-resources/idempotency-key.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { createDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { listOwnRecipesByState } from "#lib/content/recipe-drafts/draft/own-queries.ts";
import { throwAsApiError } from "#lib/content/recipe-drafts/errors.ts";
import { createOwnRecipe, listOwnRecipes } from "./operations.ts";
import { countDraftChange, toSavedJson } from "./own-draft.ts";

export const dynamic = "force-dynamic";

/** The user's recipes in all states. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(listOwnRecipes, async ({ locale, user, query: { state: tab, page } }) => {
    const { data, meta } = await listOwnRecipesByState(locale, { userId: user.id, tab, page });
    const recipes = data.map(({ state, draftId, recipeId, title, picture, changedAt }) => ({
      state,
      id: draftId,
      recipe_id: recipeId,
      title,
      image: toImage(picture),
      changed: new Date(changedAt).toISOString(),
    }));
    return { data: recipes, pagination: meta.pagination };
  }),
  POST: implementForUser(createOwnRecipe, async ({ request, user, body: content }) => {
    await countDraftChange(user);
    const id = readIdempotentId(request.headers, user.id, content);
    return { data: toSavedJson(await createDraft({ authorId: user.id, content, id }).catch(throwAsApiError)) };
  }),
});
