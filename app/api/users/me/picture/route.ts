import { cropSchema, setProfilePicture } from "#app/api/users/me/operations.ts";
import { createResource, implementForAnyone } from "#lib/api-resources/resource.ts";
import type { SessionUser } from "#lib/auth/session-user-type.ts";
import { parse } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { assertAllowed } from "#lib/http/rate-limit.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";
import type { Crop } from "#lib/media/pictures/sanitize.ts";
import { readPictureUpload, throwPictureError } from "#lib/media/pictures/upload.ts";
import { address } from "#lib/routing/address.ts";
import { revalidateAuthor } from "#lib/routing/revalidate-profile.ts";
import { userLimits } from "#lib/users/limits.ts";
import { toPictureErrorCode } from "#lib/users/picture-errors.ts";
import { replaceOwnPicture } from "#lib/users/picture-mutations.ts";

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
  await revalidateAuthor(user.id, slugs);
}

function parseCrop(fields: Record<string, string>): Crop {
  const { x, y, size } = parse(fields, cropSchema);
  return x === undefined || y === undefined || size === undefined ? "centre" : { x, y, size };
}
