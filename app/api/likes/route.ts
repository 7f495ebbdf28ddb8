import { handleListLikes } from "#app/api/users/me/likes/handlers.ts";
import { listLikedIds } from "#app/api/users/me/likes/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** The likes of the user under the name that the customer's app asks for ids. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(listLikedIds, handleListLikes),
});
