import { ApiProblem, door, reply, requireViewer } from "#lib/api.ts";
import { readUpload, refusePicture } from "#lib/read-upload.ts";
import { userLimits } from "#lib/users/limits.ts";
import { hasRoomForUpload, uploadPicture } from "#lib/users/pictures.ts";

export const dynamic = "force-dynamic";

/** Takes in a picture; what it is for is said where it is used. */
export const POST = door(async (request: Request) => {
  const viewer = await requireViewer(request);
  if (!userLimits().upload(viewer.id)) throw new ApiProblem("tooMany");
  const { file } = await readUpload(request);
  if (!(await hasRoomForUpload(viewer.id))) throw new ApiProblem("limit");
  const { id, width, height, placeholder } = await uploadPicture(viewer.id, file).catch(refusePicture);
  return reply({ data: { id, width, height, placeholder, alt: "" } }, 201);
});
