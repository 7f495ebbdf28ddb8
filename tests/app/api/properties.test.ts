import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { allOperations } from "#app/api/all-operations.ts";
import { buildOpenApi } from "#lib/api/api-resources/open-api.ts";
import { callRoute, readDocumentedSchema } from "#tests/support/api/document.ts";
import {
  arbitraryRequest,
  type DocumentedOperation,
  type GeneratedRequest,
} from "#tests/support/api/request-arbitrary.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createPublicRecipe,
  createResources,
  createUser,
  missingIds,
  type OwnedResources,
} from "#tests/support/owned-resources.ts";
import { createSampleSite, insertSample } from "#tests/support/sample-site.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({
  getTranslations: async () => Object.assign((name: string) => name, { rich: (name: string) => name, has: () => true }),
}));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), revalidateTag() {} }));

setUpDatabase();

/** Of each operation; FAST_CHECK_RUNS sends more, FAST_CHECK_SEED other ones. */
const runs = Math.ceil(Number(process.env.FAST_CHECK_RUNS ?? 200) / 8);

type PathItem = Record<string, Omit<DocumentedOperation, "path" | "method">>;

/** Built after the database exists: it reads the settings. */
const getDocument = (() => {
  let document: ReturnType<typeof JSON.parse>;
  return () => {
    document ??= JSON.parse(JSON.stringify(buildOpenApi(allOperations)));
    return document;
  };
})();

/** Follows a reference within the document. */
function resolve<T>(value: T & { $ref?: string }): T {
  const names = value.$ref?.split("/").slice(1);
  return names ? names.reduce((part, name) => part[name], getDocument()) : value;
}

function listOperations(): DocumentedOperation[] {
  return Object.entries<PathItem>(getDocument().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const parameters = operation.parameters.map((one) => resolve(one));
      return { ...operation, path, method: method.toUpperCase(), parameters };
    }),
  );
}

/** What exists: slugs and ids of the sample site. */
const known = ["abendessen", "vegan", "mehl", "1", crypto.randomUUID()];
let recipe: string;

beforeAll(async () => {
  await createSampleSite(undefined, true);
  await insertSample("feeds", "menus");
  recipe = await createPublicRecipe();
  known.push(recipe, ...Object.values(placeholders));
  for (const path of ["/recipes", "/articles", "/ingredients", "/content-collections"]) {
    const { data } = await (await callRoute(path, { query: "?size=1" })).json();
    known.push(data[0].id, data[0].slug ?? data[0].id, data[0].author?.slug ?? data[0].id);
  }
}, 120_000);

/** Stand in generated requests for what belongs to the user who sends them. */
const placeholders = missingIds(crypto.randomUUID());
const resourceNames = Object.keys(placeholders) as (keyof OwnedResources)[];

interface Owner {
  token: string;
  resources: OwnedResources;
}

async function createOwner(): Promise<Owner> {
  const user = await createUser();
  return { token: user.token, resources: await createResources(user, recipe) };
}

/** Puts the resources of the user in the places of the placeholders. */
function fillIn(request: GeneratedRequest, { resources }: Owner): GeneratedRequest {
  const text = JSON.stringify(request);
  return JSON.parse(resourceNames.reduce((part, name) => part.replaceAll(placeholders[name], resources[name]), text));
}

async function send({ path, method }: DocumentedOperation, request: GeneratedRequest, token: string) {
  const { params, query, body, hasUser } = request;
  const headers = { ...(hasUser && { "x-user-token": token }), ...request.headers };
  const response = await callRoute(path, { method, params, query: `?${new URLSearchParams(query)}`, body, headers });
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  // A stream of events does not end, and an export reads pictures, whose files do not exist here.
  const isRead = type !== "text/event-stream" && type !== "application/zip";
  if (!isRead) await response.body?.cancel();
  return { status: response.status, type, text: isRead ? await response.text() : "" };
}

type Answer = Awaited<ReturnType<typeof send>>;

/** How an answer differs from the document; null when it does not. */
function findFault(operation: DocumentedOperation, { status, type, text }: Answer): string | null {
  // oEmbed answers 501 to other formats.
  if (status >= 500 && status !== 501) return "an error of the server";
  const { responses } = operation;
  const documented = responses[status] ?? (status >= 400 ? responses.default : undefined);
  if (!documented) return "a status that is not documented";
  const { content } = resolve(documented);
  if (!content || status === 304) return text === "" ? null : "a body that is not documented";
  const described = content[type];
  if (!described) return `a type that is not documented: ${type}`;
  if (!/json$/.test(type) || !described.schema) return null;
  const { error } = getSchema(described.schema).safeParse(JSON.parse(text));
  return error ? `a body that is not documented: ${error.message}` : null;
}

const schemas = new Map<string, ReturnType<typeof readDocumentedSchema>>();

function getSchema(schema: unknown) {
  const key = JSON.stringify(schema);
  const found = schemas.get(key) ?? readDocumentedSchema(schema);
  schemas.set(key, found);
  return found;
}

/** Whether the document forbids a parameter or the body of a request. */
function isForbidden({ parameters, requestBody }: DocumentedOperation, { query, body }: GeneratedRequest): boolean {
  const wrong = parameters.some(
    (one) =>
      one.in === "query" && query[one.name] !== undefined && !getSchema(one.schema).safeParse(query[one.name]).success,
  );
  const schema = requestBody?.content["application/json"]?.schema;
  return wrong || (schema !== undefined && typeof body !== "string" && !getSchema(schema).safeParse(body).success);
}

test("the document has operations of every kind", () => {
  expect(listOperations().length).toBe(allOperations.length);
  expect(new Set(listOperations().map(({ method }) => method))).toEqual(new Set(["GET", "POST", "PUT", "DELETE"]));
});

const ids = allOperations.map(({ id }) => id);

test.each(ids)("%s answers as documented, and refuses what is not", { timeout: 120_000 }, async (id) => {
  const operation = listOperations().find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`${id} is not in the document`);
  const seen = new Set<number>();
  let owner = await createOwner();
  await fc.assert(
    fc.asyncProperty(arbitraryRequest(operation, getDocument().components.schemas, known), async (generated) => {
      const request = fillIn(generated, owner);
      const answer = await send(operation, request, owner.token);
      seen.add(answer.status);
      // What was changed or deleted was the user's own; the next request comes from another user.
      if (operation.method !== "GET" && answer.status < 300) owner = await createOwner();
      expect(findFault(operation, answer), `${answer.status} ${answer.text.slice(0, 500)}`).toBeNull();
      if (isForbidden(operation, request)) expect(answer.status).toBeGreaterThanOrEqual(400);
    }),
    { numRuns: runs },
  );
  expect([...seen].some((status) => status >= 400)).toBe(true);
});
