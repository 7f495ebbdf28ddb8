import { z } from "zod";
import { ApiProblem, door, parse, reply, requireViewer } from "#lib/api.ts";
import { address } from "#lib/i18n/address.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";
import type { Crop } from "#lib/media/clean.ts";
import { readUpload, refusePicture } from "#lib/read-upload.ts";
import { expireProfile } from "#lib/users/expiry.ts";
import { userLimits } from "#lib/users/limits.ts";
import { pictureProblem } from "#lib/users/picture-problem.ts";
import { replaceOwnPicture } from "#lib/users/pictures.ts";

export const dynamic = "force-dynamic";

const pixels = z.coerce.number().min(0).max(100_000);
const cropFields = z.object({ x: pixels, y: pixels, size: pixels }).partial();

/** Makes the file of the form the picture of the profile, and leads back to the settings where there is no script to say so. */
export const POST = door(async (request: Request) => {
  const isForm = (request.headers.get("accept") ?? "").includes("text/html");
  if (!isForm) {
    await takePicture(request);
    return reply(undefined, 204);
  }
  const answer = await takePicture(request).then(
    () => "saved",
    (error: unknown) => pictureProblem(error instanceof ApiProblem ? error : null),
  );
  const asked = new URL(request.url).searchParams.get("locale");
  const settings = address(isLocale(asked) ? asked : defaultLocale, "/profile/settings");
  return new Response(null, {
    status: 303,
    headers: { location: `${settings}?picture=${answer}#picture`, "cache-control": "private, no-store" },
  });
});

async function takePicture(request: Request): Promise<void> {
  const viewer = await requireViewer(request);
  if (!userLimits().upload(viewer.id)) throw new ApiProblem("tooMany");
  const { file, fields } = await readUpload(request);
  const slugs = await replaceOwnPicture(viewer.id, file, cropOf(fields)).catch(refusePicture);
  if (!slugs) throw new ApiProblem("missing");
  expireProfile(slugs);
}

function cropOf(fields: Record<string, string>): Crop {
  const { x, y, size } = parse(fields, cropFields);
  return x === undefined || y === undefined || size === undefined ? "centre" : { x, y, size };
}
