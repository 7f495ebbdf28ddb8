import { createHash, randomUUID } from "node:crypto";
import { processSingleton } from "#lib/config/process-singleton.ts";
import { tryRedis } from "#lib/redis/connection.ts";
import { currentTimeMs } from "#lib/time/clock.ts";

/** Beyond this number the least recently used key is dropped, which bounds the memory. */
const maxKeys = 10_000;

interface RateLimit {
  /** Unique in the code base: instances of the site count together under it. */
  name: string;
  /** Events allowed within the window. */
  maxCount: number;
  windowMs: number;
}

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
 * A rate limiter with a sliding window. Rejected events do not count. With `REDIS_URL` all
 * instances of the site count together, by the clock of Redis; without it, and while Redis does not
 * answer, each process counts for itself: once per name, although the bundles of a process have
 * modules of their own.
 *
 * @param now milliseconds since 1970; tests pass their own clock
 */
export function createRateLimiter(limit: RateLimit, now: () => number = currentTimeMs): RateLimiter {
  const local = createLocalLimiter(limit, now);
  const isAllowed = async (key: string) => (await countShared(limit, key)) ?? local.count(key);
  const refund = async (key: string) => {
    const isShared = await tryRedis((client) => client.zPopMax(toSharedKey(limit, key)).then(() => true));
    if (!isShared) local.refund(key);
  };
  const getQuota = async (key: string): Promise<RateQuota> => {
    const { maxCount, windowMs } = limit;
    const { count, oldestMs, nowMs } = (await readShared(limit, key)) ?? local.read(key);
    const resetMs = oldestMs === null ? windowMs : oldestMs + windowMs - nowMs;
    return {
      limit: maxCount,
      windowSeconds: Math.ceil(windowMs / 1000),
      remaining: Math.max(0, maxCount - count),
      resetSeconds: Math.max(1, Math.ceil(resetMs / 1000)),
    };
  };
  return Object.assign(isAllowed, { refund, getQuota });
}

function createLocalLimiter({ name, maxCount, windowMs }: RateLimit, now: () => number) {
  const createTimes = () => new Map<string, number[]>();
  const ownTimes = createTimes();
  const getTimes = now === currentTimeMs ? processSingleton(`rate-limit-${name}`, createTimes) : () => ownTimes;
  return {
    read(key: string) {
      const recent = (getTimes().get(key) ?? []).filter((time) => time > now() - windowMs);
      return { count: recent.length, oldestMs: recent[0] ?? null, nowMs: now() };
    },
    refund(key: string): void {
      const [...counted] = getTimes().get(key) ?? [];
      counted.pop();
      getTimes().set(key, counted);
    },
    count(key: string): boolean {
      const times = getTimes();
      const recent = (times.get(key) ?? []).filter((time) => time > now() - windowMs);
      const isWithinLimit = recent.length < maxCount;
      // Deleted first: a map iterates in the order of insertion, so the least recently used key is
      // first.
      times.delete(key);
      times.set(key, isWithinLimit ? [...recent, now()] : recent);
      const [leastRecent] = times.keys();
      if (times.size > maxKeys && leastRecent !== undefined) times.delete(leastRecent);
      return isWithinLimit;
    },
  };
}

/** Counts in a sorted set of times, in one step, so that simultaneous events are not missed. */
const countScript = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now - ARGV[1])
if redis.call("ZCARD", KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call("ZADD", KEYS[1], now, ARGV[3])
redis.call("PEXPIRE", KEYS[1], ARGV[1])
return 1`;

function countShared(limit: RateLimit, key: string): Promise<boolean | undefined> {
  const keys = [toSharedKey(limit, key)];
  const values = [String(limit.windowMs), String(limit.maxCount), randomUUID()];
  return tryRedis(async (client) => (await client.eval(countScript, { keys, arguments: values })) === 1);
}

const readScript = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now - ARGV[1])
local oldest = redis.call("ZRANGE", KEYS[1], 0, 0, "WITHSCORES")
return {redis.call("ZCARD", KEYS[1]), tonumber(oldest[2] or -1), now}`;

async function readShared(limit: RateLimit, key: string) {
  const keys = [toSharedKey(limit, key)];
  const values = [String(limit.windowMs)];
  const found = await tryRedis((client) => client.eval(readScript, { keys, arguments: values }));
  if (!Array.isArray(found)) return undefined;
  const [count, oldest, nowMs] = found.map(Number) as [number, number, number];
  return { count, oldestMs: oldest < 0 ? null : oldest, nowMs };
}

/** Keys are addresses of readers; Redis needs only tell them apart. */
function toSharedKey({ name }: RateLimit, key: string): string {
  return `tischlein:limit:${name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
}
