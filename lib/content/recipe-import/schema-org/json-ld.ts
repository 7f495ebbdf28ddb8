import { getValues, isThing, type Thing } from "./thing.ts";

/**
 * Parses the scripts of a page; broken ones are left out.
 *
 * @see https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
 */
export function parseJsonLd(scripts: string[]): unknown[] {
  return scripts.flatMap((script) => {
    const value = tryParse(script) ?? tryParse(repair(script));
    return value === undefined ? [] : [value];
  });
}

function tryParse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Mends what is common in the wild: comments or a semicolon around the JSON, line breaks within
 * strings.
 */
function repair(script: string): string {
  const text = script.replace("<![CDATA[", "").replace("]]>", "");
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  return text.slice(Math.max(start, 0), end + 1).replace(/\p{Cc}/gu, " ");
}

/**
 * All things within values, those nearer to the root first. Authors and publishers that are
 * references to other things of the page (`{"@id": …}`) are resolved; references elsewhere are not,
 * because a small page could refer to one long list any number of times.
 */
export function listThings(values: unknown[]): Thing[] {
  const things: Thing[] = [];
  // Microdata may have one thing under several names; it is read once.
  const queue = new Set(values);
  for (const value of queue) {
    if (Array.isArray(value)) for (const entry of value) queue.add(entry);
    else if (isThing(value)) {
      things.push(value);
      for (const entry of Object.values(value)) if (typeof entry === "object") queue.add(entry);
    }
  }
  const thingsById = indexById(things);
  const resolve = (value: unknown) => (isReference(value) ? (thingsById.get(value["@id"]) ?? value) : value);
  return things.map((thing) => ({
    ...thing,
    author: getValues(thing, "author").map(resolve),
    publisher: getValues(thing, "publisher").map(resolve),
  }));
}

function indexById(things: Thing[]): Map<string, Thing> {
  const thingsById = new Map<string, Thing>();
  for (const thing of things) {
    const id = thing["@id"];
    if (typeof id === "string" && !isReference(thing) && !thingsById.has(id)) thingsById.set(id, thing);
  }
  return thingsById;
}

function isReference(value: unknown): value is { "@id": string } {
  return isThing(value) && typeof value["@id"] === "string" && Object.keys(value).length === 1;
}
