"use server";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { storeFormPicture } from "#lib/platform/desk-resources/form-pictures/store-form-picture.ts";
import { submitChange, toConflict } from "#lib/platform/desk-resources/submit-change.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { createFormAction, type FormAction, handleForm } from "#lib/platform/http/form-handler.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { adRateLimits } from "./limits.ts";
import { endHouseAd, saveHouseAd } from "./mutations.ts";
import { addAdPicture } from "./picture-mutations.ts";
import { listHeaderLinks } from "./queries.ts";
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
  const pictureProblem = editor && (await storePicture(editor.id, form));
  const state = await handleForm<AdField, AdFieldError, typeof adFormSchema>(
    {
      fields: adFields,
      schema: adFormSchema,
      submit: async ({ id, version, locale, ...values }) => {
        if (!editor) return refuseForm(locale);
        if (values.kind === "own" && (await listHeaderLinks(values.language)).has(values.href)) {
          return { status: "invalid", errors: { href: "inHeader" } };
        }
        if (pictureProblem) return { status: "invalid", errors: { picture: pictureProblem } };
        const result = await submitAd(locale, "adSaved", (editorId) =>
          saveHouseAd(editorId, id ? { id, version } : null, values),
        );
        if (result.status !== "invalid") return result;
        return result.errors.picture
          ? { status: "invalid", errors: { picture: "pictureMissing" } }
          : toConflict(result, "form");
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
export const endHouseAdAction: FormAction<EndAdState> = createFormAction({
  fields: ["form"],
  schema: endAdSchema,
  submit: async ({ id, version, locale }) => {
    if (!(await findEditor())) return refuseForm(locale);
    const result = await submitAd(locale, "adEnded", (editorId) => endHouseAd({ editorId, id, version }));
    return toConflict(result, "form");
  },
});

/** The signed-in editor or admin; null for everyone else. */
async function findEditor(): Promise<{ id: string } | null> {
  const user = await getSessionUser();
  return user && isEditor(user.newType) ? user : null;
}

/** Makes a change as the signed-in editor and returns to the list. */
function submitAd(locale: Locale, done: "adSaved" | "adEnded", change: (editorId: string) => Promise<DeskChange>) {
  return submitChange<"picture">({ locale, page: address(locale, "/desk/house-ads"), done, change });
}

function storePicture(editorId: string, form: FormData) {
  const isAllowed = adRateLimits().pictures;
  return storeFormPicture(form, "picture", { editorId, isAllowed, store: addAdPicture });
}
