/** There is more to do than is reasonable to wait for. Answer 503 with Retry-After. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
  readonly code = "overloaded";
}

/** Doors and pages are built apart and may share a limiter, but not the class. */
export function isOverload(error: unknown): boolean {
  return error instanceof Error && error.name === "OverloadedError";
}

export type Limiter = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs at most `atOnce` jobs at a time, in order; with `waiting` jobs in the queue further ones fail with an OverloadedError. */
export function createLimiter(atOnce: number, waiting: number): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new OverloadedError("too many jobs are waiting");
    // A finished job hands its place on, hence no count here.
    else await new Promise<void>((turn) => queue.push(turn));
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
