import * as operations from "#app/api/users/me/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { requestDeletion } from "#lib/people/accounts/deletion/mutations.ts";
import { accountLimits } from "#lib/people/accounts/limits.ts";
import { verifyUserPassword } from "#lib/people/accounts/queries.ts";
import { userLimits } from "#lib/people/users/limits.ts";
import { updateProfile } from "#lib/people/users/profile-mutations.ts";
import { getSessionUserView } from "#lib/people/users/session-user-queries.ts";
import { clearSignedInCookie, getRequestUser } from "#lib/platform/auth/session-user.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { deleteUnusedUpload } from "#lib/platform/media/pictures/mutations.ts";
import { revalidateOwnProfile, revalidateUserPages } from "#lib/platform/routing/revalidate-profile.ts";

export const dynamic = "force-dynamic";

/**
 * The signed-in user. Reading with 401 removes the cookie that makes scripts ask. With
 * `keeps_comments` the comments of a deleted account stay without the name.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(operations.getSessionUser, async ({ user }) => ({ data: await getSessionUserView(user) }), {
    onUnauthorized: async (request) => {
      if (!request.headers.has("x-user-token")) await clearSignedInCookie();
    },
  }),
  PUT: implementForUser(operations.updateSessionUser, async ({ request, locale, user, body }) => {
    const { picture_id: pictureId, ...change } = body;
    const { profileChange: isChangeAllowed, nameChange: isRenameAllowed } = userLimits;
    await assertAllowed([isChangeAllowed, user.id]);
    if (change.name !== undefined && change.name !== user.name) await assertAllowed([isRenameAllowed, user.id]);
    const result = await updateProfile(user.id, { ...change, pictureId }, locale);
    if (result.error === "nameTaken") throw new ApiError("conflict", { name: result.error });
    if (result.error === "missing") throw new ApiError("missing");
    if (result.error) throw new ApiError("invalid", { name: result.error });
    if (result.formerPictureId) await deleteUnusedUpload(result.formerPictureId);
    const isShown = [change.name, change.bio, change.website, pictureId].some((value) => value !== undefined);
    if (isShown) await revalidateOwnProfile(user.id, result.slugs);
    return { data: await getSessionUserView((await getRequestUser(request)) ?? user) };
  }),
  DELETE: implementForUser(operations.deleteSessionUser, async ({ user, body }) => {
    const { password = "", keeps_comments: keepsComments } = body;
    const refund = await assertAllowed([accountLimits().passwordCheckPerUser, user.id]);
    if (!(await verifyUserPassword(user.id, password))) throw new ApiError("invalid", { password: "wrong" });
    await refund();
    const slug = await requestDeletion(user.id, undefined, { keepsComments });
    if (slug !== null) await revalidateUserPages(slug);
    return null;
  }),
});
