import { z } from "zod";
import { locales } from "#lib/platform/i18n/locales.ts";
import { draftContentSchema } from "../draft.ts";
import { draftSections } from "./sections.ts";

const id = z.uuid("uuid");
/** Language of the page. */
const locale = z.enum(locales);

/** One of the user's drafts. */
export const draftKeySchema = z.object({ id, locale });
/** A published recipe of the user. */
export const recipeKeySchema = z.object({ id, locale });

/** `version` is 0 for a draft that is not stored yet. */
export const saveSchema = z.strictObject({ id, version: z.int().min(0), content: draftContentSchema });
export const submitSchema = z.object({ id, locale, version: z.coerce.number().int().min(1) });

/** The fields of a section's form besides those of the content. */
export const sectionFormSchema = z.object({
  id,
  locale,
  version: z.coerce.number().int().min(0),
  section: z.enum(draftSections).exclude(["preview"]),
  /** The button that was pressed: go on to this section, or change a list. */
  next: z.enum(draftSections).optional(),
  change: z.string().max(80).optional(),
});

/**
 * What a form without script shows again: what was typed by its path, with the codes of errors.
 * After a conflict `version` is the one that the next submit replaces.
 */
export type SectionFormState =
  | { status: "open" }
  | {
      status: "invalid" | "conflict" | "limited" | "failed";
      /** Of the draft, because the page of a new one would choose another. */
      id: string;
      entries: [path: string, value: string][];
      errors: Record<string, string>;
      version: number;
    };

/** What was typed into such a form, by its path. */
export function readEntries(form: FormData): [path: string, value: string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !name.startsWith("$ACTION") ? [[name, value]] : [],
  );
}

const editedSchema = z.object({ id: id.catch(""), version: z.coerce.number().int().catch(0) });

/** Shows such a form again above the limit of all actions. */
export function toLimitedForm(_: unknown, form: FormData): SectionFormState {
  const entries = readEntries(form);
  return { status: "limited", ...editedSchema.parse(Object.fromEntries(entries)), entries, errors: {} };
}
