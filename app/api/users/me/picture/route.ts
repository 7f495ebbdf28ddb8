import { cropSchema, setProfilePicture } from "#app/api/users/me/operations.ts";
import { createResource, implementForAnyone } from "#lib/api/api-resources/resource.ts";
import { userLimits } from "#lib/people/users/limits.ts";
import { toPictureErrorCode } from "#lib/people/users/picture-errors.ts";
import { replaceOwnPicture } from "#lib/people/users/picture-mutations.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { parse } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { defaultLocale, isLocale } from "#lib/platform/i18n/locales.ts";
import { readPictureUpload, throwPictureError } from "#lib/platform/media/pictures/picture-request.ts";
import type { Crop } from "#lib/platform/media/pictures/sanitize-upload.ts";
import { address } from "#lib/platform/routing/address.ts";
import { revalidateOwnProfile } from "#lib/platform/routing/revalidate-profile.ts";

export const dynamic = "force-dynamic";

/**
 * Sets the uploaded file as the profile picture. A form sent without script is redirected to the
 * settings.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implementForAnyone(setProfilePicture, async ({ request, user }) => {
    const isForm = (request.headers.get("accept") ?? "").includes("text/html");
    if (!isForm) {
      await saveProfilePicture(request, user);
      return null;
    }
    const outcome = await saveProfilePicture(request, user).then(
      () => "saved",
      (error: unknown) => toPictureErrorCode(error instanceof ApiError ? error : null),
    );
    const localeParam = new URL(request.url).searchParams.get("locale");
    const settings = address(isLocale(localeParam) ? localeParam : defaultLocale, "/profile/settings");
    return new Response(null, {
      status: 303,
      headers: { location: `${settings}?picture=${outcome}#picture`, "cache-control": "private, no-store" },
    });
  }),
});

async function saveProfilePicture(request: Request, user: SessionUser | null): Promise<void> {
  if (!user) throw new ApiError("unauthorized");
  await assertAllowed([userLimits.pictureUpload, user.id]);
  const { file, fields } = await readPictureUpload(request);
  const slugs = await replaceOwnPicture(user.id, file, parseCrop(fields)).catch(throwPictureError);
  if (!slugs) throw new ApiError("missing");
  await revalidateOwnProfile(user.id, slugs);
}

function parseCrop(fields: Record<string, string>): Crop {
  const { x, y, size } = parse(fields, cropSchema);
  return x === undefined || y === undefined || size === undefined ? "centre" : { x, y, size };
}
