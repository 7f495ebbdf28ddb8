"use server";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import {
  createDeletionAction,
  createOrderAction,
  type DeskChangeState,
  submitEntry,
} from "#lib/platform/desk-resources/desk-actions.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { type FormAction, handleForm } from "#lib/platform/http/form-handler.ts";
import { toLogo } from "#lib/platform/media/logos/logo-svg.ts";
import { arrangePartners, createPartner, removePartner, updatePartner } from "./desk-mutations.ts";
import {
  maxLogoBytes,
  type PartnerField,
  type PartnerFieldError,
  type PartnerFormState,
  partnerFields,
} from "./form-fields.ts";
import { partnerSchema } from "./schema.ts";

const pages = { list: "/desk/partners", create: "/desk/partners/new", entry: "/desk/partners/[id]" } as const;

/** Makes an author a partner, or changes logo and trade of one, as the signed-in editor. */
export const savePartnerAction = createAction([previousState, formData], async (_, form): Promise<PartnerFormState> => {
  const user = await getSessionUser();
  const isAllowed = user !== null && isEditor(user.newType);
  // Others are refused with the rest of the form; what they send is not parsed.
  if (!isAllowed) form.delete("logoSvg");
  const problem = isAllowed ? await readFormLogo(form) : null;
  return handleForm<PartnerField, PartnerFieldError, typeof partnerSchema>(
    {
      fields: partnerFields,
      schema: partnerSchema,
      submit: async ({ id, version, locale, userId, tradeDe, tradeEn }) => {
        const logo = String(form.get("logoSvg") ?? "") || null;
        const missing = id || logo || !isAllowed ? null : ("required" as const);
        const error = problem ?? missing;
        if (error) return { status: "invalid", errors: { logo: error } };
        const trade = { de: tradeDe, en: tradeEn };
        return submitEntry<PartnerField>(pages, { id, locale, opened: "entry" }, (editorId) =>
          id
            ? updatePartner({ editorId, id, version }, { trade, logo })
            : createPartner(editorId, userId, { trade, logo: logo ?? "" }),
        );
      },
    },
    form,
  );
});

/** Puts the partners into another order, as the signed-in editor. */
export const arrangePartnersAction: FormAction<DeskChangeState> = createOrderAction(pages.list, arrangePartners);

/** Makes a partner a guest author again, as the signed-in editor. */
export const removePartnerAction: FormAction<DeskChangeState> = createDeletionAction(pages, removePartner);

/**
 * Replaces the file of a form by its logo in the field `logoSvg`, which keeps it when the form
 * comes back. What stands there is made a logo as well: browsers can send anything.
 */
async function readFormLogo(form: FormData): Promise<PartnerFieldError | null> {
  const file = form.get("logo");
  form.delete("logo");
  const isFile = file instanceof File && file.size > 0;
  if (isFile && file.size > maxLogoBytes) return "logoTooLarge";
  const text = isFile ? await file.text() : String(form.get("logoSvg") ?? "").slice(0, maxLogoBytes);
  if (text === "") return null;
  const result = toLogo(text);
  form.set("logoSvg", "svg" in result ? result.svg : "");
  return "problem" in result ? result.problem : null;
}
