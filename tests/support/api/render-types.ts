import { compile } from "json-schema-to-typescript";
import { allOperations } from "#app/api/all-operations.ts";
import { buildOpenApi } from "#lib/api/api-resources/open-api.ts";
import { version3 } from "./document.ts";

type JsonSchema = Record<string, unknown>;

const banner = `/**
 * Written from the OpenAPI document. To write it anew:
 * npm run test:unit -- tests/lib/platform/api-client -u
 */`;

/** The operations of the OpenAPI document as TypeScript: what each takes and answers. */
export async function renderOperationTypes(): Promise<string> {
  const document = JSON.parse(
    JSON.stringify(buildOpenApi(allOperations)).replaceAll("#/components/schemas/", "#/$defs/"),
  );
  const operations = Object.entries<Record<string, JsonSchema>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, toSchema(operation)]),
  );
  const schema = {
    ...toObject(Object.fromEntries(operations)),
    $defs: document.components.schemas,
  };
  return compile(toOlderTuples(schema) as JsonSchema, "Operations", {
    bannerComment: banner,
    style: { printWidth: 120 },
    unreachableDefinitions: false,
  });
}

interface Described {
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

function toSchema(operation: JsonSchema): JsonSchema {
  const { parameters, requestBody, responses } = operation as unknown as Described;
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const pick = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const toParameters = (place: string) => {
    const own = pick(place);
    if (own.length === 0) return {};
    const properties = Object.fromEntries(own.map(({ name, schema }) => [name, toText(schema)]));
    const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
    return { [place]: { ...toObject(properties), required } };
  };
  const body = requestBody?.content["application/json"]?.schema;
  return toObject({
    ...toParameters("path"),
    ...toParameters("query"),
    ...(body && { body }),
    answer: (answer?.content?.[version3] ?? answer?.content?.["application/json"])?.schema ?? { type: "null" },
  });
}

/** Parameters are texts; those with a list of values keep it. */
const toText = (schema: JsonSchema) => (schema.enum ? { enum: schema.enum } : { type: "string" });

function toObject(properties: JsonSchema): JsonSchema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

/** Tuples in the words of older drafts, which the compiler reads; other lists without lengths. */
function toOlderTuples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toOlderTuples);
  if (typeof value !== "object" || value === null) return value;
  const { prefixItems, minItems: _min, maxItems: _max, ...rest } = value as JsonSchema;
  const length = Array.isArray(prefixItems) ? prefixItems.length : 0;
  const tuple = length > 0 ? { items: prefixItems, minItems: length, maxItems: length } : {};
  return Object.fromEntries(Object.entries({ ...rest, ...tuple }).map(([key, entry]) => [key, toOlderTuples(entry)]));
}
