"use server";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { createAction, formData, previousState } from "#lib/http/action.ts";
import { setFlashMessage } from "#lib/http/flash-message.ts";
import { createFormAction, type FormAction, type FormResult, handleForm } from "#lib/http/form-handler.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { address } from "#lib/routing/address.ts";
import { AdError } from "./errors.ts";
import { storeFormPicture } from "./form-picture.ts";
import { endHouseAd, saveHouseAd } from "./mutations.ts";
import {
  type AdField,
  type AdFieldError,
  type AdFormState,
  adFields,
  adFormSchema,
  type EndAdState,
  endAdSchema,
} from "./schema.ts";

/**
 * Creates or changes a house advertisement: the fields of `adFormSchema`, with a file `picture`
 * unless it keeps the one it has. Fails for users who are no editors.
 */
export const saveHouseAdAction = createAction([previousState, formData], async (_, form): Promise<AdFormState> => {
  const editor = await findEditor();
  const pictureProblem = editor && (await storeFormPicture(editor.id, form));
  const state = await handleForm<AdField, AdFieldError, typeof adFormSchema>(
    {
      fields: adFields,
      schema: adFormSchema,
      submit: async ({ id, locale, ...values }) => {
        if (!editor) return { status: "failed" };
        if (pictureProblem) return { status: "invalid", errors: { picture: pictureProblem } };
        try {
          await saveHouseAd(editor.id, id || null, values);
        } catch (error) {
          return toResult(error);
        }
        return finish(locale, "adSaved");
      },
    },
    form,
  );
  if (state.status !== "invalid") return state;
  // What an editor fills in is the file, not its id.
  const { pictureId, ...errors } = state.errors;
  const picture = pictureProblem ?? errors.picture ?? (pictureId && "pictureMissing");
  return { ...state, errors: { ...errors, ...(picture && { picture }) } };
});

/** Ends a house advertisement at once. Fails for users who are no editors. */
export const endHouseAdAction: FormAction<EndAdState> = createFormAction<never, never, typeof endAdSchema>({
  fields: [],
  schema: endAdSchema,
  submit: async ({ id, locale }) => {
    const editor = await findEditor();
    if (!editor) return { status: "failed" };
    try {
      await endHouseAd(editor.id, id);
    } catch (error) {
      if (error instanceof AdError) return { status: "failed" };
      throw error;
    }
    return finish(locale, "adEnded");
  },
});

/** The signed-in editor or admin; null for everyone else. */
async function findEditor(): Promise<{ id: string } | null> {
  const user = await getSessionUser();
  return user && ["editor", "admin"].includes(user.newType) ? user : null;
}

function toResult(error: unknown): FormResult<AdField, AdFieldError> {
  if (!(error instanceof AdError)) throw error;
  return error.code === "picture" ? { status: "invalid", errors: { picture: "pictureMissing" } } : { status: "failed" };
}

/** Renders the places of all pages anew and returns to the list. */
async function finish(locale: Locale, message: "adSaved" | "adEnded") {
  revalidateTags(cacheTags.ads);
  const href = address(locale, "/desk/house-ads");
  await setFlashMessage(message, href);
  return { status: "done", href } as const;
}
