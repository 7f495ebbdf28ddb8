import "server-only";
import { headers } from "next/headers";
import type { z } from "zod";
import { getClientKey } from "./client-ip.ts";
import { handleForm } from "./form-handler.ts";
import type { FormState } from "./form-state.ts";

/** `website` is a honeypot: an invisible field that only bots fill in. */
type PublicFormSchema = z.ZodType<{ website: string }>;

/** A form that needs no account. */
interface PublicForm<Field extends string, Schema extends PublicFormSchema> {
  /** Fields the user fills in. The error messages of their schema are names of errors. */
  fields: readonly Field[];
  schema: Schema;
  /** Counts a submission of this client; false above a limit. */
  isAllowed: (client: string, input: z.infer<Schema>) => Promise<boolean>;
  save(input: z.infer<Schema>): Promise<void>;
}

/** Validates, rate-limits and saves a public form; see `handleForm`. */
export async function handlePublicForm<
  Field extends string,
  FieldError extends string,
  Schema extends PublicFormSchema,
>(
  { fields, schema, isAllowed, save }: PublicForm<Field, Schema>,
  form: FormData,
): Promise<FormState<Field, FieldError>> {
  return handleForm(
    {
      fields,
      schema,
      submit: async (input) => {
        // Bots get the same answer as people.
        if (input.website) return { status: "sent" };
        if (!(await isAllowed(getClientKey(await headers()), input))) return { status: "limited" };
        await save(input);
        return { status: "sent" };
      },
    },
    form,
  );
}
