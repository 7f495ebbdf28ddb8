import "server-only";
import type { z } from "zod";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { orderFormSchema, readNewOrder } from "#lib/platform/http/arrangement.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import { createFormAction, type FormAction, type FormResult } from "#lib/platform/http/form-handler.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import type { Route, StaticRoute } from "#lib/platform/routing/routing.ts";
import type { DeskTarget } from "./desk-change.ts";
import type { DeskErrorCode } from "./desk-error.ts";
import type { DeskChange } from "./expire-change.ts";
import { deletionSchema, type entryFields, mergeSchema } from "./schema.ts";
import { submitChange } from "./submit-change.ts";

/** Pages of the desk that list, create and change the entries of a kind. */
export interface DeskPages {
  list: StaticRoute;
  create: StaticRoute;
  entry: Route;
}

/** State of the forms with nothing to fill in, as of those that delete and merge. */
export type DeskChangeState = FormState<"form", DeskErrorCode>;

interface SavedEntry {
  /** Empty for a new one. */
  id: string;
  locale: Locale;
  done?: FlashMessage;
  /** Page that is opened then. */
  opened?: "list" | "entry";
}

/** Saves the entry of a form as the signed-in editor, and opens the list or the saved entry. */
export function submitEntry<Field extends string>(
  { list, create, entry }: DeskPages,
  { id, locale, done = "deskSaved", opened = "list" }: SavedEntry,
  save: (editorId: string) => Promise<DeskChange>,
): Promise<FormResult<Field | "form", DeskErrorCode>> {
  return submitChange<Field>({
    locale,
    page: id ? routeAddress(locale, entry, { id }) : address(locale, create),
    done,
    change: save,
    next: (saved) => (opened === "list" ? address(locale, list) : routeAddress(locale, entry, { id: saved.id })),
  });
}

type EntryInput = z.infer<z.ZodObject<typeof entryFields>>;

interface SaveForm<Field extends string, Input extends EntryInput, Content> {
  /** What editors fill in, and `form` for errors of the whole. */
  fields: readonly (Field | "form")[];
  checkboxes?: readonly string[];
  entrySchema: z.ZodType<Input>;
  opened?: SavedEntry["opened"];
  /** What is stored of what was typed. */
  toContent(typed: Omit<Input, keyof EntryInput>): Content;
  create(editorId: string, content: Content): Promise<DeskChange>;
  update(target: DeskTarget, content: Content): Promise<DeskChange>;
}

/** Declares the action that creates or changes an entry, as the signed-in editor. */
export function createSaveAction<Field extends string, Input extends EntryInput, Content>(
  pages: DeskPages,
  { fields, checkboxes, entrySchema, opened, toContent, create, update }: SaveForm<Field, Input, Content>,
): FormAction<FormState<Field | "form", DeskErrorCode>> {
  return createFormAction({
    fields,
    schema: entrySchema,
    checkboxes,
    submit: ({ id, version, locale, ...typed }) => {
      const content = toContent(typed);
      return submitEntry<Field>(pages, { id, locale, opened }, (editorId) =>
        id ? update({ editorId, id, version }, content) : create(editorId, content),
      );
    },
  });
}

/** Declares the action that deletes an entry as the signed-in editor, and opens the list. */
export function createDeletionAction(
  { list, entry }: DeskPages,
  remove: (target: DeskTarget) => Promise<DeskChange>,
): FormAction<DeskChangeState> {
  return createFormAction({
    fields: ["form"] as const,
    schema: deletionSchema,
    submit: ({ id, version, locale }) =>
      submitChange<"form">({
        locale,
        page: routeAddress(locale, entry, { id }),
        done: "deskDeleted",
        change: (editorId) => remove({ editorId, id, version }),
        next: () => address(locale, list),
      }),
  });
}

/** Declares the action that merges an entry into another one, which it opens. */
export function createMergeAction(
  { entry }: DeskPages,
  merge: (target: DeskTarget, intoId: string) => Promise<DeskChange>,
): FormAction<DeskChangeState> {
  return createFormAction({
    fields: ["form"] as const,
    schema: mergeSchema,
    submit: ({ id, version, into, locale }) =>
      submitChange<"form">({
        locale,
        page: routeAddress(locale, entry, { id }),
        done: "deskMerged",
        change: (editorId) => merge({ editorId, id, version }, into),
        next: () => routeAddress(locale, entry, { id: into }),
      }),
  });
}

/** Declares the action that arranges the entries of a list, as the signed-in editor. */
export function createOrderAction(
  list: StaticRoute,
  arrange: (editorId: string, stored: readonly string[], order: readonly string[]) => Promise<DeskChange>,
): FormAction<DeskChangeState> {
  return createFormAction({
    fields: ["form"] as const,
    schema: orderFormSchema,
    submit: (input) =>
      submitChange<"form">({
        locale: input.locale,
        page: address(input.locale, list),
        done: "orderSaved",
        change: (editorId) => arrange(editorId, input.stored, readNewOrder(input)),
      }),
  });
}

/** Finds for the signed-in editor what they can choose; for others there is no such action. */
export function searchAsEditor<Found>(search: (editorId: string) => Promise<Found[]>): Promise<ActionResult<Found[]>> {
  return runUserAction(async ({ id, newType }) => {
    if (!isEditor(newType)) throw new ApiError("missing");
    return search(id);
  });
}
