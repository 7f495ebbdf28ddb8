import * as operations from "#app/api/users/me/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { getOwnComments } from "#lib/people/comments/own-queries.ts";

export const dynamic = "force-dynamic";

/** What the user likes among these comments, may edit, and has in review on an item. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(operations.getOwnComments, async ({ user, query: { item, ids, locale } }) => ({
    data: await getOwnComments(user.id, { itemId: item, ids, locale }),
  })),
});
