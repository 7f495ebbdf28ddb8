/** More than any form or list of the product sends, with all that it repeats. */
const defaultBudget = { nodes: 100_000, units: 2_500_000 };

/**
 * Whether a value that a client sent is small enough to be checked. The bytes of a request do not
 * tell: in the format of server actions a text can be named once and referred to thousands of
 * times, in places where React does not count it, so that a body of 600 KB becomes a value of
 * gigabytes for all code that reads each place. Here each place counts; reading ends with the
 * budget, so that references in a circle end, too.
 *
 * @param budget values inside each other, and code units of texts and bytes of binary data
 */
export function isBounded(value: unknown, budget = defaultBudget): boolean {
  let { nodes, units } = budget;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    nodes -= 1;
    if (typeof next === "string") units -= next.length;
    else if (typeof next === "bigint") units -= next.toString(16).length;
    else if (ArrayBuffer.isView(next) || next instanceof ArrayBuffer) units -= next.byteLength;
    else if (typeof next === "object" && next !== null) {
      for (const part of listParts(next)) {
        waiting.push(part);
        // What waits will count at least once each.
        if (waiting.length > nodes) return false;
      }
    }
    if (nodes < 0 || units < 0) return false;
  }
  return true;
}

/** What a value consists of. Files stay unread; streams and promises have nothing yet. */
function* listParts(value: object): Iterable<unknown> {
  if (value instanceof FormData || value instanceof Map) for (const entry of value) yield* entry;
  else if (value instanceof Set || Array.isArray(value)) yield* value;
  else {
    for (const [name, part] of Object.entries(value)) {
      yield name;
      yield part;
    }
  }
}
