import { signIn } from "#app/api/authenticate/operations.ts";
import { createToken } from "#app/api/authenticate/token-response.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { toRequester } from "#lib/people/accounts/limits.ts";
import { verifyCredentials } from "#lib/people/accounts/mutations.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

export const dynamic = "force-dynamic";

const apiErrorCodes = {
  wrong: "credentials",
  banned: "credentials",
  unconfirmed: "unconfirmed",
} as const;

/** Creates an API session with e-mail address and password. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implement(signIn, async ({ request, locale, body }) => {
    const result = await verifyCredentials({ ...body, locale }, toRequester(request.headers));
    if (result.error !== null) throw new ApiError(apiErrorCodes[result.error]);
    return { data: await createToken(result, request) };
  }),
});
