import "server-only";
import { redirect } from "next/navigation";
import { z } from "zod";
import { createAction, formData, previousState, readFields, readTypedValues } from "./action.ts";
import { ApiError } from "./api-error.ts";
import { isOverloadedError } from "./concurrency-limit.ts";
import type { FormState } from "./form-state.ts";

/**
 * The result of a submitted form. Field errors are names that become sentences during rendering.
 */
export type FormResult<Field extends string, FieldError extends string> =
  | { status: "sent" | "failed" }
  | { status: "limited"; retrySeconds?: number }
  | { status: "invalid"; errors: Partial<Record<Field, FieldError>> }
  /** Redirects to this site-relative address. */
  | { status: "done"; href: string };

interface FormHandler<Field extends string, FieldError extends string, Schema extends z.ZodType> {
  /** Fields the user fills in. The error messages of their schema are names of errors. */
  fields: readonly Field[];
  /** Names of checkboxes: absent means unchecked. */
  checkboxes?: readonly string[];
  schema: Schema;
  submit(input: z.infer<Schema>): Promise<FormResult<Field, FieldError>>;
}

/**
 * Validates and submits a form. A form that has to be shown again keeps what was typed, except
 * passwords. The error of a rate limit becomes "limited" with the time to wait.
 *
 * @returns the state the form component renders; "done" redirects instead
 */
export async function handleForm<Field extends string, FieldError extends string, Schema extends z.ZodType>(
  { fields, checkboxes = [], schema, submit }: FormHandler<Field, FieldError, Schema>,
  form: FormData,
): Promise<FormState<Field, FieldError>> {
  const entries = readFields(form);
  const input = {
    ...entries,
    ...Object.fromEntries(checkboxes.map((checkbox) => [checkbox, entries[checkbox] === "on"])),
  };
  const typed = readTypedValues(form);
  const values = mapFields(fields, (field) => typed[field] ?? "");
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const fieldErrors: Record<string, string[] | undefined> = z.flattenError(parsed.error).fieldErrors;
    const invalidFields = fields.filter((field) => fieldErrors[field]);
    const errors = mapFields(invalidFields, (field) => fieldErrors[field]?.[0]) as Partial<Record<Field, FieldError>>;
    return { status: invalidFields.length > 0 ? "invalid" : "failed", errors, values };
  }
  const result = await submit(parsed.data).catch((error: unknown): FormResult<Field, FieldError> | null => {
    if (error instanceof ApiError && error.code === "tooMany")
      return { status: "limited", retrySeconds: error.retrySeconds };
    if (isOverloadedError(error)) return null;
    // The message of the error quotes the query with personal data; its cause does not.
    console.error("Form submission failed:", error instanceof Error ? (error.cause ?? error.name) : error);
    return null;
  });
  if (result?.status === "sent") return { status: "sent" };
  // The page of a mailed link has its token in the address, which must not stay in the history.
  if (result?.status === "done") redirect(result.href, "token" in entries ? "replace" : "push");
  const errors = result?.status === "invalid" ? result.errors : {};
  const retrySeconds = result?.status === "limited" ? result.retrySeconds : undefined;
  return {
    status: result?.status ?? "failed",
    errors,
    values,
    ...(retrySeconds !== undefined && { retrySeconds }),
  };
}

/** A server action of a form that shows its state. */
export type FormAction<State> = (previous: unknown, form: FormData) => Promise<State>;

/** Declares the server action of a form; see `handleForm`. */
export function createFormAction<Field extends string, FieldError extends string, Schema extends z.ZodType>(
  handler: FormHandler<Field, FieldError, Schema>,
): FormAction<FormState<Field, FieldError>> {
  return createAction([previousState, formData], (_, form) => handleForm(handler, form));
}

function mapFields<Field extends string, Value>(fields: readonly Field[], getValue: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, getValue(field)])) as Record<Field, Value>;
}
