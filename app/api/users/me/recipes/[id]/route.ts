import { deleteOwnRecipe, getOwnRecipe, saveOwnRecipe } from "#app/api/users/me/recipes/operations.ts";
import { countDraftChange, requireOwnDraft, toSavedJson } from "#app/api/users/me/recipes/own-draft.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { deleteDraft, saveDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { throwAsApiError } from "#lib/content/recipe-drafts/errors.ts";

export const dynamic = "force-dynamic";

/** A draft of the user. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(getOwnRecipe, async ({ params, user }) => {
    const draft = await requireOwnDraft(params.id, user);
    const { state, recipeId, submittedAt, rejection, content } = draft;
    const data = { ...toSavedJson(draft), state, recipe_id: recipeId, rejection, content };
    return { data: { ...data, submitted: submittedAt?.toISOString() ?? null } };
  }),
  PUT: implementForUser(saveOwnRecipe, async ({ params, user, body }) => {
    await countDraftChange(user);
    const { id } = await requireOwnDraft(params.id, user);
    return { data: toSavedJson(await saveDraft({ draftId: id, userId: user.id, ...body }).catch(throwAsApiError)) };
  }),
  DELETE: implementForUser(deleteOwnRecipe, async ({ params, user }) => {
    const { id } = await requireOwnDraft(params.id, user);
    await deleteDraft({ draftId: id, userId: user.id }).catch(throwAsApiError);
    return null;
  }),
});
