"use server";
import { type DeskChangeState, submitEntry } from "#lib/platform/desk-resources/desk-actions.ts";
import { submitChange } from "#lib/platform/desk-resources/submit-change.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { address } from "#lib/platform/routing/address.ts";
import { addRedirect, removeRedirect } from "./desk-mutations.ts";
import { type RedirectField, type RedirectFormState, redirectFields } from "./form-fields.ts";
import { redirectSchema, removeRedirectSchema } from "./schema.ts";

/** Redirects are added and removed in their list. */
const list = "/desk/redirects";
const pages = { list, create: list, entry: list } as const;

/** Leads an address without a page to a page, as the signed-in editor. */
export const addRedirectAction: FormAction<RedirectFormState> = createFormAction({
  fields: redirectFields,
  schema: redirectSchema,
  submit: ({ id, locale, path, target }) =>
    submitEntry<RedirectField>(pages, { id, locale }, (editorId) => addRedirect(editorId, path, target)),
});

/** Removes a redirect that an editor has added, as the signed-in editor. */
export const removeRedirectAction: FormAction<DeskChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: removeRedirectSchema,
  submit: ({ id, locale }) =>
    submitChange<"form">({
      locale,
      page: address(locale, list),
      done: "deskDeleted",
      change: (editorId) => removeRedirect(editorId, id),
    }),
});
