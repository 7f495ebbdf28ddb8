const firstDelayMs = 1000;
const maxDelayMs = 60_000;

/**
 * Milliseconds until something that has failed is tried again, for everything that a page sends or
 * keeps open: a second, twice as long after each further failure, at most a minute.
 *
 * @param failures in a row, from 1
 */
export function getRetryDelayMs(failures: number): number {
  return Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs);
}
