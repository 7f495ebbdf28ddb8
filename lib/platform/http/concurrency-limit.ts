/** More jobs are waiting than can run in reasonable time. It becomes 503 with Retry-After. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
  readonly code = "overloaded";
}

/** Compares the name: pages and route handlers are bundled separately, each with its own class. */
export function isOverloadedError(error: unknown): boolean {
  return error instanceof Error && error.name === "OverloadedError";
}

export type ConcurrencyLimit = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Runs jobs in order, a limited number at a time.
 *
 * @param maxRunning jobs at a time
 * @param maxQueued waiting jobs; above it a job rejects with an OverloadedError
 * @param createDeadline what ends the wait of a job that begins to wait now, with the same error;
 *   without one it may wait for ever
 */
export function createConcurrencyLimit(
  maxRunning: number,
  maxQueued: number,
  createDeadline?: () => AbortSignal,
): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;

  function waitForPlace(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queue.push(resolve);
    const deadline = createDeadline?.();
    const giveUp = () => {
      const index = queue.indexOf(resolve);
      // It has its place already.
      if (index < 0) return;
      queue.splice(index, 1);
      reject(new OverloadedError("a job has waited until its deadline"));
    };
    deadline?.addEventListener("abort", giveUp, { once: true });
    return promise.finally(() => deadline?.removeEventListener("abort", giveUp));
  }

  return async (job) => {
    if (running < maxRunning) running += 1;
    else if (queue.length >= maxQueued) throw new OverloadedError("too many jobs are waiting");
    // A finishing job hands over its place, so `running` does not change.
    else await waitForPlace();
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
