import * as operations from "#app/api/users/me/adaptations/operations.ts";
import {
  countAdaptationChange,
  requireAdaptation,
  storeAdaptation,
} from "#app/api/users/me/adaptations/own-adaptation.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { deleteAdaptation } from "#lib/kitchen/adaptations/mutations.ts";

export const dynamic = "force-dynamic";

/** The user's own version of the recipe with this id. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(operations.getAdaptation, async ({ params, user }) => {
    const { recipeId, version, content, updatedAt } = await requireAdaptation(user.id, params.id);
    return { data: { recipe_id: recipeId, version, content, updated: updatedAt.toISOString() } };
  }),
  PUT: implementForUser(operations.saveAdaptation, async ({ params, user, body }) => {
    const { recipeId } = await requireAdaptation(user.id, params.id);
    return storeAdaptation({ userId: user.id, recipeId, ...body });
  }),
  DELETE: implementForUser(operations.deleteAdaptation, async ({ params, user }) => {
    const { recipeId } = await requireAdaptation(user.id, params.id);
    await countAdaptationChange(user.id);
    await deleteAdaptation({ userId: user.id, itemId: recipeId });
    return null;
  }),
});
