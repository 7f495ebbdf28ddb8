import "server-only";
import { redirect } from "next/navigation";
import { z } from "zod";
import type { FormState } from "./form-state.ts";

/** What became of a form: names of problems become sentences while rendering. */
export type Outcome<Field extends string, Problem extends string> =
  | { status: "sent" | "limited" | "failed" }
  | { status: "invalid"; errors: Partial<Record<Field, Problem>> }
  /** Done; the reader goes on at this address of the site. */
  | { status: "done"; href: string };

interface Form<Field extends string, Problem extends string, Schema extends z.ZodType> {
  /** What the reader fills in. All the schema has to say about one of these are names of problems. */
  fields: readonly Field[];
  /** Fields that are boxes to tick. */
  boxes?: readonly string[];
  schema: Schema;
  act(input: z.infer<Schema>): Promise<Outcome<Field, Problem>>;
}

/** Takes what a form has sent, and gives it back as it was typed when it has to be asked for again, passwords excepted. */
export async function takeForm<Field extends string, Problem extends string, Schema extends z.ZodType>(
  { fields, boxes = [], schema, act }: Form<Field, Problem, Schema>,
  form: FormData,
): Promise<FormState<Field, Problem>> {
  // The framework leaves fields of its own in every form it has rendered on the server.
  const typed = Object.fromEntries([...form].filter(([name]) => !name.startsWith("$ACTION")));
  const given = { ...typed, ...Object.fromEntries(boxes.map((box) => [box, typed[box] === "on"])) };
  const values = pick(fields, (field) => {
    const value = typed[field];
    return secret.has(field) || typeof value !== "string" ? "" : value;
  });
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const said: Record<string, string[] | undefined> = z.flattenError(parsed.error).fieldErrors;
    const wrong = fields.filter((field) => said[field]);
    const errors = pick(wrong, (field) => said[field]?.[0]) as Partial<Record<Field, Problem>>;
    return { status: wrong.length > 0 ? "invalid" : "failed", errors, values };
  }
  const outcome = await act(parsed.data).catch((error: unknown) => {
    // The error itself quotes the whole query, and what readers write does not belong in a log.
    console.error("a form was not taken:", error instanceof Error ? (error.cause ?? error.name) : error);
    return null;
  });
  if (outcome?.status === "sent") return { status: "sent" };
  if (outcome?.status === "done") redirect(outcome.href);
  const errors = outcome?.status === "invalid" ? outcome.errors : {};
  return { status: outcome?.status ?? "failed", errors, values };
}

/** Nothing of these is ever sent back. */
const secret: ReadonlySet<string> = new Set(["password", "current"]);

function pick<Field extends string, Value>(fields: readonly Field[], find: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, find(field)])) as Record<Field, Value>;
}
