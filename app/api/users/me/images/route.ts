import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { createRouteHandler, json } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { readPictureUpload, throwPictureError } from "#lib/media/pictures/upload.ts";
import { userLimits } from "#lib/users/limits.ts";
import { canUpload, uploadPicture } from "#lib/users/picture-mutations.ts";

export const dynamic = "force-dynamic";

/** Stores an uploaded picture. Other requests then use its id. */
export const POST = createRouteHandler(async (request: Request) => {
  const user = await requireSessionUser(request);
  if (!(await userLimits().pictureUpload(user.id))) throw new ApiError("tooMany");
  const { file } = await readPictureUpload(request);
  if (!(await canUpload(user.id))) throw new ApiError("limit");
  const { id, width, height, placeholder } = await uploadPicture(user.id, file).catch(throwPictureError);
  return json({ data: { id, width, height, placeholder, alt: "" } }, 201);
});
