/** Next.js takes no longer one; this many characters are about 2,000 segments. */
const maxLength = 40_000;

/**
 * Levels of a tree. Pages of this site have about ten; Next.js calls itself for each, and a tree
 * of the length above may have 4,000.
 */
const maxDepth = 100;

const paramTypes = new Set<unknown>([
  "c",
  "ci(..)(..)",
  "ci(.)",
  "ci(..)",
  "ci(...)",
  "oc",
  "d",
  "di(..)(..)",
  "di(.)",
  "di(..)",
  "di(...)",
]);
const markers = new Set<unknown>([undefined, null, "refetch", "inside-shared-layout", "metadata-only"]);

/**
 * Whether Next.js can read a `next-router-state-tree` header: on one that it cannot, it fails as if
 * the page were broken. Takes time in proportion to the length.
 *
 * @see parseAndValidateFlightRouterState of Next.js
 */
export function isRouterState(header: string): boolean {
  if (header.length > maxLength) return false;
  try {
    return isTree(JSON.parse(decodeURIComponent(header)));
  } catch {
    return false;
  }
}

/** Segment, trees of its slots, address, marker, hints, and a text of the client. */
function isTree(root: unknown): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === maxDepth || !level.every(isNode)) return false;
    level = level.flatMap(([, slots]) => Object.values(slots));
  }
  return true;
}

type Node = [segment: unknown, slots: Record<string, unknown>, ...rest: unknown[]];

function isNode(value: unknown): value is Node {
  if (!Array.isArray(value) || value.length > 6) return false;
  const [segment, slots, address, marker, hints, last] = value;
  // A list of slots is none of Next.js, but it reads one.
  const isRecord = typeof slots === "object" && slots !== null;
  const isAddress = address === undefined || address === null || isTexts(address, 2);
  const areHints = hints === undefined || hints === null || typeof hints === "number";
  const isLast = last === undefined || isText(last);
  return isSegment(segment) && isRecord && isAddress && markers.has(marker) && areHints && isLast;
}

/** A name, or a parameter with its value, its type and the names beside it. */
function isSegment(value: unknown): boolean {
  if (!Array.isArray(value)) return isText(value);
  const [name, key, type, siblings] = value;
  const areSiblings = siblings === null || isTexts(siblings, null);
  return value.length === 4 && isText(name) && isText(key) && paramTypes.has(type) && areSiblings;
}

const isText = (value: unknown) => typeof value === "string";

/** Whether a value is a list of texts, of this length unless it is null. */
function isTexts(value: unknown, length: number | null): boolean {
  return Array.isArray(value) && (length === null || value.length === length) && value.every(isText);
}
