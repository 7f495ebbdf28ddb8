import { profileTokenHeader } from "#app/revalidate-changed-profiles.ts";
import { verifyToken } from "#lib/platform/auth/signed-token.ts";
import { createRouteHandler, json } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { revalidateUserPages } from "#lib/platform/routing/revalidate-profile.ts";

export const dynamic = "force-dynamic";

/** Revalidates the pages that name a user. Only the site itself can sign the token. */
export const POST = createRouteHandler(async (request) => {
  const slug = verifyToken(profileTokenHeader, request.headers.get(profileTokenHeader));
  if (slug === null) throw new ApiError("missing");
  await revalidateUserPages(slug);
  return json(null, 204);
});
