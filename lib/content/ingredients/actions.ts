"use server";
import {
  createDeletionAction,
  createMergeAction,
  createSaveAction,
  type DeskChangeState,
} from "#lib/platform/desk-resources/desk-actions.ts";
import { submitChange } from "#lib/platform/desk-resources/submit-change.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import {
  createDeskIngredient,
  deleteDeskIngredient,
  setIngredientDiets,
  updateDeskIngredient,
} from "./desk/desk-mutations.ts";
import { ingredientDietsSchema } from "./desk/diets.ts";
import { type IngredientFormState, ingredientFields, monthFields } from "./desk/form-fields.ts";
import { toIngredientContent } from "./desk/ingredient-content.ts";
import { ingredientSchema } from "./desk/schema.ts";
import { mergeIngredients } from "./merge/merge-mutations.ts";

const pages = { list: "/desk/ingredients", create: "/desk/ingredients/new", entry: "/desk/ingredients/[id]" } as const;

/** Creates or changes an ingredient, as the signed-in editor. */
export const saveIngredientAction: FormAction<IngredientFormState> = createSaveAction(pages, {
  fields: ingredientFields,
  checkboxes: ["isStaple", "hasPage", ...monthFields],
  entrySchema: ingredientSchema,
  toContent: toIngredientContent,
  create: createDeskIngredient,
  update: updateDeskIngredient,
});

/** Decides which diets an ingredient suits, as the signed-in editor. */
export const saveDietsAction: FormAction<DeskChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: ingredientDietsSchema,
  submit: ({ id, version, locale, diets }) =>
    submitChange<"form">({
      locale,
      page: routeAddress(locale, pages.entry, { id }),
      done: "deskSaved",
      change: (editorId) => setIngredientDiets({ editorId, id, version }, diets),
    }),
});

/** Deletes an ingredient that nothing uses, as the signed-in editor. */
export const deleteIngredientAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteDeskIngredient);

/** Merges an ingredient into another one, as the signed-in editor. */
export const mergeIngredientAction: FormAction<DeskChangeState> = createMergeAction(pages, mergeIngredients);
