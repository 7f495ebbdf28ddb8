"use server";
import { redirect } from "next/navigation";
import { getDeskOwnerId } from "#lib/platform/auth/desk-roles.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { MediaError } from "#lib/platform/media/errors.ts";
import { maxUploadBytes } from "#lib/platform/media/pictures/upload-limit.ts";
import { canUpload } from "#lib/platform/media/pictures/upload-mutations.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { cleanText } from "#lib/platform/text/clean-text.ts";
import { maxFormFiles } from "./limits.ts";
import { addToLibrary, type PictureTexts } from "./mutations.ts";
import { findLibraryPicture } from "./queries.ts";
import type { UploadResult, UploadState } from "./upload-result.ts";

const isAllowed = createRateLimiter({ name: "library-pictures", maxCount: 600, windowMs: 10 * 60_000 });

/**
 * Stores the files in the field `pictures` as the signed-in editor or partner; what can be stored
 * is.
 */
export const uploadPicturesAction = createAction(
  [previousState, formData],
  async (_, form): Promise<UploadState> => {
    const user = await getSessionUser();
    if (!user) return { status: "forbidden", results: [] };
    const files = listFiles(form);
    if (files.length === 0) return { status: "empty", results: [] };
    if (files.length > maxFormFiles) return { status: "tooMany", results: [] };
    const results: UploadResult[] = [];
    for (const file of files) {
      const result = await store(user, file);
      if (result === "forbidden") return { status: "forbidden", results };
      results.push(result);
    }
    return { status: "done", results };
  },
  toLimited,
);

/**
 * Stores the file in the field `pictures` as a replacement of a picture, with its texts, and leads
 * to the preview of the replacement.
 */
export const uploadReplacementAction = createAction(
  [previousState, formData],
  async (_, form): Promise<UploadState> => {
    const [user, id, locale] = [await getSessionUser(), String(form.get("id")), form.get("locale")];
    const file = form.get("pictures");
    if (!user || user.newType === "partner" || !isLocale(locale) || !/^[\da-f-]{36}$/.test(id))
      return { status: "forbidden", results: [] };
    if (!(file instanceof File) || file.name === "") return { status: "empty", results: [] };
    const former = await findLibraryPicture(id);
    const credit = former?.credit ?? { de: "", en: "" };
    const result = await store(user, file, former ? { alts: former.alts, credit } : undefined);
    if (result === "forbidden") return { status: "forbidden", results: [] };
    if ("problem" in result) return { status: "done", results: [result] };
    redirect(`${routeAddress(locale, "/desk/pictures/[id]/replace", { id })}?with=${result.id}`);
  },
  toLimited,
);

function listFiles(form: FormData): File[] {
  // A field without a file sends an empty one.
  return form.getAll("pictures").filter((file) => file instanceof File && file.name !== "") as File[];
}

/** Says of each file that the limit of all actions is reached. */
function toLimited(_: unknown, form: FormData): UploadState {
  const results = listFiles(form).map(({ name }) => ({ name: toShownName(name), problem: "limited" as const }));
  return { status: "done", results };
}

const toShownName = (name: string) => cleanText(name).slice(0, 200);

async function store(user: SessionUser, file: File, texts?: PictureTexts): Promise<UploadResult | "forbidden"> {
  const name = toShownName(file.name);
  if (file.size > maxUploadBytes) return { name, problem: "too_large" };
  if (!(await isAllowed(user.id))) return { name, problem: "limited" };
  if (getDeskOwnerId(user) && !(await canUpload(user.id))) return { name, problem: "limited" };
  try {
    return { name, id: await addToLibrary(user.id, new Uint8Array(await file.arrayBuffer()), texts) };
  } catch (error) {
    if (error instanceof DeskError) return "forbidden";
    if (error instanceof MediaError) return { name, problem: error.code };
    if (!(error instanceof OverloadedError)) console.error("a picture of the library was not stored:", error);
    return { name, problem: "failed" };
  }
}
