import { createRouteHandler } from "#lib/http/api.ts";
import { handleListLikes } from "./handlers.ts";

export const dynamic = "force-dynamic";

/** Alias of `/api/users/me/likes/feed-items/` for reading. */
export const GET = createRouteHandler(handleListLikes);
