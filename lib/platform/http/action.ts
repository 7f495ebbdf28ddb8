import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import { z } from "zod";
import { isBounded } from "#lib/platform/text/is-bounded.ts";
import type { ActionFailure, ActionResult } from "./action-result.ts";
import { assertSameOrigin, listInvalidFields } from "./api.ts";
import { type ApiErrorCode, toErrorCode } from "./api-error.ts";
import { countAction } from "./rate-limit/action-limit.ts";

/** The state of a form before it is sent, which a browser sends back: no action reads it. */
export const previousState = z.unknown();

/** A form whose fields the action checks itself, so that it can show them again. */
export const formData = z.instanceof(FormData);

/** A form with these fields; what else it has is dropped. */
export function formOf<Output>(schema: z.ZodType<Output>) {
  return formData.transform((form, context) => copyIssues(schema.safeParse(pickFields(form, schema)), context));
}

/**
 * A form with these fields, or, from a component with script, an object of the same kind.
 */
export function formOrObject<Input>(schema: z.ZodType<Input>) {
  return z.custom<FormData | Input>().transform((value, context) => {
    const isForm = value instanceof FormData;
    return { isForm, input: copyIssues(schema.safeParse(isForm ? pickFields(value, schema) : value), context) };
  });
}

function copyIssues<Output>(result: z.ZodSafeParseResult<Output>, context: z.RefinementCtx): Output {
  if (result.success) return result.data;
  for (const issue of result.error.issues) context.addIssue({ ...issue });
  return z.NEVER;
}

function pickFields(form: FormData, schema: z.ZodType): Record<string, FormDataEntryValue> {
  const fields = Object.entries(readFields(form));
  return Object.fromEntries(schema instanceof z.ZodObject ? fields.filter(([name]) => name in schema.shape) : fields);
}

/** The fields of a form; React adds some of its own to forms with server actions. */
export function readFields(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form].filter(([name]) => !name.startsWith("$ACTION")));
}

/** What was typed into a form, to show it again: without passwords and files. */
export function readTypedValues(form: FormData): Record<string, string> {
  const typed = Object.entries(readFields(form)).filter(
    (field): field is [string, string] => typeof field[1] === "string" && !secretFields.has(field[0]),
  );
  return Object.fromEntries(typed);
}

/** Values of these fields are never sent back. */
const secretFields: ReadonlySet<string> = new Set(["password", "current"]);

/** The last argument may be missing where its schema allows it. */
type Inputs<Schemas extends readonly z.ZodType[]> = Schemas extends readonly [
  ...infer Rest extends readonly z.ZodType[],
  z.ZodOptional<infer Last extends z.ZodType>,
]
  ? [...Inputs<Rest>, z.input<Last>?]
  : { [Index in keyof Schemas]: z.input<Schemas[Index]> };
type Outputs<Schemas extends readonly z.ZodType[]> = { [Index in keyof Schemas]: z.output<Schemas[Index]> };

/**
 * Declares a server action. Its arguments can be anything, no matter what their types say: they are
 * checked before anything else, and without a line in the log: first their size, see `isBounded`.
 * What does not match is answered with
 * the code "invalid" and the wrong fields, to a form with the status "failed". Above the limit of
 * all actions the code is "tooMany" and the status "limited".
 *
 * @param schemas one for each argument; further arguments are dropped
 * @param toLimited the answer above that limit, of an action with answers of another kind
 */
export function createAction<const Schemas extends readonly z.ZodType[], Result>(
  schemas: Schemas,
  handler: (...args: Outputs<Schemas>) => Promise<Result>,
  toLimited?: (...args: Outputs<Schemas>) => Result | Promise<Result>,
): (...args: Inputs<Schemas>) => Promise<Result> {
  return async (...args) => {
    const retrySeconds = await countAction(await headers());
    if (!isBounded(args)) return refuse({}) as Result;
    const parsed = schemas.map((schema, index) => schema.safeParse(args[index]));
    const refused = parsed.find(({ success }) => !success);
    if (refused?.error) return refuse(listInvalidFields(refused.error)) as Result;
    const outputs = parsed.map(({ data }) => data) as Outputs<Schemas>;
    if (retrySeconds === null) return handler(...outputs);
    return toLimited ? toLimited(...outputs) : (refuseTooMany(args, retrySeconds) as Result);
  };
}

/** The answer of any kind of action, so that each caller finds in it what it looks for. */
interface Refusal extends ActionFailure<ApiErrorCode> {
  status: "failed" | "limited";
  values: object;
  retrySeconds?: number;
}

function refuse(errors: Refusal["errors"]): Refusal {
  return { ok: false, code: "invalid", errors, status: "failed", values: {} };
}

function refuseTooMany(args: readonly unknown[], retrySeconds: number): Refusal {
  const form = args.find((argument) => argument instanceof FormData);
  const values = form ? readTypedValues(form) : {};
  return { ok: false, code: "tooMany", errors: {}, status: "limited", values, retrySeconds };
}

/**
 * Runs a server action under the rules of a REST route: it refuses requests from other sites, and
 * an `ApiError`, an overload or what PostgreSQL refuses becomes the same error code. Redirects pass
 * through.
 */
export async function runAction<Data>(handler: () => Promise<Data>): Promise<ActionResult<Data>> {
  try {
    assertSameOrigin(await headers());
    return { ok: true, data: await handler() };
  } catch (error) {
    unstable_rethrow(error);
    const { code, fields } = toErrorCode(error);
    return { ok: false, code, errors: fields };
  }
}
