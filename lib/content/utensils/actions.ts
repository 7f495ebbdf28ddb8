"use server";
import {
  createDeletionAction,
  createMergeAction,
  type DeskChangeState,
  submitEntry,
} from "#lib/platform/desk-resources/desk-actions.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { readLocalized } from "#lib/platform/i18n/localized-fields.ts";
import { createDeskUtensil, deleteDeskUtensil, mergeUtensils, updateDeskUtensil } from "./desk-mutations.ts";
import { type UtensilField, type UtensilFieldError, type UtensilFormState, utensilFields } from "./form-fields.ts";
import { utensilSchema } from "./schema.ts";

const pages = { list: "/desk/utensils", create: "/desk/utensils/new", entry: "/desk/utensils/[id]" } as const;

/** Creates or renames a utensil, as the signed-in editor. */
export const saveUtensilAction: FormAction<UtensilFormState> = createFormAction<
  UtensilField,
  UtensilFieldError,
  typeof utensilSchema
>({
  fields: utensilFields,
  schema: utensilSchema,
  submit: ({ id, version, locale, ...typed }) => {
    const names = readLocalized(typed, "one", "many");
    return submitEntry<UtensilField>(pages, { id, locale }, (editorId) =>
      id ? updateDeskUtensil({ editorId, id, version }, names) : createDeskUtensil(editorId, names),
    );
  },
});

/** Deletes a utensil that nothing uses, as the signed-in editor. */
export const deleteUtensilAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteDeskUtensil);

/** Merges a utensil into another one, as the signed-in editor. */
export const mergeUtensilAction: FormAction<DeskChangeState> = createMergeAction(pages, mergeUtensils);
