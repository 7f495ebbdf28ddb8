"use server";
import {
  createDeletionAction,
  type DeskChangeState,
  searchAsEditor,
  submitEntry,
} from "#lib/platform/desk-resources/desk-actions.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { type FormAction, handleForm } from "#lib/platform/http/form-handler.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { MediaError } from "#lib/platform/media/errors.ts";
import type { ClipFiles } from "./clip-files.ts";
import { ClipInputError } from "./errors.ts";
import { type ClipField, type ClipFieldError, type ClipFormState, clipFields } from "./form-fields.ts";
import { createClip, deleteClip, updateClip } from "./mutations.ts";
import { searchPosters } from "./queries.ts";
import { clipSchema, posterSearchSchema } from "./schema.ts";

const pages = { list: "/desk/clips", create: "/desk/clips/new", entry: "/desk/clips/[id]" } as const;

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
          const titles = { de: texts.titleDe, en: texts.titleEn };
          const captions = { de: texts.captionsDe, en: texts.captionsEn };
          try {
            return await submitEntry<ClipField>(pages, { id, locale, opened: "entry" }, async (editorId) => {
              const input = { titles, posterId, captions, files: await readFiles(form) };
              return id ? updateClip({ editorId, id, version }, input) : createClip(editorId, input);
            });
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
export const deleteClipAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteClip);

/** Finds pictures that can be posters, for editors. */
export const searchPostersAction = createAction([posterSearchSchema], ({ query, locale }) =>
  searchAsEditor(async (editorId) => {
    if (!(await isSearchAllowed(editorId))) throw new ApiError("tooMany");
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
