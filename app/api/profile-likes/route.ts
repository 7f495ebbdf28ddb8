import { door } from "#lib/api.ts";
import { answerLikedCards } from "../users/me/likes/answer-likes.ts";

export const dynamic = "force-dynamic";

/** `?page=n` of the likes in the reader's profile. */
export const GET = door(answerLikedCards);
