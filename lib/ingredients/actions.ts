"use server";
import { submitDeskChange } from "#lib/auth/desk-form.ts";
import { createFormAction, type FormAction } from "#lib/http/form-handler.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { createDeskIngredient, deleteDeskIngredient, updateDeskIngredient } from "./desk/desk-mutations.ts";
import { setIngredientDiets } from "./desk/diet-mutations.ts";
import { ingredientDietsSchema } from "./desk/diets.ts";
import {
  type IngredientChangeState,
  type IngredientField,
  type IngredientFieldError,
  type IngredientFormState,
  ingredientFields,
  monthFields,
} from "./desk/form-fields.ts";
import { toIngredientContent } from "./desk/ingredient-content.ts";
import { deleteIngredientSchema, ingredientSchema, mergeIngredientSchema } from "./desk/schema.ts";
import { mergeIngredients } from "./merge/merge-mutations.ts";
import { revalidateIngredient } from "./revalidation.ts";

/** Creates or changes an ingredient, as the signed-in editor. */
export const saveIngredientAction: FormAction<IngredientFormState> = createFormAction<
  IngredientField,
  IngredientFieldError,
  typeof ingredientSchema
>({
  fields: ingredientFields,
  checkboxes: ["isStaple", "hasPage", ...monthFields],
  schema: ingredientSchema,
  submit: ({ id, version, locale, ...input }) => {
    const content = toIngredientContent(input);
    const page = id ? routeAddress(locale, "/desk/ingredients/[id]", { id }) : address(locale, "/desk/ingredients/new");
    return submitDeskChange<IngredientField>({
      locale,
      page,
      done: "deskSaved",
      save: async (editorId) => {
        const change = id
          ? await updateDeskIngredient({ editorId, id, version }, content)
          : await createDeskIngredient(editorId, content);
        await revalidateIngredient(change);
        return address(locale, "/desk/ingredients");
      },
    });
  },
});

/** Decides which diets an ingredient suits, as the signed-in editor. */
export const saveDietsAction: FormAction<IngredientChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: ingredientDietsSchema,
  submit: ({ id, version, locale, diets }) => {
    const page = routeAddress(locale, "/desk/ingredients/[id]", { id });
    return submitDeskChange<"form">({
      locale,
      page,
      done: "deskSaved",
      save: async (editorId) => {
        await revalidateIngredient(await setIngredientDiets({ editorId, id, version }, diets));
        return page;
      },
    });
  },
});

/** Deletes an ingredient that nothing uses, as the signed-in editor. */
export const deleteIngredientAction: FormAction<IngredientChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: deleteIngredientSchema,
  submit: ({ id, version, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/ingredients/[id]", { id }),
      done: "deskDeleted",
      save: async (editorId) => {
        await revalidateIngredient(await deleteDeskIngredient({ editorId, id, version }));
        return address(locale, "/desk/ingredients");
      },
    }),
});

/** Merges an ingredient into another one, as the signed-in editor. */
export const mergeIngredientAction: FormAction<IngredientChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: mergeIngredientSchema,
  submit: ({ id, version, into, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/ingredients/[id]", { id }),
      done: "deskMerged",
      save: async (editorId) => {
        await revalidateIngredient(await mergeIngredients({ editorId, id, version }, into));
        return routeAddress(locale, "/desk/ingredients/[id]", { id: into });
      },
    }),
});
