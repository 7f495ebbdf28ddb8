import { getPersonalization } from "#app/api/personalization/operations.ts";
import { createResource, implementForAnyone } from "#lib/api/api-resources/resource.ts";
import { getPreferences } from "#lib/people/preferences/queries.ts";
import { listQuestionsJson } from "./quiz-json.ts";

export const dynamic = "force-dynamic";

/** The quiz, with the answers of the user. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForAnyone(getPersonalization, async ({ locale, user }) => {
    const [options, preferences] = await Promise.all([listQuestionsJson(locale), user && getPreferences(user.id)]);
    return { data: { options, preferences } };
  }),
});
