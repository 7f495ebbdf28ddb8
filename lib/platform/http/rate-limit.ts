import { elapsedMs } from "#lib/platform/time/clock.ts";
import { ApiError } from "./api-error.ts";
import { type Counter, type CounterState, getWaitMs, listCounters, type RateLimit } from "./rate-limit/counter.ts";
import { createLocalCounts } from "./rate-limit/local-counts.ts";
import { createSharedCounts } from "./rate-limit/shared-counts.ts";

export interface RateLimiter {
  /** Counts an event; returns whether it is within the limit. */
  (key: string): Promise<boolean>;
  /** Removes the latest counted event of a key. */
  refund(key: string): Promise<void>;
  /** How many events a key has left, and the seconds until it gets the next one back. */
  getQuota(key: string): Promise<RateQuota>;
}

export interface RateQuota {
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
}

/**
 * A rate limiter with a sliding window. Rejected events do not count. A key that ends with the
 * network of an IPv6 client counts twice, see `listCounters`. With `REDIS_URL` all instances of the
 * site count together, by the clock of Redis; without it, and while Redis does not answer, each
 * process counts for itself: once per name, although the bundles of a process have modules of their
 * own.
 *
 * @param now milliseconds since any time; tests pass their own clock
 */
export function createRateLimiter(limit: RateLimit, now: () => number = elapsedMs): RateLimiter {
  const local = createLocalCounts(limit, now);
  const shared = createSharedCounts(limit);
  const isAllowed = async (key: string) => {
    const counters = listCounters(limit, key);
    return (await shared.count(counters)) ?? local.count(counters);
  };
  const refund = async (key: string) => {
    const counters = listCounters(limit, key);
    if (!(await shared.refund(counters))) local.refund(counters);
  };
  const getQuota = async (key: string): Promise<RateQuota> => {
    const counters = listCounters(limit, key);
    const states = (await shared.read(counters)) ?? local.read(counters);
    const quotas = counters.map((counter, index) => toQuota(limit, counter, states[index] as CounterState));
    return quotas.reduce((least, each) => (isTighter(each, least) ? each : least));
  };
  return Object.assign(isAllowed, { refund, getQuota });
}

type LimitedEvent = readonly [limiter: RateLimiter, key: string];

/**
 * Counts an event under several limits, or under none of them unless all allow it.
 *
 * @returns a function that removes it again
 * @throws {ApiError} "tooMany" with the time until all allow it
 */
export async function assertAllowed(...events: readonly LimitedEvent[]): Promise<() => Promise<void>> {
  const counted: LimitedEvent[] = [];
  const refund = async () => {
    await Promise.all(counted.map(([limiter, key]) => limiter.refund(key)));
  };
  for (const event of events) {
    const [isAllowed, key] = event;
    if (!(await isAllowed(key))) {
      await refund();
      throw new ApiError("tooMany", {}, await getWaitSeconds(events));
    }
    counted.push(event);
  }
  return refund;
}

async function getWaitSeconds(events: readonly LimitedEvent[]): Promise<number> {
  const quotas = await Promise.all(events.map(([limiter, key]) => limiter.getQuota(key)));
  return Math.max(1, ...quotas.map(({ remaining, resetSeconds }) => (remaining === 0 ? resetSeconds : 0)));
}

function toQuota(limit: RateLimit, counter: Counter, state: CounterState): RateQuota {
  const { maxCount, windowMs } = limit;
  const { count, oldestMs, nowMs } = state;
  const waitMs = getWaitMs(limit, counter, state);
  const resetMs = waitMs > 0 || oldestMs === null ? waitMs || windowMs : oldestMs + windowMs - nowMs;
  return {
    limit: maxCount,
    windowSeconds: Math.ceil(windowMs / 1000),
    remaining: waitMs > 0 ? 0 : Math.max(1, Math.min(maxCount, counter.maxCount - count)),
    resetSeconds: Math.max(1, Math.ceil(resetMs / 1000)),
  };
}

function isTighter(one: RateQuota, other: RateQuota): boolean {
  if (one.remaining !== other.remaining) return one.remaining < other.remaining;
  return one.remaining === 0 && one.resetSeconds > other.resetSeconds;
}
