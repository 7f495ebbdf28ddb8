import { cookbookRoute } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { setCoverFromItem, setUploadedCover } from "#lib/cookbooks/cover-mutations.ts";
import { revalidateCookbooks } from "#lib/cookbooks/revalidation.ts";
import { coverSchema } from "#lib/cookbooks/schema.ts";
import { json, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import { parseLocalPath } from "#lib/http/safe-redirect.ts";
import { MediaError } from "#lib/media/errors.ts";
import { readPictureUpload, throwPictureError } from "#lib/media/pictures/upload.ts";

export const dynamic = "force-dynamic";

const canUpload = createRateLimiter({ name: "cookbook-cover", maxCount: 30, windowMs: 30 * 60_000 });

/**
 * Sets the cover: a picture as the body or as the form field `picture`, or `{item}` for the picture
 * of an item.
 */
export const PUT = cookbookRoute(async ({ request, user, id }) => {
  const key = { userId: user.id, id };
  if (/json/i.test(request.headers.get("content-type") ?? "")) {
    const { item } = await readBody(request, coverSchema);
    revalidateCookbooks(await setCoverFromItem({ ...key, itemId: item }));
    return json(null, 204);
  }
  if (!(await canUpload(user.id))) throw new ApiError("tooMany");
  const { file } = await readPictureUpload(request);
  revalidateCookbooks(await setUploadedCover({ ...key, upload: file }).catch(throwPictureError));
  return json(null, 204);
});

/** The upload form without script. Redirects to the page in the field `next`. */
export const POST = cookbookRoute(async ({ request, user, id }) => {
  if (!(await canUpload(user.id))) throw new ApiError("tooMany");
  const { file, fields } = await readPictureUpload(request);
  try {
    revalidateCookbooks(await setUploadedCover({ userId: user.id, id, upload: file }));
    return redirectBack(fields.next);
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    return redirectBack(fields.next, "?problem=cover");
  }
});

function redirectBack(next: unknown, query = ""): Response {
  const path = parseLocalPath(next) ?? "/";
  return new Response(null, { status: 303, headers: { location: path + query, "cache-control": "private, no-store" } });
}

/** Resets the cover to the picture of the first item. */
export const DELETE = cookbookRoute(async ({ user, id }) => {
  revalidateCookbooks(await setCoverFromItem({ userId: user.id, id, itemId: null }));
  return json(null, 204);
});
