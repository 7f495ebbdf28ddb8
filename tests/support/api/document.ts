import { z } from "zod";
import { allOperations } from "#app/api/all-operations.ts";
import { buildOpenApi } from "#lib/api/api-resources/open-api.ts";
import type { Operation } from "#lib/api/api-resources/operation.ts";

/** Built at the first use: it reads the settings, which a test may still change at its start. */
function getDocument() {
  document ??= JSON.parse(JSON.stringify(buildOpenApi(allOperations)));
  return document;
}
let document: ReturnType<typeof JSON.parse>;

const schemas = new Map<string, z.ZodType>();

/** Reads a schema of the OpenAPI document, with its components. */
export function readDocumentedSchema(schema: unknown): z.ZodType {
  const name = JSON.stringify(schema);
  const text = JSON.stringify({ ...(schema as object), $defs: getDocument().components.schemas });
  const read = schemas.get(name) ?? z.fromJSONSchema(JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")));
  schemas.set(name, read);
  return read;
}

/** The media type of version 3, which older operations are asked for by its name. */
export const version3 = "application/vnd.tischlein.v3+json";

/** The schema of an operation's answer of a media type, and that of its errors. */
export function findDocumentedSchemas(
  { path, method }: Pick<Operation, "path" | "method">,
  mediaType: "application/json" | typeof version3 = version3,
) {
  const own = getDocument();
  const { responses } = own.paths[path][method.toLowerCase()];
  const status = Object.keys(responses).find((name) => name.startsWith("2")) ?? "";
  const { content = {} } = responses[status];
  // What has no envelope has one media type only.
  const answer = (content[mediaType] ?? content["application/json"])?.schema;
  const problem = own.components.responses.Problem.content["application/problem+json"].schema;
  return {
    status: Number(status),
    answer: answer && readDocumentedSchema(answer),
    problem: readDocumentedSchema(problem),
    olderError: readDocumentedSchema(own.components.schemas.OlderError),
  };
}

export interface ApiCall {
  method?: string;
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/**
 * Calls the route at a path of the document, "/recipes/{id}", as Next.js does. Each call comes from
 * a network of its own unless a header names one.
 */
export async function callRoute(
  path: string,
  { method = "GET", params = {}, query = "", body, form, headers }: ApiCall = {},
) {
  const folder = path.replaceAll("{", "[").replaceAll("}", "]");
  const route = await import(/* @vite-ignore */ `#app/api${folder}/route.ts`);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const sent = new Headers({ "x-forwarded-for": nextAddress(), ...headers });
  if (body !== undefined && !sent.has("content-type")) sent.set("content-type", "application/json");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const init = { method, headers: sent, ...(body !== undefined && { body: text }), ...(form && { body: form }) };
  const request = new Request(`http://localhost:3000/api${address}${query}`, init);
  return (await route[method](request, { params: Promise.resolve(params) })) as Response;
}

let calls = 0;

function nextAddress(): string {
  calls += 1;
  return `203.0.${Math.floor(calls / 250)}.${calls % 250}`;
}
