import { door } from "#lib/api.ts";
import { answerLikes } from "./answer-likes.ts";

export const dynamic = "force-dynamic";

/** Another name of `/api/users/me/likes/feed-items/`, to read. */
export const GET = door(answerLikes);
