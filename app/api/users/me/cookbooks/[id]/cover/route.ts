import { ApiProblem, readBody, readText, reply } from "#lib/api.ts";
import { chooseCover, uploadCover } from "#lib/cookbooks/cover-mutations.ts";
import { expireCookbooks } from "#lib/cookbooks/expiry.ts";
import { coverInput } from "#lib/cookbooks/schema.ts";
import { localPath } from "#lib/local-path.ts";
import { MediaError } from "#lib/media/errors.ts";
import { rateLimiter } from "#lib/rate-limit.ts";
import { readUpload, refusePicture } from "#lib/read-upload.ts";
import { cookbookDoor } from "../../cookbook-door.ts";

export const dynamic = "force-dynamic";

const mayUpload = rateLimiter({ limit: 30, window: 30 * 60_000 });

/** The cover: a picture as the body or the field `picture` of a form, or `{item}` for what an item in the cookbook shows. */
export const PUT = cookbookDoor(async ({ request, viewer, id }) => {
  const key = { userId: viewer.id, id };
  if (/json/i.test(request.headers.get("content-type") ?? "")) {
    const { item } = await readBody(request, coverInput);
    expireCookbooks(await chooseCover({ ...key, itemId: item }));
    return reply(null, 204);
  }
  if (!mayUpload(viewer.id)) throw new ApiProblem("tooMany");
  const { file } = await readUpload(request);
  expireCookbooks(await uploadCover({ ...key, upload: file }).catch(refusePicture));
  return reply(null, 204);
});

/** What a form without script sends: a picture, or nothing for the first item in the cookbook. It goes on at the page `next`. */
export const POST = cookbookDoor(async (asked) => {
  const { request, viewer, id } = asked;
  const key = { userId: viewer.id, id };
  if (/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")) {
    expireCookbooks(await chooseCover({ ...key, itemId: null }));
    return goOn(new URLSearchParams(await readText(request)).get("next"));
  }
  if (!mayUpload(viewer.id)) throw new ApiProblem("tooMany");
  const { file, fields } = await readUpload(request);
  try {
    expireCookbooks(await uploadCover({ ...key, upload: file }));
    return goOn(fields.next);
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    return goOn(fields.next, "?problem=cover");
  }
});

function goOn(next: unknown, query = ""): Response {
  const path = localPath(next) ?? "/";
  return new Response(null, { status: 303, headers: { location: path + query, "cache-control": "private, no-store" } });
}

/** From now on the first item in the cookbook is on its cover. */
export const DELETE = cookbookDoor(async ({ viewer, id }) => {
  expireCookbooks(await chooseCover({ userId: viewer.id, id, itemId: null }));
  return reply(null, 204);
});
