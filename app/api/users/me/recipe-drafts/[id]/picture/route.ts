import { z } from "zod";
import { saveDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { getDraft } from "#lib/content/recipe-drafts/draft/queries.ts";
import { sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { throwAsApiError } from "#lib/content/recipe-drafts/errors.ts";
import { minPictureSize } from "#lib/content/recipe-drafts/pictures/picture-format.ts";
import { toPictureProblem } from "#lib/content/recipe-drafts/pictures/picture-upload.ts";
import { userLimits } from "#lib/people/users/limits.ts";
import { requireSessionUser } from "#lib/platform/auth/require-session-user.ts";
import { createRouteHandler } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { defaultLocale, isLocale } from "#lib/platform/i18n/locales.ts";
import { deleteUnusedUpload } from "#lib/platform/media/pictures/mutations.ts";
import { readPictureUpload, throwPictureError } from "#lib/platform/media/pictures/picture-request.ts";
import { canUpload, uploadPicture } from "#lib/platform/media/pictures/upload-mutations.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ id: string }> };

/**
 * Sets the uploaded file as the picture of one of the user's drafts, or of its step `?step=`: the
 * form without script, which goes back to the page of the draft that it is on.
 */
export const POST = createRouteHandler(async (request: Request, { params }: Context) => {
  const { id } = await params;
  const query = new URL(request.url).searchParams;
  const step = query.get("step");
  const outcome = await savePicture(request, id, step).then(
    () => "saved",
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.code === "missing" || error.code === "unauthorized") throw error;
      return toPictureProblem(error.fields.picture ?? error.code);
    },
  );
  const localeParam = query.get("locale");
  const locale = isLocale(localeParam) ? localeParam : defaultLocale;
  const page = sectionAddress(locale, id, step === null ? "basics" : "steps");
  const problem = new URLSearchParams({ picture: outcome, ...(step === null ? {} : { step }) });
  const location = outcome === "saved" ? page : `${page}?${problem}`;
  return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
});

async function savePicture(request: Request, id: string, stepId: string | null): Promise<void> {
  const user = await requireSessionUser(request);
  const draft = z.uuid().safeParse(id).success ? await getDraft(id, user) : null;
  if (!draft || draft.authorId !== user.id) throw new ApiError("missing");
  const { version, content } = draft;
  if (stepId !== null && !content.steps.some((step) => step.id === stepId)) throw new ApiError("missing");
  await assertAllowed([userLimits.pictureUpload, user.id]);
  const { file } = await readPictureUpload(request);
  if (!(await canUpload(user.id))) throw new ApiError("limit");
  const { id: pictureId, width, height } = await uploadPicture(user.id, file).catch(throwPictureError);
  if (width < minPictureSize.width || height < minPictureSize.height) {
    await deleteUnusedUpload(pictureId);
    throw new ApiError("invalid", { picture: "too_small" });
  }
  const steps = content.steps.map((step) => (step.id === stepId ? { ...step, pictureId } : step));
  const changed = stepId === null ? { ...content, pictureId } : { ...content, steps };
  await saveDraft({ draftId: id, userId: user.id, version, content: changed }).catch(throwAsApiError);
}
