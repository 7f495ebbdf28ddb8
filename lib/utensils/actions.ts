"use server";
import { submitDeskChange } from "#lib/auth/desk-form.ts";
import { createFormAction, type FormAction } from "#lib/http/form-handler.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { createDeskUtensil, deleteDeskUtensil, mergeUtensils, updateDeskUtensil } from "./desk-mutations.ts";
import {
  type UtensilChangeState,
  type UtensilField,
  type UtensilFieldError,
  type UtensilFormState,
  utensilFields,
} from "./form-fields.ts";
import { revalidateUtensil } from "./revalidation.ts";
import { deleteUtensilSchema, mergeUtensilSchema, utensilSchema } from "./schema.ts";

/** Creates or renames a utensil, as the signed-in editor. */
export const saveUtensilAction: FormAction<UtensilFormState> = createFormAction<
  UtensilField,
  UtensilFieldError,
  typeof utensilSchema
>({
  fields: utensilFields,
  schema: utensilSchema,
  submit: ({ id, version, locale, oneDe, manyDe, oneEn, manyEn }) => {
    const names = { de: { one: oneDe, many: manyDe }, en: { one: oneEn, many: manyEn } };
    const page = id ? routeAddress(locale, "/desk/utensils/[id]", { id }) : address(locale, "/desk/utensils/new");
    return submitDeskChange<UtensilField>({
      locale,
      page,
      done: "deskSaved",
      save: async (editorId) => {
        const change = id
          ? await updateDeskUtensil({ editorId, id, version }, names)
          : await createDeskUtensil(editorId, names);
        await revalidateUtensil(change);
        return address(locale, "/desk/utensils");
      },
    });
  },
});

/** Deletes a utensil that nothing uses, as the signed-in editor. */
export const deleteUtensilAction: FormAction<UtensilChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: deleteUtensilSchema,
  submit: ({ id, version, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/utensils/[id]", { id }),
      done: "deskDeleted",
      save: async (editorId) => {
        await revalidateUtensil(await deleteDeskUtensil({ editorId, id, version }));
        return address(locale, "/desk/utensils");
      },
    }),
});

/** Merges a utensil into another one, as the signed-in editor. */
export const mergeUtensilAction: FormAction<UtensilChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: mergeUtensilSchema,
  submit: ({ id, version, into, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/utensils/[id]", { id }),
      done: "deskMerged",
      save: async (editorId) => {
        await revalidateUtensil(await mergeUtensils({ editorId, id, version }, into));
        return routeAddress(locale, "/desk/utensils/[id]", { id: into });
      },
    }),
});
