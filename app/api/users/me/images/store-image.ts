import { userLimits } from "#lib/people/users/limits.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { readPictureUpload, throwPictureError } from "#lib/platform/media/pictures/picture-request.ts";
import { canUpload, uploadPicture } from "#lib/platform/media/pictures/upload-mutations.ts";

/** Stores an uploaded picture. Other requests then use its id. */
export async function handleImageUpload({ request, user }: { request: Request; user: SessionUser }) {
  await assertAllowed([userLimits.pictureUpload, user.id]);
  const { file } = await readPictureUpload(request);
  if (!(await canUpload(user.id))) throw new ApiError("limit");
  const { id, width, height, placeholder } = await uploadPicture(user.id, file).catch(throwPictureError);
  return { data: { id, width, height, placeholder, alt: "" } };
}
