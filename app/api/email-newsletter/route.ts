import { subscribeToNewsletter } from "#app/api/email-newsletter/operations.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { newsletterLimits } from "#lib/business/newsletters/limits.ts";
import { subscribe } from "#lib/business/newsletters/mutations.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";

export const dynamic = "force-dynamic";

/** Sends a confirmation mail for the newsletter. The response is the same for every address. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implement(subscribeToNewsletter, async ({ request, body: { email, language } }) => {
    await assertAllowed([newsletterLimits().perClient, getClientKey(request.headers)]);
    await subscribe({ email, locale: language, location: "api" });
    return null;
  }),
});
