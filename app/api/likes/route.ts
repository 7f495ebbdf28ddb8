import { handleListLikes } from "#app/api/users/me/likes/handlers.ts";
import { createRouteHandler } from "#lib/http/api.ts";

export const dynamic = "force-dynamic";

/** `?ids=true` lists the ids of all items the user likes. Pages ask for their own items only. */
export const GET = createRouteHandler(handleListLikes);
