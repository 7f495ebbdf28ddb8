import { door } from "#lib/api.ts";
import { answerLikes } from "../users/me/likes/answer-likes.ts";

export const dynamic = "force-dynamic";

/** `?ids=true` lists what the hearts of every page need to know: the ids of all that the reader likes. */
export const GET = door(answerLikes);
