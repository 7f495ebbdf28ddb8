import { z } from "zod";
import { cleanText } from "#lib/clean-text.ts";

/** What fits: cookbooks on one shelf, recipes and stories in one cookbook, letters in its texts. */
export const limits = { books: 200, items: 1000, title: 80, summary: 500, note: 500 };

/** Milliseconds a reader is offered to take something back; the server takes it back for a minute. */
export const undoMs = 10_000;

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, " ");

const title = z
  .string("titleMissing")
  .max(2000, "titleTooLong")
  .overwrite(oneLine)
  .trim()
  .min(1, "titleMissing")
  .max(limits.title, "titleTooLong");
const summary = z
  .string("summaryTooLong")
  .max(5000, "summaryTooLong")
  .overwrite(cleanText)
  .trim()
  .max(limits.summary, "summaryTooLong");
export const note = z
  .string("noteTooLong")
  .max(5000, "noteTooLong")
  .overwrite(cleanText)
  .trim()
  .max(limits.note, "noteTooLong");
const visibility = z.enum(["private", "public"], "unknown");
export const idField = z.uuid("missing");

/** A new cookbook; with `item` in it from the beginning. */
export const createInput = z.strictObject({
  title,
  summary: summary.default(""),
  visibility: visibility.default("private"),
  item: idField.optional(),
});

/** What is to become different about a cookbook. */
export const changeInput = z.strictObject({
  title: title.optional(),
  summary: summary.optional(),
  visibility: visibility.optional(),
});

/** Something to put in; with the cookbook it has just been moved to, if that is to be taken back. */
export const putItemInput = z.strictObject({ id: idField, from: idField.optional() });

/** What is to become different about something in a cookbook: the note, or which cookbook it is in. */
export const changeItemInput = z.strictObject({ note: note.optional(), cookbook: idField.optional() });

/** The whole order of a cookbook. What is not in it is passed over, what is missing from it comes last. */
export const orderInput = z.strictObject({ ids: z.array(idField).max(5000) });

/** The cover: what one of the recipes or stories shows, or null for the first of them. */
export const coverInput = z.strictObject({ item: idField.nullable() });

export type CreateInput = z.infer<typeof createInput>;
export type ChangeInput = z.infer<typeof changeInput>;

/** What can be wrong with what was filled in, and with what was asked for. */
export type FieldProblem = "titleMissing" | "titleTooLong" | "summaryTooLong" | "noteTooLong";
export type BookProblem = "missing" | "shelfFull" | "bookFull" | "tooLate";
