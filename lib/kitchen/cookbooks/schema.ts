import { z } from "zod";
import { cookbookVisibilities } from "#lib/platform/db/tables/cookbooks.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { anyText, requiredLine } from "#lib/platform/text/text-schema.ts";
import { type cookbookFields, limits, newCookbookChoice, type noteFields } from "./limits.ts";

export type CookbookErrorCode = "missing" | "shelfFull" | "bookFull" | "tooLate" | "titleMissing";

const title = requiredLine(limits.titleLength, { missing: "titleMissing", tooLong: "titleTooLong" });
const summary = anyText(limits.summaryLength, { missing: "summaryTooLong", tooLong: "summaryTooLong" });
const note = anyText(limits.noteLength, { missing: "noteTooLong", tooLong: "noteTooLong" });
const visibility = z.enum(cookbookVisibilities, "unknown");
export const idSchema = z.uuid("missing");

/** A new cookbook, with `item` as its first entry. */
export const createCookbookSchema = z.strictObject({
  title,
  summary: summary.default(""),
  visibility: visibility.default("private"),
  item: idSchema.optional(),
});

export const updateCookbookSchema = z.strictObject({
  title: title.optional(),
  summary: summary.optional(),
  visibility: visibility.optional(),
});

/**
 * `from` is the cookbook the item was moved to within the last minute, when that move is to be
 * undone.
 */
export const addItemSchema = z.strictObject({ id: idSchema, from: idSchema.optional() });

/** `cookbook` is the cookbook to move the item to. */
export const updateItemSchema = z.strictObject({ note: note.optional(), cookbook: idSchema.optional() });

const ids = z.array(idSchema).max(5000);

/**
 * All item ids of a cookbook in their new order; see `reorderItems` for unknown and missing ids.
 */
export const itemOrderSchema = z.strictObject({ ids });

/** The item whose picture becomes the cover; null for the first item. */
export const coverSchema = z.strictObject({ item: idSchema.nullable() });

export type CreateCookbookInput = z.infer<typeof createCookbookSchema>;
export type UpdateCookbookInput = z.infer<typeof updateCookbookSchema>;

/*
 * What server actions take: `id` is the cookbook, `locale` the language of the page. Forms without
 * script send the same names as fields.
 */
const locale = z.enum(locales);
const cookbookKey = { id: idSchema, locale };
const itemKey = { ...cookbookKey, item: idSchema };

export const createFormSchema = z.strictObject({ title, summary, locale });
/** Who has changed something, where a device delivers it later. */
const user = idSchema.optional();
/** With an `id` a repeated call creates nothing. Pages of older builds send none. */
export const createWithItemSchema = z.strictObject({ id: idSchema.optional(), title, item: idSchema, locale, user });
export const renameFormSchema = z.strictObject({ ...cookbookKey, title, summary });
export const cookbookKeySchema = z.strictObject(cookbookKey);
export const setVisibilitySchema = z.strictObject({ ...cookbookKey, visibility });
/** Forms send the flag as text. */
export const shareInHouseholdSchema = z.strictObject({ ...cookbookKey, shared: z.stringbool("unknown") });
/** Without `item` the first item of the cookbook is on the cover. */
export const setCoverSchema = z.strictObject({ ...cookbookKey, item: idSchema.optional() });
export const reorderSchema = z.strictObject({ id: idSchema, ids });
export const itemKeySchema = z.strictObject({ ...itemKey, user });
export const setNoteSchema = z.strictObject({ ...itemKey, note });
/**
 * `cookbook` is the cookbook to move to. A new one is created with `newTitle`, and with `newId`, so
 * that a repeated call creates one. Forms without script send an empty title along with any choice.
 */
export const moveItemSchema = z.strictObject({
  ...itemKey,
  cookbook: z.union([z.literal(newCookbookChoice), idSchema]),
  newTitle: title.optional().catch(undefined),
  newId: idSchema.optional(),
});
/** `from` is the cookbook the item was moved to, and `isNew` whether the move has created it. */
export const undoMoveItemSchema = z.strictObject({ ...itemKey, from: idSchema, isNew: z.boolean().optional() });
/** A form without script chooses a cookbook, or names a new one, or asks for both. */
export const saveFormSchema = z.strictObject({
  item: idSchema,
  locale,
  cookbook: idSchema.optional(),
  title: title.optional(),
});
export const loadSaveModalSchema = z.strictObject({ item: idSchema, locale });

export type CookbookFormState = FormState<
  (typeof cookbookFields)[number],
  "titleMissing" | "titleTooLong" | "summaryTooLong" | "shelfFull"
>;
export type NoteFormState = FormState<(typeof noteFields)[number], "noteTooLong">;
