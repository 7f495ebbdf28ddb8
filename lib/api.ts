import "server-only";
import { getTranslations } from "next-intl/server";
import type { z } from "zod";
import { identify } from "#lib/auth/viewer.ts";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { env } from "#lib/env.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { isOverload } from "#lib/limiter.ts";

/** Names of what can be wrong with a request; each has a sentence below `errors.api` in the messages. */
export type Problem =
  | "invalid"
  | "unauthorized"
  | "credentials"
  | "unconfirmed"
  | "forbidden"
  | "missing"
  | "conflict"
  | "limit"
  | "tooLarge"
  | "unsupported"
  | "tooMany"
  | "unavailable";

const statuses: Record<Problem, number> = {
  invalid: 422,
  unauthorized: 401,
  credentials: 401,
  unconfirmed: 403,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  limit: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  unavailable: 503,
};

/** Thrown anywhere below a door of the API; `fields` names what is wrong with which part of the body. */
export class ApiProblem extends Error {
  override name = "ApiProblem";
  readonly problem: Problem;
  readonly fields: Record<string, string>;

  constructor(problem: Problem, fields: Record<string, string> = {}) {
    super(problem);
    this.problem = problem;
    this.fields = fields;
  }
}

const longestBody = 1_000_000;
const privately = { "cache-control": "private, no-store" };

/** An answer no cache keeps. `{data}` is the caller's to wrap. */
export function reply(body: unknown, status = 200): Response {
  return status === 204
    ? new Response(null, { status, headers: privately })
    : Response.json(body, { status, headers: privately });
}

type Door<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * A door of the API: whatever goes wrong behind it becomes a status and `{error: {code, message, fields}}` with the message in the
 * language of `Accept-Language`. A request that changes something must come from the site's own pages or from no page at all, unless
 * `welcomes` says that it proves in another way who sends it.
 */
export function door<Context>(answer: Door<Context>, { welcomes = "ours" as "ours" | "anybody" } = {}): Door<Context> {
  return async (request, context) => {
    try {
      if (welcomes === "ours") refuseForeignPages(request);
      return await answer(request, context);
    } catch (error) {
      return explain(error, request);
    }
  };
}

/** Who is asking; throws the 401 when it is nobody. */
export async function requireViewer(request: Request): Promise<Viewer> {
  const viewer = await identify(request);
  if (!viewer) throw new ApiProblem("unauthorized");
  return viewer;
}

/** The JSON body as the schema wants it. Throws 413, 415 or 422 with the names of the fields. */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.infer<Schema>> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new ApiProblem("unsupported");
  }
  return parse(parseJson(await readText(request)), schema);
}

/** A value from outside as the schema wants it. Throws 422 with the names of the fields. */
export function parse<Schema extends z.ZodType>(value: unknown, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [key, "unknown"] as const)
      : [[issue.path.join(".") || "body", issue.message] as const],
  );
  throw new ApiProblem("invalid", Object.fromEntries(fields.reverse()));
}

/** The body as text; throws 413 when it is too long. */
export async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > longestBody) throw new ApiProblem("tooLarge");
    text += decoder.decode(chunk as Uint8Array, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiProblem("invalid", { body: "json" });
  }
}

/** Cookies travel along with requests other sites make; `Origin` says who made them. */
function refuseForeignPages(request: Request): void {
  const origin = request.headers.get("origin");
  const isSafe = ["GET", "HEAD", "OPTIONS"].includes(request.method);
  if (!isSafe && origin !== null && origin !== env.SITE_URL) throw new ApiProblem("forbidden");
}

async function explain(error: unknown, request: Request): Promise<Response> {
  const { problem, fields } = nameOf(error);
  const t = await getTranslations({ locale: localeOf(request.headers), namespace: "errors.api" });
  const response = reply({ error: { code: problem, message: t(problem), fields } }, statuses[problem]);
  if (problem === "unavailable") response.headers.set("retry-after", "2");
  if (problem === "tooMany") response.headers.set("retry-after", "300");
  return response;
}

function nameOf(error: unknown): Pick<ApiProblem, "problem" | "fields"> {
  if (error instanceof ApiProblem) return error;
  if (isOverload(error)) return { problem: "unavailable", fields: {} };
  const cause = error instanceof Error ? ((error.cause ?? error) as { code?: unknown }) : {};
  const state = typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code) ? cause.code : "";
  // What PostgreSQL refuses about values is the request's fault, and so is what somebody else was faster with.
  if (state === "23505") return { problem: "conflict", fields: {} };
  if (state.startsWith("22") || state.startsWith("23")) return { problem: "invalid", fields: {} };
  // The error itself would quote the query with what readers wrote.
  console.error("a request was not answered:", state || cause);
  return { problem: "unavailable", fields: {} };
}
