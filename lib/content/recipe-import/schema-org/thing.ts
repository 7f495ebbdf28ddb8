import { toLine } from "./plain-text.ts";

/**
 * A thing of structured data, whether from JSON-LD, microdata or RDFa: `@type`, perhaps `@id`, and
 * properties with one value or a list.
 *
 * @see https://schema.org/Thing
 */
export type Thing = Readonly<Record<string, unknown>>;

/** Lists in lists, things in things: deeper ones are not read. */
const maxDepth = 5;

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A type or property without its vocabulary: "http://schema.org/Recipe" is "Recipe". */
export function shortName(name: string): string {
  return name.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, "");
}

/** @param type short name, such as "HowToStep" */
export function hasType(thing: Thing, type: string): boolean {
  return toList(thing["@type"]).some((name) => typeof name === "string" && shortName(name) === type);
}

/** The values of a property; `{"@list": […]}` and lists in lists are flattened. */
export function getValues(thing: Thing, property: string): unknown[] {
  return toList(thing[property] ?? thing[`schema:${property}`]);
}

export function toList(value: unknown): unknown[] {
  const list = isThing(value) && "@list" in value ? value["@list"] : value;
  if (list === undefined || list === null) return [];
  return Array.isArray(list) ? list.flat(maxDepth).filter((entry) => entry !== null) : [list];
}

/** The string of a value that may be a number or a string with a language; null for others. */
export function toText(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  return isThing(value) && typeof value["@value"] === "string" ? value["@value"] : null;
}

/** More values of one property are not read as names. */
const maxNames = 100;

/** Lines by thing and property: a small page can refer to one thing any number of times. */
const lines = new WeakMap<Thing, Map<string, string | null>>();

/** The first value of a property that is a text, as one line of plain text. */
export function getLine(thing: Thing, property: string): string | null {
  const known = lines.get(thing) ?? new Map<string, string | null>();
  const line = known.has(property) ? known.get(property) : readLine(thing, property);
  lines.set(thing, known.set(property, line ?? null));
  return line ?? null;
}

function readLine(thing: Thing, property: string): string | null {
  for (const value of getValues(thing, property).slice(0, maxNames)) {
    const line = toLine(toText(value) ?? "");
    if (line !== "") return line;
  }
  return null;
}

/** Names of the values of a property, each a text or a thing with a name, without addresses. */
export function getNames(thing: Thing, property: string): string[] {
  return getValues(thing, property)
    .slice(0, maxNames)
    .map((value) => (isThing(value) && toText(value) === null ? getLine(value, "name") : toLine(toText(value) ?? "")))
    .filter((name): name is string => Boolean(name) && !/^https?:\/\//i.test(name ?? ""));
}
