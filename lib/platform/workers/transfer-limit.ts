import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";

/**
 * Limits exports and imports of a kind to one at a time in the whole process; eight wait. They read
 * and write the database, and so do not run in the thread of heavy tasks: they let requests run
 * between their statements, and those have a timeout.
 *
 * @param name unique in the code base
 */
export function createTransferLimit(name: string): ConcurrencyLimit {
  const getLimit = processSingleton(name, () => createConcurrencyLimit(1, 8));
  return (job) => getLimit()(job);
}
