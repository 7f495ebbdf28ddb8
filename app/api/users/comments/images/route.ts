import { handleImageUpload } from "#app/api/users/me/images/store-image.ts";
import { uploadCommentImage } from "#app/api/users/me/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";

export const dynamic = "force-dynamic";

/** Pictures of comments. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implementForUser(uploadCommentImage, handleImageUpload),
});
