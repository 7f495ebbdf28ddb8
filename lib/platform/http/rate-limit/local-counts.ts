import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { elapsedMs } from "#lib/platform/time/clock.ts";
import { type Counter, type CounterState, getWaitMs, type RateLimit } from "./counter.ts";

/** Beyond this number the least recently used key is dropped, which bounds the memory. */
const maxKeys = 10_000;

/** The counts of this process, shared by its bundles unless `now` is a clock of a test. */
export function createLocalCounts(limit: RateLimit, now: () => number) {
  const createTimes = () => new Map<string, number[]>();
  const ownTimes = createTimes();
  const getTimes = now === elapsedMs ? processSingleton(`rate-limit-${limit.name}`, createTimes) : () => ownTimes;

  function listRecent(key: string): number[] {
    const startMs = now() - limit.windowMs;
    return (getTimes().get(key) ?? []).filter((time) => time > startMs);
  }

  function read(counters: Counter[]): CounterState[] {
    return counters.map(({ key }) => {
      const recent = listRecent(key);
      return { count: recent.length, oldestMs: recent[0] ?? null, latestMs: recent.at(-1) ?? null, nowMs: now() };
    });
  }

  function store(key: string, recent: number[]): void {
    const times = getTimes();
    // Deleted first: a map iterates in the order of insertion, so the least recently used key is
    // first.
    times.delete(key);
    times.set(key, recent);
    const [leastRecent] = times.keys();
    if (times.size > maxKeys && leastRecent !== undefined) times.delete(leastRecent);
  }

  return {
    read,
    refund(counters: Counter[]): void {
      for (const { key } of counters) getTimes().set(key, (getTimes().get(key) ?? []).slice(0, -1));
    },
    /** Whether the event is allowed under all counters; only then it counts under each. */
    count(counters: Counter[]): boolean {
      const states = read(counters);
      const isAllowed = counters.every(
        (counter, index) => getWaitMs(limit, counter, states[index] as CounterState) === 0,
      );
      for (const { key } of counters) store(key, isAllowed ? [...listRecent(key), now()] : listRecent(key));
      return isAllowed;
    },
  };
}
