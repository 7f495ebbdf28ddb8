import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";

const maxImportBytes = 30 * 1024 * 1024;

export const importFields = ["file"] as const;
type ImportField = (typeof importFields)[number];
type ImportFieldError = "missing" | "tooLarge" | "badFile";
export type ImportFormState = FormState<ImportField, ImportFieldError>;
export type ConfirmFormState = FormState<never, never>;

/** The form that checks a file. */
export const checkImportSchema = z.object({
  locale: z.enum(locales),
  file: z
    .instanceof(File, { error: "missing" })
    .refine((file) => file.size > 0, { error: "missing", abort: true })
    .refine((file) => file.size <= maxImportBytes, "tooLarge"),
});

/** The form that imports the checked file, or discards it. */
export const confirmImportSchema = z.object({
  locale: z.enum(locales),
  file: z.string().regex(/^imports\/[\w-]+$/),
});
