"use server";
import { submitDeskChange } from "#lib/auth/desk-form.ts";
import { runUserAction } from "#lib/auth/user-action.ts";
import { cacheTags, revalidateTags } from "#lib/cache/cache.ts";
import { createAction } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { orderFormSchema, readNewOrder } from "#lib/http/arrangement.ts";
import { createFormAction, type FormAction } from "#lib/http/form-handler.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { arrangeMenu, createMenuEntry, deleteMenuEntry, updateMenuEntry } from "./desk-mutations.ts";
import { searchItems } from "./desk-queries.ts";
import type { TargetOption } from "./edited-groups.ts";
import {
  type MenuChangeState,
  type MenuField,
  type MenuFieldError,
  type MenuFormState,
  menuFields,
} from "./form-fields.ts";
import { deleteMenuSchema, itemSearchSchema, menuSchema } from "./schema.ts";

/** Adds or changes a main entry of the menu, as the signed-in editor. */
export const saveMenuAction: FormAction<MenuFormState> = createFormAction<MenuField, MenuFieldError, typeof menuSchema>(
  {
    fields: menuFields,
    schema: menuSchema,
    submit: ({ id, version, locale, titleDe, titleEn, target, groups }) => {
      const input = { title: { de: titleDe, en: titleEn }, target, groups };
      const page = id ? routeAddress(locale, "/desk/menus/[id]", { id }) : address(locale, "/desk/menus/new");
      return submitDeskChange<MenuField>({
        locale,
        page,
        done: "deskSaved",
        save: async (editorId) => {
          if (id) await updateMenuEntry({ editorId, id, version }, input);
          const savedId = id || (await createMenuEntry(editorId, input));
          revalidateTags(cacheTags.menus);
          return routeAddress(locale, "/desk/menus/[id]", { id: savedId });
        },
      });
    },
  },
);

/** Puts the main entries into another order, as the signed-in editor. */
export const arrangeMenuAction: FormAction<MenuChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: orderFormSchema,
  submit: (input) =>
    submitDeskChange<"form">({
      locale: input.locale,
      page: address(input.locale, "/desk/menus"),
      done: "orderSaved",
      save: async (editorId) => {
        await arrangeMenu(editorId, input.stored, readNewOrder(input));
        revalidateTags(cacheTags.menus);
        return address(input.locale, "/desk/menus");
      },
    }),
});

/** Removes a main entry with its links, as the signed-in editor. */
export const deleteMenuAction: FormAction<MenuChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: deleteMenuSchema,
  submit: ({ id, version, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/menus/[id]", { id }),
      done: "deskDeleted",
      save: async (editorId) => {
        await deleteMenuEntry({ editorId, id, version });
        revalidateTags(cacheTags.menus);
        return address(locale, "/desk/menus");
      },
    }),
});

/** Finds recipes and stories for a link, by their title; for editors. */
export const searchMenuItemsAction = createAction(
  [itemSearchSchema],
  ({ locale, words }): Promise<ActionResult<TargetOption[]>> =>
    runUserAction(async ({ newType }) => {
      if (newType !== "editor" && newType !== "admin") throw new ApiError("missing");
      return searchItems(locale, words);
    }),
);
