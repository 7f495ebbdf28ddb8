import "server-only";
import { headers } from "next/headers";
import type { z } from "zod";
import type { FormState } from "./form-state.ts";
import { clientKey } from "./rate-limit.ts";
import { takeForm } from "./take-form.ts";

/** `website` is a field people do not see; only machines fill it in. */
type LetterSchema = z.ZodType<{ website: string }>;

/** A form that anybody may send without saying who they are. */
export interface Letterbox<Field extends string, Schema extends LetterSchema> {
  /** What the reader fills in. All the schema has to say about one of these are names of problems. */
  fields: readonly Field[];
  schema: Schema;
  /** Whether this client may send one more. */
  isAllowed(client: string): boolean;
  keep(letter: z.infer<Schema>): Promise<void>;
}

/** Takes what a form has sent. Answers with names, which become sentences in the reader's language while rendering. */
export async function takeLetter<Field extends string, Problem extends string, Schema extends LetterSchema>(
  { fields, schema, isAllowed, keep }: Letterbox<Field, Schema>,
  form: FormData,
): Promise<FormState<Field, Problem>> {
  return takeForm(
    {
      fields,
      schema,
      act: async (letter) => {
        // A machine is told the same as everyone else.
        if (letter.website) return { status: "sent" };
        if (!isAllowed(clientKey(await headers()))) return { status: "limited" };
        await keep(letter);
        return { status: "sent" };
      },
    },
    form,
  );
}
