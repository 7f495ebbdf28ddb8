import { MediaError } from "./errors.ts";

export type Limiter = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs at most `atOnce` jobs at a time, in order; with `waiting` jobs in the queue further ones fail with "overloaded". */
export function createLimiter(atOnce: number, waiting: number): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new MediaError("overloaded");
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
