"use server";
import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { submitChange } from "#lib/platform/desk-resources/submit-change.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import { createFormAction, type FormAction, type FormResult, handleForm } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { cropNames } from "#lib/platform/media/pictures/crops.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { changePicture, deleteFromLibrary, restoreToLibrary } from "./mutations.ts";
import {
  cropFields,
  type PictureField,
  type PictureFieldError,
  type PictureFormState,
  pictureFields,
  type TargetProblem,
  type TargetState,
} from "./picture-fields.ts";
import { replacePicture } from "./replace-mutations.ts";
import { pictureSchema, pictureTargetSchema, replaceSchema } from "./schema.ts";

/** Saves texts, focal point and crops of a picture, as the signed-in editor. */
export const savePictureAction: FormAction<PictureFormState> = createFormAction<
  PictureField,
  PictureFieldError,
  typeof pictureSchema
>({
  fields: pictureFields,
  schema: pictureSchema,
  submit: async ({ id, version, locale, focalX, focalY, ...texts }) => {
    const content = {
      alts: { de: texts.altDe, en: texts.altEn },
      credit: { de: texts.creditDe, en: texts.creditEn },
      focalPoint: { x: focalX, y: focalY },
      areas: Object.fromEntries(cropNames.map((name) => [name, texts[cropFields[name]]])),
    };
    const result = await submitPicture({ id, locale, done: "pictureSaved" }, (editorId) =>
      changePicture({ editorId, id, version }, content),
    );
    return toResult(result, { altDe: "conflict" });
  },
});

/** Deletes an unused picture, as the signed-in editor; its page then offers to restore it. */
export const deletePictureAction = createAction(
  [previousState, formData],
  (_, form): Promise<TargetState> => handleTarget(form, "pictureDeleted", deleteFromLibrary),
);

/** Restores a deleted picture, as the signed-in editor. */
export const restorePictureAction = createAction(
  [previousState, formData],
  (_, form): Promise<TargetState> => handleTarget(form, "pictureRestored", restoreToLibrary),
);

/** Puts another picture in all places of a picture, as the signed-in editor. */
export const replacePictureAction: FormAction<TargetState> = createFormAction<
  "id",
  TargetProblem,
  typeof replaceSchema
>({
  fields: ["id"],
  schema: replaceSchema,
  submit: async ({ locale, ...replacement }) => {
    const target = { id: replacement.replacementId, locale, done: "pictureReplaced" } as const;
    const result = await submitPicture(target, (editorId) => replacePicture({ editorId, ...replacement }));
    return toResult(result, { id: "conflict" });
  },
});

function handleTarget(
  form: FormData,
  done: FlashMessage,
  change: (editorId: string, id: string) => Promise<DeskChange>,
): Promise<TargetState> {
  return handleForm<"id", TargetProblem, typeof pictureTargetSchema>(
    {
      fields: ["id"],
      schema: pictureTargetSchema,
      submit: async ({ id, locale }) => {
        const result = await submitPicture({ id, locale, done }, (editorId) => change(editorId, id));
        return toResult(result, { id: "used" });
      },
    },
    form,
  );
}

interface Submission {
  /** The picture whose page follows. */
  id: string;
  locale: Locale;
  done: FlashMessage;
}

/** Changes a picture as the signed-in editor; its page says what has happened. */
function submitPicture({ id, locale, done }: Submission, change: (editorId: string) => Promise<DeskChange>) {
  return submitChange({ locale, page: routeAddress(locale, "/desk/pictures/[id]", { id }), done, change });
}

/** What another editor has done meanwhile is said at a field, everything else is a failure. */
function toResult<Field extends string, Problem extends string>(
  result: FormResult<string, DeskErrorCode>,
  errors: Partial<Record<Field, Problem>>,
): FormResult<Field, Problem> {
  if (result.status !== "invalid") return result;
  const isLate = Object.values(result.errors).some((code) => code === "conflict" || code === "used");
  return isLate ? { status: "invalid", errors } : { status: "failed" };
}
