import { z } from "zod";
import type { FormState } from "#lib/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";
import { createInput, type FieldProblem, idField, note } from "./schema.ts";

const { title, summary } = createInput.shape;
const locale = z.enum(locales);

/** What forms send; `locale` is the language of the page they stand on. */
export const newBookForm = z.strictObject({ title, summary, locale });
export const changeBookForm = z.strictObject({ id: idField, title, summary, locale });
export const bookForm = z.strictObject({ id: idField, locale });
export const visibilityForm = z.strictObject({ id: idField, locale, visibility: z.enum(["private", "public"]) });
export const itemForm = z.strictObject({ id: idField, item: idField, locale });
export const moveForm = z.strictObject({ id: idField, item: idField, cookbook: idField, locale });
export const noteForm = z.strictObject({ id: idField, item: idField, note, locale });

export type ItemForm = z.infer<typeof itemForm>;

export const bookFields = ["title", "summary"] as const;
export const noteFields = ["note"] as const;

export type BookState = FormState<(typeof bookFields)[number], FieldProblem | "shelfFull">;
export type NoteState = FormState<(typeof noteFields)[number], FieldProblem>;
