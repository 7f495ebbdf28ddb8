"use server";
import { submitDeskChange } from "#lib/auth/desk-form.ts";
import type { SessionUser } from "#lib/auth/session-user-type.ts";
import { runUserAction } from "#lib/auth/user-action.ts";
import { createAction, formData, previousState } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { createFormAction, type FormAction, handleForm } from "#lib/http/form-handler.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import { MediaError } from "#lib/media/errors.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import type { ClipFiles } from "./clip-files.ts";
import { ClipInputError } from "./errors.ts";
import {
  type ClipDeletionState,
  type ClipField,
  type ClipFieldError,
  type ClipFormState,
  clipFields,
  type PosterChoice,
} from "./form-fields.ts";
import { createClip, deleteClip, updateClip } from "./mutations.ts";
import { searchPosters } from "./queries.ts";
import { revalidateClip } from "./revalidation.ts";
import { clipSchema, deleteClipSchema, posterSearchSchema } from "./schema.ts";

const isSearchAllowed = createRateLimiter({ name: "poster-searches", maxCount: 600, windowMs: 10 * 60_000 });

/**
 * Creates or changes a clip, as the signed-in editor: the fields of `clipSchema`, and the files
 * `mp4` and `webm`.
 */
export const saveClipAction = createAction(
  [previousState, formData],
  (_, form): Promise<ClipFormState> =>
    handleForm<ClipField, ClipFieldError, typeof clipSchema>(
      {
        fields: clipFields,
        schema: clipSchema,
        submit: async ({ id, version, locale, posterId, ...texts }) => {
          const page = id ? routeAddress(locale, "/desk/clips/[id]", { id }) : address(locale, "/desk/clips/new");
          const titles = { de: texts.titleDe, en: texts.titleEn };
          const captions = { de: texts.captionsDe, en: texts.captionsEn };
          const save = async (editorId: string) => {
            const input = { titles, posterId, captions, files: await readFiles(form) };
            const change = id ? await updateClip({ editorId, id, version }, input) : await createClip(editorId, input);
            await revalidateClip(change);
            return routeAddress(locale, "/desk/clips/[id]", { id: change.id });
          };
          try {
            return await submitDeskChange<ClipField>({ locale, page, done: "deskSaved", save });
          } catch (error) {
            const found = toInputError(error);
            return { status: "invalid", errors: { [found.field]: found.problem } };
          }
        },
      },
      form,
    ),
);

/** Deletes a clip that nothing shows, as the signed-in editor. */
export const deleteClipAction: FormAction<ClipDeletionState> = createFormAction({
  fields: ["form"] as const,
  schema: deleteClipSchema,
  submit: ({ id, version, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/clips/[id]", { id }),
      done: "deskDeleted",
      save: async (editorId) => {
        await deleteClip({ editorId, id, version });
        return address(locale, "/desk/clips");
      },
    }),
});

/** Finds pictures that can be posters, for editors. */
export const searchPostersAction = createAction(
  [posterSearchSchema],
  ({ query, locale }): Promise<ActionResult<PosterChoice[]>> =>
    runUserAction(async (user: SessionUser) => {
      if (user.newType !== "editor" && user.newType !== "admin") throw new ApiError("missing");
      if (!(await isSearchAllowed(user.id))) throw new ApiError("tooMany");
      return searchPosters(locale, query);
    }),
);

async function readFiles(form: FormData): Promise<ClipFiles> {
  const read = async (name: string) => {
    const file = form.get(name);
    // A field without a file sends an empty one.
    return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
  };
  return { mp4: await read("mp4"), webm: await read("webm") };
}

function toInputError(error: unknown): ClipInputError {
  if (error instanceof ClipInputError) return error;
  const isStorage = error instanceof MediaError && error.code === "storage_unavailable";
  if (isStorage) return new ClipInputError("mp4", "storage_unavailable");
  throw error;
}
