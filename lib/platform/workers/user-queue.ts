import "server-only";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";

const maxQueued = 8;

const getQueues = processSingleton(
  "queues-of-users",
  () => new Map<string, { limit: ConcurrencyLimit; jobs: number }>(),
);

/**
 * Runs one job of a user at a time, so that in a queue of all users no user takes every place.
 *
 * @param queue name of the queue of all users; a user has one queue for each
 * @throws {OverloadedError} while eight other jobs of the user wait
 */
export async function queueForUser<Result>(queue: string, userId: string, job: () => Promise<Result>): Promise<Result> {
  const key = `${queue} ${userId}`;
  const own = getQueues().get(key) ?? { limit: createConcurrencyLimit(1, maxQueued), jobs: 0 };
  getQueues().set(key, own);
  own.jobs += 1;
  try {
    return await own.limit(job);
  } finally {
    own.jobs -= 1;
    if (own.jobs === 0) getQueues().delete(key);
  }
}
