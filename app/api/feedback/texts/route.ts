import { loadFeedbackTexts } from "#lib/people/feedback/feedback-texts.ts";
import { createTextsHandler } from "#lib/platform/page-texts/texts-handler.ts";

export const dynamic = "force-dynamic";

/** The feedback dialog. */
export const GET = createTextsHandler(loadFeedbackTexts);
