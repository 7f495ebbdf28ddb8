"use server";
import { submitDeskChange } from "#lib/auth/desk-form.ts";
import { isEditor } from "#lib/auth/desk-roles.ts";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { createAction, formData, previousState } from "#lib/http/action.ts";
import { orderFormSchema, readNewOrder } from "#lib/http/arrangement.ts";
import { createFormAction, type FormAction, handleForm } from "#lib/http/form-handler.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { revalidateAuthor } from "#lib/routing/revalidate-profile.ts";
import { arrangePartners, createPartner, removePartner, updatePartner } from "./desk-mutations.ts";
import {
  maxLogoBytes,
  type PartnerChangeState,
  type PartnerField,
  type PartnerFieldError,
  type PartnerFormState,
  partnerFields,
} from "./form-fields.ts";
import { toLogo } from "./logo-svg.ts";
import { partnerSchema, removePartnerSchema } from "./schema.ts";

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
        const page = id ? routeAddress(locale, "/desk/partners/[id]", { id }) : address(locale, "/desk/partners/new");
        return submitDeskChange<PartnerField>({
          locale,
          page,
          done: "deskSaved",
          save: async (editorId) => {
            const change = id
              ? await updatePartner({ editorId, id, version }, { trade, logo })
              : await createPartner(editorId, userId, { trade, logo: logo ?? "" });
            await revalidateAuthor(change.id, [change.slug]);
            revalidateTags(cacheTags.feeds);
            return routeAddress(locale, "/desk/partners/[id]", { id: change.id });
          },
        });
      },
    },
    form,
  );
});

/** Puts the partners into another order, as the signed-in editor. */
export const arrangePartnersAction: FormAction<PartnerChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: orderFormSchema,
  submit: (input) =>
    submitDeskChange<"form">({
      locale: input.locale,
      page: address(input.locale, "/desk/partners"),
      done: "orderSaved",
      save: async (editorId) => {
        await arrangePartners(editorId, input.stored, readNewOrder(input));
        revalidateTags(cacheTags.users, cacheTags.menus, cacheTags.feeds);
        return address(input.locale, "/desk/partners");
      },
    }),
});

/** Makes a partner a guest author again, as the signed-in editor. */
export const removePartnerAction: FormAction<PartnerChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: removePartnerSchema,
  submit: ({ id, version, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/partners/[id]", { id }),
      done: "deskDeleted",
      save: async (editorId) => {
        const change = await removePartner({ editorId, id, version });
        await revalidateAuthor(change.id, [change.slug]);
        revalidateTags(cacheTags.feeds);
        return address(locale, "/desk/partners");
      },
    }),
});

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
