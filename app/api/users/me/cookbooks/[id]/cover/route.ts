import { implementForCookbook } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import * as operations from "#app/api/users/me/cookbooks/operations.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { setCoverFromItem, setUploadedCover } from "#lib/kitchen/cookbooks/cover-mutations.ts";
import { revalidateCookbooks } from "#lib/kitchen/cookbooks/revalidation.ts";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { assertAllowed, createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { parseLocalPath } from "#lib/platform/http/safe-redirect.ts";
import { MediaError } from "#lib/platform/media/errors.ts";
import { readPictureUpload, throwPictureError } from "#lib/platform/media/pictures/picture-request.ts";

export const dynamic = "force-dynamic";

const getUploadLimit = processSingleton("cookbook-cover-limit", () =>
  createRateLimiter({ name: "cookbook-cover", maxCount: 30, windowMs: 30 * 60_000 }),
);

/** The cover of a cookbook. A form without script is redirected to the page in its field `next`. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  PUT: implementForCookbook(operations.setCookbookCover, async ({ request, user, id, body }) => {
    const key = { userId: user.id, id };
    if (body) {
      revalidateCookbooks(await setCoverFromItem({ ...key, itemId: body.item }));
      return null;
    }
    await assertAllowed([getUploadLimit(), user.id]);
    const { file } = await readPictureUpload(request);
    revalidateCookbooks(await setUploadedCover({ ...key, upload: file }).catch(throwPictureError));
    return null;
  }),
  POST: implementForCookbook(operations.uploadCookbookCover, async ({ request, user, id }) => {
    await assertAllowed([getUploadLimit(), user.id]);
    const { file, fields } = await readPictureUpload(request);
    try {
      revalidateCookbooks(await setUploadedCover({ userId: user.id, id, upload: file }));
      return redirectBack(fields.next);
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      return redirectBack(fields.next, "?problem=cover");
    }
  }),
  DELETE: implementForCookbook(operations.deleteCookbookCover, async ({ user, id }) => {
    revalidateCookbooks(await setCoverFromItem({ userId: user.id, id, itemId: null }));
    return null;
  }),
});

function redirectBack(next: unknown, query = ""): Response {
  const path = parseLocalPath(next) ?? "/";
  return new Response(null, { status: 303, headers: { location: path + query, "cache-control": "private, no-store" } });
}
