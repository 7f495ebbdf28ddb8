import * as operations from "#app/api/authenticate/operations.ts";
import { createToken } from "#app/api/authenticate/token-response.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { resetPassword } from "#lib/people/accounts/passwords/mutations.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

export const dynamic = "force-dynamic";

/**
 * Sets a new password with the token of a reset mail, ends all sessions and creates an API session.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implement(operations.resetPassword, async ({ request, body }) => {
    const result = await resetPassword(body);
    if (result.error === null) return { data: await createToken(result, request) };
    throw new ApiError("invalid", { [result.error === "dead" ? "token" : "password"]: result.error });
  }),
});
