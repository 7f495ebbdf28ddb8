"use server";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { revalidateTags } from "#lib/cache/cache.ts";
import { createAction, formData, previousState } from "#lib/http/action.ts";
import { setFlashMessage } from "#lib/http/flash-message.ts";
import type { FlashMessage } from "#lib/http/flash-message-cookie.ts";
import { createFormAction, type FormAction, type FormResult, handleForm } from "#lib/http/form-handler.ts";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { cropNames } from "#lib/media/pictures/crops.ts";
import { routeAddress } from "#lib/routing/address.ts";
import { signInAddress } from "#lib/routing/sign-in-address.ts";
import { PictureError, type PictureErrorCode } from "./errors.ts";
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

const isAllowed = createRateLimiter({ name: "library-changes", maxCount: 300, windowMs: 10 * 60_000 });

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
    const result = await change({ id, locale, done: "pictureSaved" }, async (editorId) =>
      revalidateTags(...(await changePicture({ editorId, id, version }, content))),
    );
    return isProblem(result) ? toResult(result, { altDe: "conflict" }) : result;
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
    const result = await change(target, async (editorId) =>
      revalidateTags(...(await replacePicture({ editorId, ...replacement }))),
    );
    return isProblem(result) ? toResult(result, { id: "conflict" }) : result;
  },
});

function handleTarget(
  form: FormData,
  done: FlashMessage,
  act: (editorId: string, id: string) => Promise<void>,
): Promise<TargetState> {
  return handleForm<"id", TargetProblem, typeof pictureTargetSchema>(
    {
      fields: ["id"],
      schema: pictureTargetSchema,
      submit: async ({ id, locale }) => {
        const result = await change({ id, locale, done }, (editorId) => act(editorId, id));
        return isProblem(result) ? toResult(result, { id: "used" }) : result;
      },
    },
    form,
  );
}

interface Change {
  /** The picture whose page follows. */
  id: string;
  locale: Locale;
  done: FlashMessage;
}

/** Checks who acts; afterwards the page of the picture says what has happened. */
async function change(
  { id, locale, done }: Change,
  act: (editorId: string) => Promise<void>,
): Promise<PictureErrorCode | { status: "done"; href: string } | { status: "limited" }> {
  const href = routeAddress(locale, "/desk/pictures/[id]", { id });
  const user = await getSessionUser();
  if (!user) return { status: "done", href: signInAddress(locale, href) };
  if (!(await isAllowed(user.id))) return { status: "limited" };
  try {
    await act(user.id);
  } catch (error) {
    if (error instanceof PictureError) return error.code;
    throw error;
  }
  await setFlashMessage(done, href);
  return { status: "done", href };
}

const isProblem = (result: unknown): result is PictureErrorCode => typeof result === "string";

/** What another editor has done meanwhile is said at a field, everything else is a failure. */
function toResult<Field extends string, Problem extends string>(
  code: PictureErrorCode,
  errors: Partial<Record<Field, Problem>>,
): FormResult<Field, Problem> {
  return code === "conflict" || code === "used" ? { status: "invalid", errors } : { status: "failed" };
}
