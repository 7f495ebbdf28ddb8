import { z } from "zod";
import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { createRouteHandler, json, parse } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";
import type { Crop } from "#lib/media/pictures/sanitize.ts";
import { readPictureUpload, throwPictureError } from "#lib/media/pictures/upload.ts";
import { address } from "#lib/routing/address.ts";
import { revalidateProfile } from "#lib/routing/revalidate-profile.ts";
import { userLimits } from "#lib/users/limits.ts";
import { toPictureErrorCode } from "#lib/users/picture-errors.ts";
import { replaceOwnPicture } from "#lib/users/picture-mutations.ts";

export const dynamic = "force-dynamic";

const pixelsSchema = z.coerce.number().min(0).max(100_000);
const cropSchema = z.object({ x: pixelsSchema, y: pixelsSchema, size: pixelsSchema }).partial();

/**
 * Sets the uploaded file as the profile picture. A form sent without script is redirected to the
 * settings.
 */
export const POST = createRouteHandler(async (request: Request) => {
  const isForm = (request.headers.get("accept") ?? "").includes("text/html");
  if (!isForm) {
    await saveProfilePicture(request);
    return json(undefined, 204);
  }
  const outcome = await saveProfilePicture(request).then(
    () => "saved",
    (error: unknown) => toPictureErrorCode(error instanceof ApiError ? error : null),
  );
  const localeParam = new URL(request.url).searchParams.get("locale");
  const settings = address(isLocale(localeParam) ? localeParam : defaultLocale, "/profile/settings");
  return new Response(null, {
    status: 303,
    headers: { location: `${settings}?picture=${outcome}#picture`, "cache-control": "private, no-store" },
  });
});

async function saveProfilePicture(request: Request): Promise<void> {
  const user = await requireSessionUser(request);
  if (!(await userLimits().pictureUpload(user.id))) throw new ApiError("tooMany");
  const { file, fields } = await readPictureUpload(request);
  const slugs = await replaceOwnPicture(user.id, file, parseCrop(fields)).catch(throwPictureError);
  if (!slugs) throw new ApiError("missing");
  revalidateProfile(slugs);
}

function parseCrop(fields: Record<string, string>): Crop {
  const { x, y, size } = parse(fields, cropSchema);
  return x === undefined || y === undefined || size === undefined ? "centre" : { x, y, size };
}
