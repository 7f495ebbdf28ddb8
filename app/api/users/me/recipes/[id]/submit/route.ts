import { submitOwnRecipe } from "#app/api/users/me/recipes/operations.ts";
import { countDraftChange, requireOwnDraft } from "#app/api/users/me/recipes/own-draft.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { submitDraft } from "#lib/content/recipe-drafts/draft/submission-mutations.ts";
import { throwAsApiError } from "#lib/content/recipe-drafts/errors.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";

export const dynamic = "force-dynamic";

/** The submission of a draft. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implementForUser(submitOwnRecipe, async ({ params, user, body: { version } }) => {
    await countDraftChange(user);
    const { id } = await requireOwnDraft(params.id, user);
    const publication = await submitDraft({ draftId: id, userId: user.id, version }).catch(throwAsApiError);
    if (publication) await revalidatePublication(publication);
    const state = publication ? ("accepted" as const) : ("submitted" as const);
    return { data: { state, recipe_id: publication?.itemId ?? null } };
  }),
});
