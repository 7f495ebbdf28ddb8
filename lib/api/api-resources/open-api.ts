import { z } from "zod";
import { env } from "#lib/platform/config/env.ts";
import { site } from "#lib/platform/config/site.ts";
import { apiMediaType, jsonMediaType, problemMediaType } from "#lib/platform/http/media-type.ts";
import { titles } from "#lib/platform/http/problem.ts";
import type { Operation } from "./operation.ts";
import {
  changesEnvelopeSchema,
  envelopeSchema,
  olderEnvelopeSchema,
  olderErrorSchema,
  problemSchema,
} from "./schemas/envelope.ts";

type JsonSchema = Record<string, unknown>;

/** Schemas with an id, by their id. */
type Components = Record<string, JsonSchema>;

const description = `Recipes and stories of the site, in German and English.

- The language is that of \`Accept-Language\`. Amounts are metric, with US measures beside them.
- \`Accept: ${apiMediaType}\` names the version; \`application/json\` is accepted as well.
- \`Authorization: Bearer …\` identifies a program and raises its limit; without one, public answers are open to all.
- \`X-User-Token\` identifies a user; \`POST /authenticate/credentials\` returns it.
- \`updated_since\` lists what has changed or gone since a time. Follow \`links.next\`, then keep \`meta.changes.until\`.
- Lists come by page, with links to the other pages. Answers have an \`ETag\`; send it back in \`If-None-Match\`.
- Errors are problem details (RFC 9457); \`errors\` names each wrong field.
- Operations that clients know from before version 3 answer \`{data, meta}\` and \`{error}\` unless \`Accept\` names it.
- \`Idempotency-Key\` makes a creating POST safe to repeat.
- HEAD and OPTIONS work everywhere; another method answers 405 with \`Allow\`.
- What belongs to another account answers like what does not exist.`;

const idempotencyDescription =
  "A repeated request with the same key and body returns the first answer, for a day. " +
  "422 with another body, 409 while the first is running.";

/**
 * Builds the OpenAPI document of these operations from the schemas that parse and shape them.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
export function buildOpenApi(operations: readonly Operation[]) {
  const components: Components = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = describeOperation(operation, components);
    paths[operation.path] = path;
  }
  const problem = toSchema(problemSchema, "output", components);
  const olderProblem = toSchema(olderErrorSchema, "output", components);
  const problemDescription = `A problem: ${Object.values(titles).join(", ")}.`;
  return {
    openapi: "3.1.1",
    info: { title: site.name, version: "3.0.0", description },
    servers: [{ url: `${env.SITE_URL}/api` }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      responses: {
        Problem: { description: problemDescription, content: { [problemMediaType]: { schema: problem } } },
        OlderProblem: {
          description: `${problemDescription} A problem as of RFC 9457 when \`Accept\` names version 3.`,
          content: { [problemMediaType]: { schema: problem }, [jsonMediaType]: { schema: olderProblem } },
        },
      },
      parameters: {
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          description: idempotencyDescription,
          schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]+$" },
        },
      },
      securitySchemes: {
        client: { type: "http", scheme: "bearer", description: "Token of a program; optional." },
        user: { type: "apiKey", in: "header", name: "X-User-Token", description: "Token of a user's session." },
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof buildOpenApi>;

function describeOperation(operation: Operation, components: Components) {
  const { id, summary, tag, access, isOlder = false } = operation;
  const isShared = access === "public" && operation.method === "GET";
  return {
    operationId: id,
    summary,
    tags: [tag],
    security: security[access],
    parameters: [
      ...listPathParameters(operation),
      ...listQueryParameters(operation, components),
      ...(operation.isRepeatable ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...((operation.body || operation.upload) && { requestBody: describeRequestBody(operation, components) }),
    responses: {
      ...describeAnswer(operation, components),
      ...(isShared && { 304: { description: "Not changed since the ETag." } }),
      default: { $ref: `#/components/responses/${isOlder ? "OlderProblem" : "Problem"}` },
    },
  };
}

const security = {
  public: [{}, { client: [] }],
  optional: [{}, { client: [] }, { user: [] }, { client: [], user: [] }],
  user: [{ user: [] }, { client: [], user: [] }],
};

function describeRequestBody({ body, upload, example }: Operation, components: Components) {
  const json = body && { schema: toSchema(body, "input", components), example: example?.body };
  const { properties = {} } = upload?.fields ? toSchema(upload.fields, "input", components) : {};
  const picture = { type: "string", contentMediaType: "application/octet-stream" };
  const form = { type: "object", properties: { picture, ...(properties as object) }, required: ["picture"] };
  const files = upload && {
    "multipart/form-data": { schema: form },
    ...Object.fromEntries(["image/jpeg", "image/png", "image/webp"].map((type) => [type, {}])),
  };
  return { required: true, content: { ...(json && { [jsonMediaType]: json }), ...files } };
}

function describeAnswer(operation: Operation, components: Components) {
  const { data, changed, isPaginated = false, isOlder = false, bare, alternatives = {} } = operation;
  const other = Object.entries(alternatives).map(([type, text]) => [type, { schema: { description: text } }]);
  const hasBody = data !== null || bare !== undefined || other.length > 0;
  const status = operation.status ?? (hasBody ? 200 : 204);
  if (!hasBody) return { [status]: { description: "Done." } };
  const toContent = (wrapped: z.ZodType) => ({
    schema: toSchema(toUnion([wrapped, bare, changed && changesEnvelopeSchema(changed)]), "output", components),
  });
  const envelope = data && toContent(envelopeSchema(data, isPaginated));
  const json = data
    ? {
        [apiMediaType]: envelope,
        [jsonMediaType]: isOlder ? toContent(olderEnvelopeSchema(data, isPaginated)) : envelope,
      }
    : bare && { [jsonMediaType]: { schema: toSchema(bare, "output", components) } };
  return {
    [status]: {
      description: "The answer.",
      headers: {
        "Content-Language": { schema: { enum: ["de", "en"] } },
        RateLimit: { schema: { type: "string" }, description: "Requests left and seconds until the next." },
      },
      content: { ...json, ...Object.fromEntries(other) },
    },
  };
}

/** The schemas that are given, one or several. */
function toUnion(schemas: (z.ZodType | undefined)[]): z.ZodType {
  const [first, ...others] = schemas.filter((schema) => schema !== undefined);
  return first && others.length === 0 ? first : z.union([first as z.ZodType, ...others]);
}

function listPathParameters({ path, example }: Operation) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
    ...(example?.path?.[name] !== undefined && { example: example.path[name] }),
  }));
}

function listQueryParameters({ query, example }: Operation, components: Components) {
  if (!query) return [];
  const { properties = {}, required = [] } = toSchema(query, "input", components) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description: text, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(text !== undefined && { description: text }),
    schema,
    ...(example?.query?.[name] !== undefined && { example: example.query[name] }),
  }));
}

/** Converts a schema; those with an id move to the components of the document. */
function toSchema(schema: z.ZodType, io: "input" | "output", components: Components): JsonSchema {
  const converted = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  const text = JSON.stringify(converted).replaceAll("#/$defs/", "#/components/schemas/");
  const { $schema: _, $defs = {}, ...own } = JSON.parse(text) as JsonSchema & { $defs?: Components };
  for (const [name, { $id: _id, id: _name, ...definition }] of Object.entries($defs)) components[name] = definition;
  return own;
}
