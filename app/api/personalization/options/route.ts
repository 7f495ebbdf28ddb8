import { listPersonalizationOptions } from "#app/api/personalization/operations.ts";
import { listQuestionsJson } from "#app/api/personalization/quiz-json.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** Questions of the quiz and valid answers. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(listPersonalizationOptions, async ({ locale }) => ({ data: await listQuestionsJson(locale) })),
});
