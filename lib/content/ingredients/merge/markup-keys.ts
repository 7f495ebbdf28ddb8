/** The merge of an ingredient as the texts of one recipe see it. */
export interface KeyChange {
  /** Keys of the two ingredients. */
  from: string;
  into: string;
  /** Keys of the recipe's rows, in their order; others may be among them. */
  rows: readonly string[];
  /** Codes of units: "{2 clove}" is an amount, no ingredient. */
  unitCodes: ReadonlySet<string>;
}

/**
 * Renumbers a row of one of the two ingredients: merged they are counted together.
 *
 * @param occurrence which of the rows with this key, from 1
 * @returns its number among the rows of both; the given one for a row that there is not
 */
export function renumberRow({ from, into, rows }: KeyChange, key: string, occurrence: number): number {
  const both = rows.filter((row) => row === from || row === into);
  let count = 0;
  for (const [index, row] of both.entries()) {
    if (row === key) count++;
    if (row === key && count === occurrence) return index + 1;
  }
  return occurrence;
}

/**
 * Has the values of a text with the markup of recipes ("{200 g flour#2}") name the other
 * ingredient. See docs/recipe-markup.md.
 */
export function replaceKeys(text: string, change: KeyChange): string {
  return text.replace(/\{([^{}|]*)((?:\|[^{}]*)?)\}/g, (value, head: string, nouns: string) => {
    const [, amount = "", key = "", number] = /^(.*\S) ([a-z0-9-]+)(?:#([1-9]))?$/.exec(head) ?? [];
    if (key !== change.from && key !== change.into) return value;
    const isUnit = change.unitCodes.has(key) && !amount.includes(" ") && number === undefined;
    if (isUnit) return value;
    const occurrence = renumberRow(change, key, Number(number ?? 1));
    return `{${amount} ${change.into}${occurrence > 1 ? `#${occurrence}` : ""}${nouns}}`;
  });
}

/** Replaces the keys in every text of a value of JSON. */
export function replaceKeysIn<Value>(value: Value, change: KeyChange): Value {
  if (typeof value === "string") return replaceKeys(value, change) as Value;
  if (Array.isArray(value)) return value.map((entry) => replaceKeysIn(entry, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, replaceKeysIn(entry, change)]),
  ) as Value;
}
