import * as operations from "#app/api/users/me/rating/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { setNote } from "#lib/kitchen/notes/mutations.ts";
import { getNote } from "#lib/kitchen/notes/queries.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

export const dynamic = "force-dynamic";

/** The user's note on a recipe; 404 for what they may not see. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(operations.getNote, async ({ user, query: { recipe } }) => ({
    data: { text: await getNote(user.id, recipe) },
  })),
  PUT: implementForUser(operations.setNote, async ({ user, body: { recipe: itemId, text } }) => {
    if (!(await setNote({ userId: user.id, itemId, text }))) throw new ApiError("missing");
    return { data: { text } };
  }),
});
