import { handleListLikes } from "#app/api/users/me/likes/handlers.ts";
import { listUserLikes } from "#app/api/users/me/likes/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** The likes of the user. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(listUserLikes, handleListLikes),
});
