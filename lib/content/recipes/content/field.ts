import { z } from "zod";
import type { Localized } from "#lib/platform/i18n/locales.ts";

/** The word for an id of the lexicon or of a tag, or for a code as of a unit or a language. */
export type FindWord = (code: string) => string;

/** What the forms, checks and comparisons of a recipe's text know of one field. */
export interface ContentField<Schema extends z.ZodType = z.ZodType> {
  /** Everything may be missing; see draft.ts for the codes of its errors. */
  schema: Schema;
  /** Whether it is a text in each language. */
  isLocalized: boolean;
  /** Whether its text may have values in braces, see docs/recipe-markup.md. */
  hasMarkup?: boolean;
  /**
   * What people read of it where two versions are compared, by the path inside the field: "" is the
   * whole field. Fields without it are compared by themselves, see review/changes.ts.
   */
  toTexts?(value: z.output<Schema>, word: FindWord): Record<string, string>;
}

/** A field that is compared as a whole. */
export function wholeField<Schema extends z.ZodType>(
  schema: Schema,
  toText: (value: z.output<Schema>, word: FindWord) => string,
) {
  const toTexts = (value: z.output<Schema>, word: FindWord) => ({ "": toText(value, word) });
  return { schema, isLocalized: false, toTexts };
}

/**
 * A field that every recipe has in the same form, in a column of its name: it is stored, shown,
 * transferred and published as it is, see facts.ts.
 */
export function factField<Schema extends z.ZodType>(
  schema: Schema,
  toText: (value: z.output<Schema>, word: FindWord) => string,
) {
  return { ...wholeField(schema, toText), isFact: true as const };
}

/** Rows or a picture, which are compared by themselves. */
export function rowsField<Schema extends z.ZodType>(schema: Schema) {
  return { schema, isLocalized: false };
}

/** A text in each language. */
export function localizedField<Schema extends z.ZodType<Localized>>(schema: Schema, { hasMarkup = false } = {}) {
  const toTexts = (text: Localized): Record<string, string> => ({ ...text });
  return { schema, isLocalized: true as const, hasMarkup, toTexts };
}

/** The schemas of fields, as the shape of an object. */
export function toShape<Fields extends Record<string, ContentField>>(fields: Fields) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return Object.fromEntries(schemas) as { [Name in keyof Fields]: Fields[Name]["schema"] };
}

/** Names of the fields that are a text in each language. */
export type LocalizedName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { isLocalized: true } ? Name : never;
}[keyof Fields];

export function listLocalized<Fields extends Record<string, ContentField>>(fields: Fields): LocalizedName<Fields>[] {
  return Object.keys(fields).filter((name) => fields[name]?.isLocalized) as LocalizedName<Fields>[];
}

/** Names of the fields that are facts. */
type FactName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { isFact: true } ? Name : never;
}[keyof Fields];

/** The fields that are facts. */
export function pickFactFields<Fields extends Record<string, ContentField>>(fields: Fields) {
  const facts = Object.entries(fields).filter(([, field]) => "isFact" in field);
  return Object.fromEntries(facts) as Pick<Fields, FactName<Fields>>;
}

/** An id of something else that may be missing. */
export const referenceSchema = z.uuid("uuid").nullable().default(null);

export const idsSchema = (max: number) => z.array(z.uuid("uuid"), "list").max(max, "limit").default([]);
