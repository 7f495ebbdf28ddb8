import { handleListLikedCards } from "#app/api/users/me/likes/handlers.ts";
import { listProfileLikes } from "#app/api/users/me/likes/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** One page of the likes in the user's profile. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(listProfileLikes, handleListLikedCards),
});
