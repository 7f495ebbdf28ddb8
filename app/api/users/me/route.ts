import * as operations from "#app/api/users/me/operations.ts";
import { requestDeletion } from "#lib/accounts/deletion/mutations.ts";
import { accountLimits } from "#lib/accounts/limits.ts";
import { verifyUserPassword } from "#lib/accounts/queries.ts";
import { createResource, implementForUser } from "#lib/api-resources/resource.ts";
import { clearSignedInCookie, getRequestUser } from "#lib/auth/session-user.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { assertAllowed } from "#lib/http/rate-limit.ts";
import { deleteUnusedUpload } from "#lib/media/pictures/mutations.ts";
import { revalidateAuthor, revalidateUserPages } from "#lib/routing/revalidate-profile.ts";
import { userLimits } from "#lib/users/limits.ts";
import { updateProfile } from "#lib/users/profile-mutations.ts";
import { getSessionUserView } from "#lib/users/session-user-queries.ts";

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
    if (isShown) await revalidateAuthor(user.id, result.slugs);
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
