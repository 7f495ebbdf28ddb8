import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";

/** A proxy would give up after a minute. */
const maxWaitMs = 20_000;

/**
 * Limits exports and imports of a kind to one at a time in the whole process; eight wait, at most
 * 20 seconds. They read and write the database, and so do not run in the thread of heavy tasks:
 * they let requests run between their statements, and those have a timeout.
 *
 * @param name unique in the code base
 * @param createDeadline what ends the wait of one that begins to wait now
 */
export function createTransferLimit(
  name: string,
  createDeadline = () => AbortSignal.timeout(maxWaitMs),
): ConcurrencyLimit {
  const getLimit = processSingleton(name, () => createConcurrencyLimit(1, 8, createDeadline));
  return (job) => getLimit()(job);
}
