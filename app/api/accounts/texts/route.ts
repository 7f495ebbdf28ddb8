import { loadAccountTexts } from "#lib/people/accounts/account-texts.ts";
import { createTextsHandler } from "#lib/platform/page-texts/texts-handler.ts";

export const dynamic = "force-dynamic";

/** The dialogs for signing in, signing up and resetting the password. */
export const GET = createTextsHandler(loadAccountTexts);
