"use server";
import {
  createDeletionAction,
  createOrderAction,
  createSaveAction,
  type DeskChangeState,
  searchAsEditor,
} from "#lib/platform/desk-resources/desk-actions.ts";
import { createAction } from "#lib/platform/http/action.ts";
import type { FormAction } from "#lib/platform/http/form-handler.ts";
import { arrangeMenu, createMenuEntry, deleteMenuEntry, updateMenuEntry } from "./desk-mutations.ts";
import { searchItems } from "./desk-queries.ts";
import { type MenuFormState, menuFields } from "./form-fields.ts";
import { itemSearchSchema, menuSchema } from "./schema.ts";

const pages = { list: "/desk/menus", create: "/desk/menus/new", entry: "/desk/menus/[id]" } as const;

/** Adds or changes a main entry of the menu, as the signed-in editor. */
export const saveMenuAction: FormAction<MenuFormState> = createSaveAction(pages, {
  fields: menuFields,
  entrySchema: menuSchema,
  opened: "entry",
  toContent: ({ titleDe, titleEn, ...input }) => ({ ...input, title: { de: titleDe, en: titleEn } }),
  create: createMenuEntry,
  update: updateMenuEntry,
});

/** Puts the main entries into another order, as the signed-in editor. */
export const arrangeMenuAction: FormAction<DeskChangeState> = createOrderAction(pages.list, arrangeMenu);

/** Removes a main entry with its links, as the signed-in editor. */
export const deleteMenuAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteMenuEntry);

/** Finds recipes and stories for a link, by their title; for editors. */
export const searchMenuItemsAction = createAction([itemSearchSchema], ({ locale, words }) =>
  searchAsEditor(() => searchItems(locale, words)),
);
