"use server";
import {
  createDeletionAction,
  createOrderAction,
  type DeskChangeState,
  searchAsEditor,
  submitEntry,
} from "#lib/platform/desk-resources/desk-actions.ts";
import { createAction } from "#lib/platform/http/action.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { arrangeMenu, createMenuEntry, deleteMenuEntry, updateMenuEntry } from "./desk-mutations.ts";
import { searchItems } from "./desk-queries.ts";
import { type MenuField, type MenuFieldError, type MenuFormState, menuFields } from "./form-fields.ts";
import { itemSearchSchema, menuSchema } from "./schema.ts";

const pages = { list: "/desk/menus", create: "/desk/menus/new", entry: "/desk/menus/[id]" } as const;

/** Adds or changes a main entry of the menu, as the signed-in editor. */
export const saveMenuAction: FormAction<MenuFormState> = createFormAction<MenuField, MenuFieldError, typeof menuSchema>(
  {
    fields: menuFields,
    schema: menuSchema,
    submit: ({ id, version, locale, titleDe, titleEn, target, groups }) => {
      const input = { title: { de: titleDe, en: titleEn }, target, groups };
      return submitEntry<MenuField>(pages, { id, locale, opened: "entry" }, (editorId) =>
        id ? updateMenuEntry({ editorId, id, version }, input) : createMenuEntry(editorId, input),
      );
    },
  },
);

/** Puts the main entries into another order, as the signed-in editor. */
export const arrangeMenuAction: FormAction<DeskChangeState> = createOrderAction(pages.list, arrangeMenu);

/** Removes a main entry with its links, as the signed-in editor. */
export const deleteMenuAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteMenuEntry);

/** Finds recipes and stories for a link, by their title; for editors. */
export const searchMenuItemsAction = createAction([itemSearchSchema], ({ locale, words }) =>
  searchAsEditor(() => searchItems(locale, words)),
);
