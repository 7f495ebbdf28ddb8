import { createHash, randomUUID } from "node:crypto";
import { tryRedis } from "#lib/platform/redis/connection.ts";
import type { Counter, CounterState, RateLimit } from "./counter.ts";

/**
 * Reads the sorted sets of times of all counters, and counts in the same step, so that simultaneous
 * events are not missed. The rule is that of `getWaitMs`. Events whose time is still to come are of
 * a clock that has been corrected: they would count until then.
 */
const script = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local limit = cjson.decode(ARGV[1])
local isAllowed = 1
local answer = {now}
for i, key in ipairs(KEYS) do
  redis.call("ZREMRANGEBYSCORE", key, "-inf", now - limit.windowMs)
  redis.call("ZREMRANGEBYSCORE", key, now + 1000, "+inf")
  local count = redis.call("ZCARD", key)
  local oldest = tonumber(redis.call("ZRANGE", key, 0, 0, "WITHSCORES")[2] or -1)
  local latest = tonumber(redis.call("ZRANGE", key, -1, -1, "WITHSCORES")[2] or -1)
  local over = count - limit.counters[i].maxCount
  if over >= 0 then
    local step = math.floor(over / limit.counters[i].step) + 1
    local delay = limit.delaysMs[math.min(step, #limit.delaysMs)]
    if not delay or now < latest + delay then isAllowed = 0 end
  end
  for _, value in ipairs({count, oldest, latest}) do table.insert(answer, value) end
end
if ARGV[2] ~= "" and isAllowed == 1 then
  for _, key in ipairs(KEYS) do
    redis.call("ZADD", key, now, ARGV[2])
    redis.call("PEXPIRE", key, limit.windowMs)
  end
end
table.insert(answer, 1, isAllowed)
return answer`;

/** The counts of all instances, in Redis. Everything is undefined where that does not answer. */
export function createSharedCounts(limit: RateLimit) {
  const { windowMs, delaysMs = [] } = limit;

  async function run(counters: Counter[], eventId: string): Promise<number[] | undefined> {
    const keys = counters.map(({ key }) => toSharedKey(limit, key));
    const rules = JSON.stringify({ windowMs, delaysMs, counters });
    const answer = await tryRedis((client) => client.eval(script, { keys, arguments: [rules, eventId] }));
    return Array.isArray(answer) ? answer.map(Number) : undefined;
  }

  return {
    async read(counters: Counter[]): Promise<CounterState[] | undefined> {
      const answer = await run(counters, "");
      if (!answer) return undefined;
      const [, nowMs = 0, ...values] = answer;
      return counters.map((_, index) => {
        const [count = 0, oldest = -1, latest = -1] = values.slice(index * 3);
        return { count, oldestMs: toTime(oldest), latestMs: toTime(latest), nowMs };
      });
    },
    refund: (counters: Counter[]): Promise<true | undefined> =>
      tryRedis(async (client) => {
        for (const { key } of counters) await client.zPopMax(toSharedKey(limit, key));
        return true as const;
      }),
    async count(counters: Counter[]): Promise<boolean | undefined> {
      const answer = await run(counters, randomUUID());
      return answer && answer[0] === 1;
    },
  };
}

function toTime(score: number): number | null {
  return score < 0 ? null : score;
}

/** Keys are addresses of readers; Redis needs only tell them apart. */
function toSharedKey({ name }: RateLimit, key: string): string {
  return `tischlein:limit:${name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
}
