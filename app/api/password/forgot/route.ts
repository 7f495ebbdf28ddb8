import { requestPasswordReset } from "#app/api/authenticate/operations.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { toRequester } from "#lib/people/accounts/limits.ts";
import { requestReset } from "#lib/people/accounts/passwords/mutations.ts";

export const dynamic = "force-dynamic";

/**
 * Sends a mail with a reset link. The status 202 does not reveal whether the address has an
 * account.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implement(requestPasswordReset, async ({ request, locale, body }) => {
    await requestReset({ locale, ...body }, toRequester(request.headers));
    return { data: { sent: true as const } };
  }),
});
