import fc from "fast-check";

/** The keywords of JSON Schema that the OpenAPI document uses for requests. */
export interface RequestSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: RequestSchema[];
  oneOf?: RequestSchema[];
  allOf?: RequestSchema[];
  properties?: Record<string, RequestSchema>;
  required?: string[];
  additionalProperties?: boolean | RequestSchema;
  items?: RequestSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  format?: string;
  pattern?: string;
}

interface Source {
  components: Record<string, RequestSchema>;
  /** Ids and slugs of what exists, so that requests reach more than the first check. */
  known: string[];
}

const maxDepth = 6;

/** Values that a schema of the document allows. */
export function toArbitrary(schema: RequestSchema, source: Source, depth = 0): fc.Arbitrary<unknown> {
  const inner = (one: RequestSchema) => toArbitrary(one, source, depth + 1);
  if (schema.$ref) return inner(source.components[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })));
  switch (schema.type) {
    case "object":
      return toObject(schema, source, depth);
    case "array":
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, depth > maxDepth ? 0 : 4),
      });
    case "string":
      return toText(schema, source);
    case "integer":
      return fc.integer({ min: toMin(schema, -1e9), max: Math.min(toMax(schema, 1e9), 2 ** 31 - 1) });
    case "number":
      return fc.double({ min: toMin(schema, -1e9), max: toMax(schema, 1e9), noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const toMin = ({ minimum, exclusiveMinimum }: RequestSchema, low: number) =>
  Math.max(minimum ?? low, exclusiveMinimum === undefined ? low : exclusiveMinimum + 1);
const toMax = ({ maximum, exclusiveMaximum }: RequestSchema, high: number) =>
  Math.min(maximum ?? high, exclusiveMaximum === undefined ? high : exclusiveMaximum - 1);

function toObject(schema: RequestSchema, source: Source, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, toArbitrary(one, source, depth + 1)]),
  );
  const named = fc.record(values, { requiredKeys: required });
  if (typeof additionalProperties !== "object" || depth > maxDepth) return named;
  const others = fc.dictionary(toText({}, source), toArbitrary(additionalProperties, source, depth + 1), {
    maxKeys: 3,
  });
  return fc.tuple(others, named).map(([more, own]) => ({ ...more, ...own }));
}

function toText({ format, pattern, minLength = 0, maxLength = 60 }: RequestSchema, { known }: Source) {
  const ids = known.filter((text) => /^[\da-f-]{36}$/.test(text));
  switch (format) {
    case "uuid":
      return fc.oneof(fc.constantFrom(...ids), fc.uuid({ version: 4 }));
    case "date-time":
      return fc
        .date({ min: new Date(0), max: new Date("2030-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString());
    case "uri":
      return fc.webUrl();
    case "email":
      return fc.emailAddress();
  }
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) };
  if (!pattern) {
    const text = fc.string({ ...length, unit: "grapheme" });
    // Words are seldom shorter, and a filter that nothing passes does not end.
    return length.maxLength < 30 ? text : fc.oneof(text, fc.lorem({ maxCount: 3 }).filter(isWithin(length)));
  }
  const expression = new RegExp(pattern.replaceAll("\\p{Ll}", "[a-z]").replaceAll("[[a-z]", "[a-z"), "u");
  const matching = fc.stringMatching(expression).filter(isWithin(length));
  const fitting = known.filter((text) => expression.test(text) && isWithin(length)(text));
  return fitting.length > 0 ? fc.oneof(matching, fc.constantFrom(...fitting)) : matching;
}

const isWithin =
  ({ minLength, maxLength }: { minLength: number; maxLength: number }) =>
  (text: string) =>
    text.length >= minLength && text.length <= maxLength;
