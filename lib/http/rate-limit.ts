import { createHash, randomUUID } from "node:crypto";
import { tryRedis } from "#lib/redis/connection.ts";

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
}

/**
 * A rate limiter with a sliding window. Rejected events do not count. With `REDIS_URL` all
 * instances of the site count together, by the clock of Redis; without it, and while Redis does not
 * answer, each process counts for itself.
 *
 * @param now milliseconds since 1970; tests pass their own clock
 */
export function createRateLimiter(limit: RateLimit, now: () => number = Date.now): RateLimiter {
  const local = createLocalLimiter(limit, now);
  const isAllowed = async (key: string) => (await countShared(limit, key)) ?? local.count(key);
  const refund = async (key: string) => {
    const isShared = await tryRedis((client) => client.zPopMax(toSharedKey(limit, key)).then(() => true));
    if (!isShared) local.refund(key);
  };
  return Object.assign(isAllowed, { refund });
}

function createLocalLimiter({ maxCount, windowMs }: RateLimit, now: () => number) {
  const times = new Map<string, number[]>();
  return {
    refund(key: string): void {
      const [...counted] = times.get(key) ?? [];
      counted.pop();
      times.set(key, counted);
    },
    count(key: string): boolean {
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

/** Keys are addresses of readers; Redis needs only tell them apart. */
function toSharedKey({ name }: RateLimit, key: string): string {
  return `tischlein:limit:${name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
}
