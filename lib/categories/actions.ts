"use server";
import { submitDeskChange } from "#lib/auth/desk-form.ts";
import { createFormAction, type FormAction } from "#lib/http/form-handler.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { createDeskCategory, deleteDeskCategory, moveDeskCategory, updateDeskCategory } from "./desk/desk-mutations.ts";
import {
  type CategoryChangeState,
  type CategoryField,
  type CategoryFieldError,
  type CategoryFormState,
  categoryFields,
  topLevel,
} from "./desk/form-fields.ts";
import { mergeCategories } from "./desk/merge-mutations.ts";
import { categorySchema, deleteCategorySchema, mergeCategorySchema, moveCategorySchema } from "./desk/schema.ts";
import { revalidateCategory, revalidateCategoryOrder } from "./revalidation.ts";

/** Creates or changes a category, as the signed-in editor. */
export const saveCategoryAction: FormAction<CategoryFormState> = createFormAction<
  CategoryField,
  CategoryFieldError,
  typeof categorySchema
>({
  fields: categoryFields,
  schema: categorySchema,
  submit: ({ id, version, locale, parentId, ...input }) => {
    const de = { title: input.titleDe, slug: input.slugDe, summary: input.summaryDe };
    const en = { title: input.titleEn, slug: input.slugEn, summary: input.summaryEn };
    const texts = {
      de: { ...de, metaTitle: input.metaTitleDe, metaDescription: input.metaDescriptionDe },
      en: { ...en, metaTitle: input.metaTitleEn, metaDescription: input.metaDescriptionEn },
    };
    const content = { parentId: parentId === topLevel ? null : parentId, texts };
    const page = id ? routeAddress(locale, "/desk/categories/[id]", { id }) : address(locale, "/desk/categories/new");
    return submitDeskChange<CategoryField>({
      locale,
      page,
      done: "deskSaved",
      save: async (editorId) => {
        const change = id
          ? await updateDeskCategory({ editorId, id, version }, content)
          : await createDeskCategory(editorId, content);
        await revalidateCategory(change);
        return address(locale, "/desk/categories");
      },
    });
  },
});

/** Moves a category among its siblings, as the signed-in editor. */
export const moveCategoryAction: FormAction<CategoryChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: moveCategorySchema,
  submit: ({ id, direction, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: address(locale, "/desk/categories"),
      done: null,
      save: async (editorId) => {
        await moveDeskCategory(editorId, id, direction);
        revalidateCategoryOrder();
        return address(locale, "/desk/categories");
      },
    }),
});

/** Deletes a category that nothing uses, as the signed-in editor. */
export const deleteCategoryAction: FormAction<CategoryChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: deleteCategorySchema,
  submit: ({ id, version, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/categories/[id]", { id }),
      done: "deskDeleted",
      save: async (editorId) => {
        await revalidateCategory(await deleteDeskCategory({ editorId, id, version }));
        return address(locale, "/desk/categories");
      },
    }),
});

/** Merges a category into another one, as the signed-in editor. */
export const mergeCategoryAction: FormAction<CategoryChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: mergeCategorySchema,
  submit: ({ id, version, into, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/categories/[id]", { id }),
      done: "deskMerged",
      save: async (editorId) => {
        await revalidateCategory(await mergeCategories({ editorId, id, version }, into));
        return routeAddress(locale, "/desk/categories/[id]", { id: into });
      },
    }),
});
