"use server";
import { submitDeskChange } from "#lib/auth/desk-form.ts";
import { createFormAction, type FormAction } from "#lib/http/form-handler.ts";
import { address } from "#lib/routing/address.ts";
import { addRedirect, removeRedirect } from "./desk-mutations.ts";
import {
  type RedirectChangeState,
  type RedirectField,
  type RedirectFieldError,
  type RedirectFormState,
  redirectFields,
} from "./form-fields.ts";
import { redirectSchema, removeRedirectSchema } from "./schema.ts";

/** Leads an address without a page to a page, as the signed-in editor. */
export const addRedirectAction: FormAction<RedirectFormState> = createFormAction<
  RedirectField,
  RedirectFieldError,
  typeof redirectSchema
>({
  fields: redirectFields,
  schema: redirectSchema,
  submit: ({ locale, path, target }) =>
    submitDeskChange<RedirectField>({
      locale,
      page: address(locale, "/desk/redirects"),
      done: "deskSaved",
      save: async (editorId) => {
        await addRedirect(editorId, path, target);
        return address(locale, "/desk/redirects");
      },
    }),
});

/** Removes a redirect that an editor has added, as the signed-in editor. */
export const removeRedirectAction: FormAction<RedirectChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: removeRedirectSchema,
  submit: ({ id, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: address(locale, "/desk/redirects"),
      done: "deskDeleted",
      save: async (editorId) => {
        await removeRedirect(editorId, id);
        return address(locale, "/desk/redirects");
      },
    }),
});
