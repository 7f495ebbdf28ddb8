/**
 * Splits what one statement cannot take: it has a time limit and at most 65,535 parameters.
 *
 * @returns the values in their order, at most `size` at a time
 */
export function* batchesOf<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}
