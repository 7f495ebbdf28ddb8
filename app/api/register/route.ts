import { register } from "#app/api/authenticate/operations.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { signUp } from "#lib/people/accounts/mutations.ts";
import { isNameProblem } from "#lib/people/users/names/name-problem.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";

export const dynamic = "force-dynamic";

/**
 * Stores a sign-up and sends a confirmation mail. 202 does not reveal whether the address has an
 * account.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implement(register, async ({ request, locale, body }) => {
    const error = await signUp({ locale, ...body, next: null }, getClientKey(request.headers));
    if (isNameProblem(error)) throw new ApiError("invalid", { name: error });
    if (error !== null) throw new ApiError("invalid", { password: error });
    return { data: { sent: true as const } };
  }),
});
