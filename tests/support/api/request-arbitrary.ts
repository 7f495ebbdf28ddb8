import fc from "fast-check";
import { type RequestSchema, toArbitrary } from "./schema-arbitrary.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: RequestSchema;
  example?: unknown;
}

/** An operation of the OpenAPI document, with its references to parameters resolved. */
export interface DocumentedOperation {
  operationId: string;
  method: string;
  path: string;
  parameters: Parameter[];
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema?: RequestSchema; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

export interface GeneratedRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** A text is sent as it is, other values as JSON. */
  body?: unknown;
  /** Sends the token of a user. */
  hasUser: boolean;
}

/** What breaks readers of text, numbers and JSON. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "💥".repeat(200),
    "a".repeat(5000),
    "../..",
    "%00",
    "'--",
    -1,
    0,
    1e308,
    2 ** 53,
    0.1,
    [],
    {},
    [[]],
    { __proto__: null, constructor: 1 },
    "00000000-0000-0000-0000-000000000000",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();

/** Requests of an operation as the document allows them, and as it does not. */
export function arbitraryRequest(
  operation: DocumentedOperation,
  components: Record<string, RequestSchema>,
  known: string[],
): fc.Arbitrary<GeneratedRequest> {
  const valid = arbitraryValidRequest(operation, components, known);
  const mutations = fc.array(arbitraryMutation(operation), { minLength: 1, maxLength: 2 });
  const mutated = fc
    .tuple(valid, mutations)
    .map(([request, list]) => list.reduce((one, mutate) => mutate(one), request));
  return fc.oneof({ arbitrary: valid, weight: 2 }, { arbitrary: mutated, weight: 3 });
}

function arbitraryValidRequest(
  { parameters, requestBody, security }: DocumentedOperation,
  components: Record<string, RequestSchema>,
  known: string[],
): fc.Arbitrary<GeneratedRequest> {
  const source = { components, known };
  const json = requestBody?.content["application/json"];
  return fc.record({
    params: arbitraryTexts(inPlace(parameters, "path"), source),
    query: arbitraryTexts(inPlace(parameters, "query"), source),
    headers: arbitraryTexts(inPlace(parameters, "header"), source).map((sent) =>
      Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value.replace(/[^\x21-\x7e]/g, "x")])),
    ),
    body: json?.schema
      ? withExample(toArbitrary(json.schema, source), json.example)
      : fc.constant(requestBody ? "\xff\xd8 no picture" : undefined),
    hasUser: security.every((one) => "user" in one) ? fc.constant(true) : fc.boolean(),
  }) as fc.Arbitrary<GeneratedRequest>;
}

const inPlace = (parameters: Parameter[], place: Parameter["in"]) => parameters.filter((one) => one.in === place);

const withExample = (arbitrary: fc.Arbitrary<unknown>, example: unknown) =>
  example === undefined ? arbitrary : fc.oneof(arbitrary, fc.constant(example));

/** All that are required and at most two others: each further one makes a success less likely. */
function arbitraryTexts(parameters: Parameter[], source: Parameters<typeof toArbitrary>[1]) {
  const toValue = ({ in: place, schema, example }: Parameter) =>
    withExample(place === "path" ? fc.constantFrom(...source.known) : toArbitrary(schema, source), example).map(toText);
  const required = parameters.filter((one) => one.required);
  const others = parameters.filter((one) => !one.required);
  return fc.subarray(others, { maxLength: Math.min(2, others.length) }).chain((chosen) => {
    const values = [...required, ...chosen].map((one) => [one.name, toValue(one)] as const);
    return fc.record(Object.fromEntries(values));
  });
}

type Mutation = (request: GeneratedRequest) => GeneratedRequest;

const header = (name: string, ...values: string[]) =>
  fc.constantFrom(...values).map(
    (value): Mutation =>
      (request) => ({ ...request, headers: { ...request.headers, [name]: value } }),
  );

function arbitraryMutation({ parameters, requestBody, security }: DocumentedOperation): fc.Arbitrary<Mutation> {
  const queries = inPlace(parameters, "query").map(({ name }) => name);
  const paths = inPlace(parameters, "path").map(({ name }) => name);
  const mutations: fc.Arbitrary<Mutation>[] = [
    fc.tuple(fc.constantFrom("colour", ...queries), junk).map(([name, value]) => (request) => ({
      ...request,
      query: { ...request.query, [name]: toText(value) },
    })),
    header(
      "accept",
      "text/html",
      "application/vnd.tischlein.v2+json",
      "application/vnd.tischlein.v3+json",
      "*/*;q=0",
      "x",
    ),
    header("accept-language", "en", "xx;q=2", "*", "de-AT, en;q=0.5", "-".repeat(500)),
    header("authorization", "Bearer", "Bearer x", "Basic YTpi", `Bearer ${"a".repeat(40)}`),
    header("if-none-match", "*", '"', "W/"),
    header("origin", "https://elsewhere.example", "null"),
    header("idempotency-key", "a b", "x".repeat(300), "key"),
  ];
  if (paths.length > 0)
    mutations.push(
      fc.tuple(fc.constantFrom(...paths), junk).map(([name, value]) => (request) => ({
        ...request,
        params: { ...request.params, [name]: toText(value) },
      })),
    );
  if (requestBody)
    mutations.push(
      junk.map((body) => (request) => ({ ...request, body })),
      fc
        .constantFrom("{", "", "[]", '{"a":1}x', "\u0000", `"${"a".repeat(1_100_000)}"`)
        .map((text) => (request) => ({ ...request, body: text })),
      header("content-type", "text/plain", "application/json; charset=utf-16", "multipart/form-data", "image/png"),
      fc.tuple(fc.nat(), junk).map(([index, value]) => (request) => ({
        ...request,
        body: replaceField(request.body, index, value),
      })),
      fc.nat().map((index) => (request) => ({ ...request, body: replaceField(request.body, index) })),
    );
  if (security.every((one) => "user" in one))
    mutations.push(
      fc.constant((request) => ({ ...request, hasUser: false })),
      header("x-user-token", "x", "a".repeat(43)),
    );
  return fc.oneof(...mutations);
}

/** Replaces a field at any depth, or removes it. */
function replaceField(body: unknown, index: number, value?: unknown): unknown {
  if (typeof body !== "object" || body === null || Object.keys(body).length === 0) return value;
  const names = Object.keys(body);
  const name = names[index % names.length] ?? "";
  const isDeeper = Math.floor(index / names.length) % 2 === 1;
  const old = (body as Record<string, unknown>)[name];
  const replaced = isDeeper ? replaceField(old, Math.floor(index / (2 * names.length)), value) : value;
  return Array.isArray(body)
    ? body.map((entry, position) => (String(position) === name ? replaced : entry))
    : { ...body, [name]: replaced };
}
