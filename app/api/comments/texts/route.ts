import { loadCommentTexts } from "#lib/people/comments/forms/comment-texts.ts";
import { createTextsHandler } from "#lib/platform/page-texts/texts-handler.ts";

export const dynamic = "force-dynamic";

/** What readers write comments with. */
export const GET = createTextsHandler(loadCommentTexts);
