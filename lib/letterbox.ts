import "server-only";
import { headers } from "next/headers";
import { z } from "zod";
import type { FormState } from "./form-state.ts";
import { clientKey } from "./rate-limit.ts";

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
  // The framework leaves fields of its own in every form it has rendered on the server.
  const given = Object.fromEntries([...form].filter(([name]) => !name.startsWith("$ACTION")));
  const values = pick(fields, (field) => (typeof given[field] === "string" ? given[field] : ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const said: Record<string, string[] | undefined> = z.flattenError(parsed.error).fieldErrors;
    const wrong = fields.filter((field) => said[field]);
    const errors = pick(wrong, (field) => said[field]?.[0]) as Partial<Record<Field, Problem>>;
    return { status: wrong.length > 0 ? "invalid" : "failed", errors, values };
  }
  // A machine is told the same as everyone else.
  if (parsed.data.website) return { status: "sent" };
  if (!isAllowed(clientKey(await headers()))) return { status: "limited", errors: {}, values };
  try {
    await keep(parsed.data);
    return { status: "sent" };
  } catch (error) {
    // The error itself quotes the whole query, and what readers write does not belong in a log.
    console.error("a letter was not kept:", error instanceof Error ? (error.cause ?? error.name) : error);
    return { status: "failed", errors: {}, values };
  }
}

function pick<Field extends string, Value>(fields: readonly Field[], find: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, find(field)])) as Record<Field, Value>;
}
