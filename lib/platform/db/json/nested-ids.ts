/**
 * Has a value of JSON name another id wherever it stands; a list that has both keeps the first.
 */
export function replaceNestedId<Value>(value: Value, from: string, to: string): Value {
  return changeNested(value, from, to) as Value;
}

/** Takes an id out of the lists of a value of JSON; a field that has it is null. */
export function removeNestedId<Value>(value: Value, id: string): Value {
  return changeNested(value, id, null) as Value;
}

function changeNested(value: unknown, from: string, to: string | null): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) {
    if (!value.includes(from)) return value.map((entry) => changeNested(entry, from, to));
    return [...new Set(value.flatMap((entry) => (entry === from ? (to ?? []) : [entry])))];
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, changeNested(entry, from, to)]));
}

/** Has a key of a value of JSON be null wherever it has one of these ids. */
export function clearNestedIds<Value>(value: Value, key: string, ids: ReadonlySet<unknown>): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => clearNestedIds(entry, key, ids)) as Value;
  const clear = (name: string, entry: unknown) =>
    name === key && ids.has(entry) ? null : clearNestedIds(entry, key, ids);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, clear(name, entry)])) as Value;
}
