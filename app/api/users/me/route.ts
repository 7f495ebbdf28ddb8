import { requestDeletion } from "#lib/accounts/deletion/mutations.ts";
import { deletionBodySchema } from "#lib/accounts/deletion/schema.ts";
import { accountLimits } from "#lib/accounts/limits.ts";
import { verifyUserPassword } from "#lib/accounts/queries.ts";
import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { clearSignedInCookie, getRequestUser } from "#lib/auth/session-user.ts";
import { createRouteHandler, json, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";
import { deleteUnusedUpload } from "#lib/media/pictures/mutations.ts";
import { revalidateProfile, revalidateUserPages } from "#lib/routing/revalidate-profile.ts";
import { userLimits } from "#lib/users/limits.ts";
import { updateProfile } from "#lib/users/profile-mutations.ts";
import { profileBodySchema } from "#lib/users/schema.ts";
import { getSessionUserView } from "#lib/users/session-user-queries.ts";

export const dynamic = "force-dynamic";

/** Returns the signed-in user. With 401 the cookie that makes scripts ask is removed. */
export const GET = createRouteHandler(async (request) => {
  const user = await getRequestUser(request);
  if (user) return json({ data: await getSessionUserView(user) });
  if (!request.headers.has("x-user-token")) await clearSignedInCookie();
  throw new ApiError("unauthorized");
});

/** Updates the given fields of the own profile and returns the user. */
export const PUT = createRouteHandler(async (request) => {
  const user = await requireSessionUser(request);
  const { picture_id: pictureId, ...change } = await readBody(request, profileBodySchema);
  const { profileChange: isChangeAllowed, nameChange: isRenameAllowed } = userLimits();
  if (!(await isChangeAllowed(user.id))) throw new ApiError("tooMany");
  if (change.name !== undefined && change.name !== user.name && !(await isRenameAllowed(user.id))) {
    throw new ApiError("tooMany");
  }
  const result = await updateProfile(user.id, { ...change, pictureId }, negotiateLocale(request.headers));
  if (result.error === "nameTaken") throw new ApiError("conflict", { name: result.error });
  if (result.error) throw new ApiError("missing");
  if (result.formerPictureId) await deleteUnusedUpload(result.formerPictureId);
  revalidateProfile(result.slugs);
  return json({ data: await getSessionUserView((await getRequestUser(request)) ?? user) });
});

/** Requests the deletion of the account and ends all sessions. */
export const DELETE = createRouteHandler(async (request) => {
  const user = await requireSessionUser(request);
  const { password = "" } = await readBody(request, deletionBodySchema);
  const { passwordCheckPerUser } = accountLimits();
  if (!(await passwordCheckPerUser(user.id))) throw new ApiError("tooMany");
  if (!(await verifyUserPassword(user.id, password))) throw new ApiError("invalid", { password: "wrong" });
  await passwordCheckPerUser.refund(user.id);
  const slug = await requestDeletion(user.id);
  if (slug !== null) await revalidateUserPages(slug);
  return json(undefined, 204);
});
