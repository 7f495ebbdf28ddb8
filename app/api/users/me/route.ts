import { ApiProblem, door, readBody, reply, requireViewer } from "#lib/api.ts";
import { viewViewer } from "#lib/auth/view-viewer.ts";
import { forgetHint, identify } from "#lib/auth/viewer.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { isOwnPassword, requestDeletion } from "#lib/users/deletion.ts";
import { expireDeparture, expireProfile } from "#lib/users/expiry.ts";
import { userLimits } from "#lib/users/limits.ts";
import { removeUpload } from "#lib/users/pictures.ts";
import { changeProfile } from "#lib/users/profile.ts";
import { deletionBody, profileBody } from "#lib/users/schema.ts";

export const dynamic = "force-dynamic";

/** Who is asking. For nobody it is a 401, and scripts of the page are told not to ask again. */
export const GET = door(async (request) => {
  const viewer = await identify(request);
  if (viewer) return reply({ data: await viewViewer(viewer) });
  if (!request.headers.has("x-user-token")) await forgetHint();
  throw new ApiProblem("unauthorized");
});

/** Changes what the body names of one's own profile, and answers with all of it. */
export const PUT = door(async (request) => {
  const viewer = await requireViewer(request);
  const { picture_id: pictureId, ...change } = await readBody(request, profileBody);
  const { change: mayChange, rename: mayRename } = userLimits();
  if (!mayChange(viewer.id)) throw new ApiProblem("tooMany");
  if (change.name !== undefined && change.name !== viewer.name && !mayRename(viewer.id)) {
    throw new ApiProblem("tooMany");
  }
  const changed = await changeProfile(viewer.id, { ...change, pictureId }, localeOf(request.headers));
  if (changed.problem === "nameTaken") throw new ApiProblem("conflict", { name: changed.problem });
  if (changed.problem) throw new ApiProblem("missing");
  if (changed.formerPictureId) await removeUpload(viewer.id, changed.formerPictureId);
  expireProfile(changed.slugs);
  return reply({ data: await viewViewer((await identify(request)) ?? viewer) });
});

/** Asks for the deletion of the account; every session ends, this one as well. */
export const DELETE = door(async (request) => {
  const viewer = await requireViewer(request);
  const { password = "" } = await readBody(request, deletionBody);
  const { leave } = userLimits();
  if (!leave(viewer.id)) throw new ApiProblem("tooMany");
  if (!(await isOwnPassword(viewer.id, password))) throw new ApiProblem("invalid", { password: "wrong" });
  leave.takeBack(viewer.id);
  const departure = await requestDeletion(viewer.id);
  if (departure) expireDeparture(departure);
  return reply(undefined, 204);
});
