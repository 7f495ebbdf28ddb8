/** Beyond this number the least recently used key is dropped, which bounds the memory. */
const maxKeys = 10_000;

interface RateLimit {
  /** Events allowed within the window. */
  maxCount: number;
  windowMs: number;
}

export interface RateLimiter {
  /** Counts an event; returns whether it is within the limit. */
  (key: string): boolean;
  /** Removes the latest counted event of a key. */
  refund(key: string): void;
}

/**
 * A rate limiter with a sliding window, in the memory of this process. Rejected events do not
 * count.
 *
 * @param now milliseconds since 1970; tests pass their own clock
 */
export function createRateLimiter({ maxCount, windowMs }: RateLimit, now: () => number = Date.now): RateLimiter {
  const times = new Map<string, number[]>();
  const refund = (key: string) => {
    const [...counted] = times.get(key) ?? [];
    counted.pop();
    times.set(key, counted);
  };
  const isAllowed = (key: string) => {
    const recent = (times.get(key) ?? []).filter((time) => time > now() - windowMs);
    const isWithinLimit = recent.length < maxCount;
    // Deleted first: a map iterates in the order of insertion, so the least recently used key is
    // first.
    times.delete(key);
    times.set(key, isWithinLimit ? [...recent, now()] : recent);
    const [leastRecent] = times.keys();
    if (times.size > maxKeys && leastRecent !== undefined) times.delete(leastRecent);
    return isWithinLimit;
  };
  return Object.assign(isAllowed, { refund });
}
