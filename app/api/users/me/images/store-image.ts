import type { SessionUser } from "#lib/auth/session-user-type.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { assertAllowed } from "#lib/http/rate-limit.ts";
import { readPictureUpload, throwPictureError } from "#lib/media/pictures/upload.ts";
import { canUpload, uploadPicture } from "#lib/media/pictures/upload-mutations.ts";
import { userLimits } from "#lib/users/limits.ts";

/** Stores an uploaded picture. Other requests then use its id. */
export async function handleImageUpload({ request, user }: { request: Request; user: SessionUser }) {
  await assertAllowed([userLimits.pictureUpload, user.id]);
  const { file } = await readPictureUpload(request);
  if (!(await canUpload(user.id))) throw new ApiError("limit");
  const { id, width, height, placeholder } = await uploadPicture(user.id, file).catch(throwPictureError);
  return { data: { id, width, height, placeholder, alt: "" } };
}
