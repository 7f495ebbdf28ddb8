import { getWiderNetwork } from "../client-ip.ts";

export interface RateLimit {
  /** Unique in the code base: instances of the site count together under it. */
  name: string;
  /** Events allowed within the window. */
  maxCount: number;
  windowMs: number;
  /**
   * With it, events above `maxCount` are not refused until the window has passed, but delayed: the
   * first of them by the first of these times since the event before, and so on; the last time is
   * that of all further ones.
   */
  delaysMs?: readonly number[];
}

/** What one event is counted under. */
export interface Counter {
  key: string;
  maxCount: number;
  /** How many events a step of the delays has. */
  step: number;
}

export interface CounterState {
  count: number;
  oldestMs: number | null;
  latestMs: number | null;
  nowMs: number;
}

/** How much more the /48 of IPv6 clients may do than a /64 in it, which is one household. */
const widerFactor = 10;

/**
 * The counters of a key. One that ends with the /64 of an IPv6 client counts for its /48, too:
 * customers get up to 65,536 networks at once.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6177
 */
export function listCounters({ maxCount }: RateLimit, key: string): Counter[] {
  const wider = getWiderNetwork(key);
  const own = { key, maxCount, step: 1 };
  return wider === null ? [own] : [own, { key: wider, maxCount: maxCount * widerFactor, step: widerFactor }];
}

/** Milliseconds until the next event is allowed; 0 when it is now. The same rule as in Redis. */
export function getWaitMs({ windowMs, delaysMs = [] }: RateLimit, counter: Counter, state: CounterState): number {
  const { count, oldestMs, latestMs, nowMs } = state;
  if (count < counter.maxCount || oldestMs === null || latestMs === null) return 0;
  const step = Math.floor((count - counter.maxCount) / counter.step);
  const delayMs = delaysMs[Math.min(step, delaysMs.length - 1)];
  const nextMs = delayMs === undefined ? oldestMs + windowMs : latestMs + delayMs;
  return Math.max(0, nextMs - nowMs);
}
