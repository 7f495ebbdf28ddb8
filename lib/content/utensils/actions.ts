"use server";
import {
  createDeletionAction,
  createMergeAction,
  createSaveAction,
  type DeskChangeState,
} from "#lib/platform/desk-resources/desk-actions.ts";
import type { FormAction } from "#lib/platform/http/form-handler.ts";
import { readLocalized } from "#lib/platform/i18n/localized-fields.ts";
import { createDeskUtensil, deleteDeskUtensil, mergeUtensils, updateDeskUtensil } from "./desk-mutations.ts";
import { type UtensilFormState, utensilFields } from "./form-fields.ts";
import { utensilSchema } from "./schema.ts";

const pages = { list: "/desk/utensils", create: "/desk/utensils/new", entry: "/desk/utensils/[id]" } as const;

/** Creates or renames a utensil, as the signed-in editor. */
export const saveUtensilAction: FormAction<UtensilFormState> = createSaveAction(pages, {
  fields: utensilFields,
  entrySchema: utensilSchema,
  toContent: (typed) => readLocalized(typed, "one", "many"),
  create: createDeskUtensil,
  update: updateDeskUtensil,
});

/** Deletes a utensil that nothing uses, as the signed-in editor. */
export const deleteUtensilAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteDeskUtensil);

/** Merges a utensil into another one, as the signed-in editor. */
export const mergeUtensilAction: FormAction<DeskChangeState> = createMergeAction(pages, mergeUtensils);
