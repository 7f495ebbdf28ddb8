"use server";
import { z } from "zod";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import type { FeedName } from "#lib/platform/db/tables/feeds.ts";
import { submitChange } from "#lib/platform/desk-resources/submit-change.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { moveId } from "#lib/platform/http/arrangement.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import { createFormAction, type FormAction, type FormResult, handleForm } from "#lib/platform/http/form-handler.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import {
  addModule,
  arrangeModules,
  changeModule,
  deleteModule,
  duplicateModule,
  type FeedChange,
  type FeedTarget,
  fixRecipe,
  restoreFeed,
} from "./desk-mutations.ts";
import { findDeskFeed } from "./desk-queries.ts";
import { type ModuleFieldError, type ModuleFormState, readModuleForm } from "./module-form.ts";
import { type Reference, referenceKinds } from "./reference.ts";
import { searchReferences } from "./reference-queries.ts";
import { fixedFormSchema, listFormSchema, moduleFormSchema, parseModule, restoreFormSchema } from "./schema.ts";

export type ListFormState = FormState<"order", "conflict">;

/** Saves the order of a feed, or moves, duplicates or removes one of its modules. */
export const arrangeFeedAction: FormAction<ListFormState> = createFormAction({
  fields: ["order"],
  schema: listFormSchema,
  submit: ({ change, order, ...target }) => {
    const [kind = "", id = ""] = change.split(":");
    const done = ({ duplicate: "moduleDuplicated", delete: "moduleRemoved" } as const)[kind] ?? "orderSaved";
    return submitFeed(target, { done, field: "order" }, async (editor) => {
      if (kind === "duplicate") return duplicateModule({ ...editor, order }, id);
      if (kind === "delete") return deleteModule({ ...editor, order }, id);
      return arrangeModules(editor, kind === "arrange" ? order : await moveStored(editor.feed, id, kind));
    });
  },
});

/** Makes a feed what it was before one of its changes. */
export const restoreFeedAction: FormAction<ListFormState> = createFormAction({
  fields: ["order"],
  schema: restoreFormSchema,
  submit: ({ to, ...target }) =>
    submitFeed(target, { done: "feedRestored", field: "order" }, (editor) => restoreFeed(editor, to)),
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
        const done = id ? "moduleSaved" : "moduleAdded";
        return submitFeed({ feed, version, locale }, { done, field: "version" }, (editor) =>
          id ? changeModule(editor, id, plan) : addModule(editor, plan),
        );
      },
    },
    joined,
  );
});

/** Fixes the recipe of a day of a module, or leaves the day to the rotation again. */
export const fixRecipeAction: FormAction<ListFormState> = createFormAction({
  fields: [],
  schema: fixedFormSchema,
  submit: ({ id, date, itemId, ...target }) => {
    const page = routeAddress(target.locale, "/desk/home-page/modules/[id]", { id });
    return submitFeed(target, { done: "moduleSaved", field: "order", page }, (editor) =>
      fixRecipe(editor, id, date, itemId || null),
    );
  },
});

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

interface Outcome<Field extends string> {
  done: FlashMessage;
  /** The field that carries the error "conflict". */
  field: Field;
  /** Address of the next page; by default that of the list of modules. */
  page?: string;
}

/** Changes a feed as the signed-in editor; what is refused was changed meanwhile. */
async function submitFeed<Field extends string>(
  { locale, ...target }: Pick<FeedTarget, "feed" | "version"> & { locale: Locale },
  { done, field, page }: Outcome<Field>,
  change: (editor: FeedTarget) => Promise<FeedChange>,
): Promise<FormResult<Field, "conflict">> {
  const list = address(locale, "/desk/home-page");
  const href = page ?? (target.feed === "home" ? list : `${list}?feed=${target.feed}`);
  const result = await submitChange({
    locale,
    page: href,
    done,
    change: (editorId) => change({ editorId, ...target }),
  });
  if (result.status !== "invalid") return result;
  // What is missing was removed meanwhile.
  return { status: "invalid", errors: { [field]: "conflict" } as Partial<Record<Field, "conflict">> };
}

/** The stored order after a move, for forms without script. */
async function moveStored(feed: FeedName, id: string, direction: string): Promise<string[]> {
  const { modules } = await findDeskFeed(feed);
  return moveId(
    modules.map((module) => module.id),
    id,
    direction === "up" ? "up" : "down",
  );
}
