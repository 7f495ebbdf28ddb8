import { handleListLikedCards } from "#app/api/users/me/likes/handlers.ts";
import { createRouteHandler } from "#lib/http/api.ts";

export const dynamic = "force-dynamic";

/** `?page=n` of the likes in the user's profile. */
export const GET = createRouteHandler(handleListLikedCards);
