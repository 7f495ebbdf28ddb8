"use server";
import { z } from "zod";
import { runUserAction } from "#lib/auth/user-action.ts";
import type { FeedName } from "#lib/db/tables/feeds.ts";
import type { UserType } from "#lib/db/tables/users.ts";
import { createAction, formData, previousState } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { moveId } from "#lib/http/arrangement.ts";
import { createFormAction, type FormAction, handleForm } from "#lib/http/form-handler.ts";
import type { FormState } from "#lib/http/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";
import { routeAddress } from "#lib/routing/address.ts";
import { changeAsEditor } from "./change-as-editor.ts";
import {
  addModule,
  arrangeModules,
  changeModule,
  deleteModule,
  duplicateModule,
  fixRecipe,
  restoreFeed,
} from "./desk-mutations.ts";
import { findDeskFeed } from "./desk-queries.ts";
import { type ModuleFieldError, type ModuleFormState, readModuleForm } from "./module-form.ts";
import { type Reference, referenceKinds } from "./reference.ts";
import { searchReferences } from "./reference-queries.ts";
import { fixedFormSchema, listFormSchema, moduleFormSchema, parseModule, restoreFormSchema } from "./schema.ts";

export type ListFormState = FormState<"order", "conflict">;

const isEditor = (newType: UserType) => newType === "editor" || newType === "admin";

/** Saves the order of a feed, or moves, duplicates or removes one of its modules. */
export const arrangeFeedAction: FormAction<ListFormState> = createFormAction<
  "order",
  "conflict",
  typeof listFormSchema
>({
  fields: ["order"],
  schema: listFormSchema,
  submit: ({ change, order, ...target }) =>
    changeAsEditor(target, "order", async (editor) => {
      const [kind = "", id = ""] = change.split(":");
      if (kind === "duplicate") await duplicateModule({ ...editor, order }, id);
      else if (kind === "delete") await deleteModule({ ...editor, order }, id);
      else await arrangeModules(editor, kind === "arrange" ? order : await moveStored(editor.feed, id, kind));
      return ({ duplicate: "moduleDuplicated", delete: "moduleRemoved" } as const)[kind] ?? "orderSaved";
    }),
});

/** Makes a feed what it was before one of its changes. */
export const restoreFeedAction: FormAction<ListFormState> = createFormAction<
  "order",
  "conflict",
  typeof restoreFormSchema
>({
  fields: ["order"],
  schema: restoreFormSchema,
  submit: ({ to, ...target }) =>
    changeAsEditor(target, "order", async (editor) => {
      await restoreFeed(editor, to);
      return "feedRestored";
    }),
});

/** Adds or changes a module. */
export const saveModuleAction = createAction([previousState, formData], async (_, form): Promise<ModuleFormState> => {
  const values = readModuleForm(form);
  const fields = Object.keys(values);
  const joined = new FormData();
  for (const [name, value] of Object.entries(values)) joined.set(name, value);
  return handleForm<string, ModuleFieldError | "conflict", typeof moduleFormSchema>(
    {
      fields,
      schema: moduleFormSchema,
      submit: async ({ id, type, feed, version, locale }) => {
        const { plan, errors } = parseModule(type, values);
        if (!plan) return { status: "invalid", errors };
        return changeAsEditor({ feed, version, locale }, "version", async (editor) => {
          if (id) await changeModule(editor, id, plan);
          else await addModule(editor, plan);
          return id ? "moduleSaved" : "moduleAdded";
        });
      },
    },
    joined,
  );
});

/** Fixes the recipe of a day of a module, or leaves the day to the rotation again. */
export const fixRecipeAction: FormAction<ListFormState> = createFormAction<"order", "conflict", typeof fixedFormSchema>(
  {
    fields: [],
    schema: fixedFormSchema,
    submit: ({ id, date, itemId, ...target }) => {
      const page = routeAddress(target.locale, "/desk/home-page/modules/[id]", { id });
      return changeAsEditor(
        target,
        "order",
        async (editor) => {
          await fixRecipe(editor, id, date, itemId || null);
          return "moduleSaved";
        },
        page,
      );
    },
  },
);

const searchSchema = z.object({
  kind: z.enum(referenceKinds),
  words: z.string().trim().max(100),
  locale: z.enum(locales),
});

/** Finds what a module can show, by its name; for editors. */
export const searchReferencesAction = createAction(
  [searchSchema],
  ({ kind, words, locale }): Promise<ActionResult<Reference[]>> =>
    runUserAction(async ({ newType }) => {
      if (!isEditor(newType)) throw new ApiError("forbidden");
      return searchReferences(locale, kind, words);
    }),
);

/** The stored order after a move, for forms without script. */
async function moveStored(feed: FeedName, id: string, direction: string): Promise<string[]> {
  const { modules } = await findDeskFeed(feed);
  return moveId(
    modules.map((module) => module.id),
    id,
    direction === "up" ? "up" : "down",
  );
}
