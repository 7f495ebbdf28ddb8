"use server";
import {
  createDeletionAction,
  createMergeAction,
  createSaveAction,
  type DeskChangeState,
} from "#lib/platform/desk-resources/desk-actions.ts";
import { submitChange } from "#lib/platform/desk-resources/submit-change.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { readLocalized } from "#lib/platform/i18n/localized-fields.ts";
import { address } from "#lib/platform/routing/address.ts";
import {
  createDeskCategory,
  deleteDeskCategory,
  mergeCategories,
  moveDeskCategory,
  updateDeskCategory,
} from "./desk/desk-mutations.ts";
import { type CategoryFormState, categoryFields, categoryTextFields, topLevel } from "./desk/form-fields.ts";
import { categorySchema, moveCategorySchema } from "./desk/schema.ts";

const pages = { list: "/desk/categories", create: "/desk/categories/new", entry: "/desk/categories/[id]" } as const;

/** Creates or changes a category, as the signed-in editor. */
export const saveCategoryAction: FormAction<CategoryFormState> = createSaveAction(pages, {
  fields: categoryFields,
  entrySchema: categorySchema,
  toContent: ({ parentId, ...typed }) => {
    return { parentId: parentId === topLevel ? null : parentId, texts: readLocalized(typed, ...categoryTextFields) };
  },
  create: createDeskCategory,
  update: updateDeskCategory,
});

/** Moves a category among its siblings, as the signed-in editor. */
export const moveCategoryAction: FormAction<DeskChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: moveCategorySchema,
  submit: ({ id, direction, locale }) =>
    submitChange<"form">({
      locale,
      page: address(locale, "/desk/categories"),
      done: null,
      change: (editorId) => moveDeskCategory(editorId, id, direction),
    }),
});

/** Deletes a category that nothing uses, as the signed-in editor. */
export const deleteCategoryAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteDeskCategory);

/** Merges a category into another one, as the signed-in editor. */
export const mergeCategoryAction: FormAction<DeskChangeState> = createMergeAction(pages, mergeCategories);
