import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createRateLimiter } from "#lib/http/rate-limit.ts";
import { closeRedis, tryRedis } from "#lib/redis/connection.ts";
import { createRedisServer, type RedisServer } from "#tests/support/servers/redis-server.ts";

const found = await createRedisServer();
const server = found as RedisServer;
const limit = { name: "test", maxCount: 2, windowMs: 60_000 };
const waitOptions = { timeout: 20_000, interval: 50 };
const isAnswering = async () => expect(await tryRedis((client) => client.ping())).toBe("PONG");

beforeAll(async () => {
  process.env.REDIS_URL = found?.url;
  await found?.start();
});
// On a loaded machine an answer may take longer than the product waits.
beforeEach(async () => void (found && (await vi.waitFor(isAnswering, waitOptions))));
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await closeRedis();
  await found?.stop();
});

test.skipIf(!found)("limits count together with other instances, and are refunded together", async () => {
  const [here, there] = [createRateLimiter(limit), createRateLimiter(limit)];
  expect([await here("a"), await there("a"), await here("a"), await there("a")]).toEqual([true, true, false, false]);
  expect(await there("b")).toBe(true);
  await there.refund("a");
  expect([await here("a"), await there("a")]).toEqual([true, false]);
});

test.skipIf(!found)("simultaneous events do not exceed the limit", async () => {
  const isAllowed = createRateLimiter(limit);
  const answers = await Promise.all(Array.from({ length: 20 }, () => isAllowed("crowd")));
  expect(answers.filter(Boolean)).toHaveLength(2);
});

test.skipIf(!found)("keys do not contain what was counted, and expire", async () => {
  await createRateLimiter(limit)("anna@example.org");
  const keys = (await tryRedis((client) => client.keys("*"))) ?? [];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => key.includes("anna"))).toEqual([]);
  for (const key of keys) expect(await tryRedis((client) => client.pTTL(key))).toBeGreaterThan(0);
});

test.skipIf(!found)(
  "while Redis is stopped or frozen this process counts, and the log says so once",
  async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const notice = vi.spyOn(console, "log").mockImplementation(() => {});
    const isAllowed = createRateLimiter(limit);
    await server.stop();
    expect([await isAllowed("c"), await isAllowed("c"), await isAllowed("c")]).toEqual([true, true, false]);
    expect(log).toHaveBeenCalledTimes(1);
    await server.start();
    await vi.waitFor(isAnswering, waitOptions);
    expect(notice).toHaveBeenCalledTimes(1);

    server.freeze();
    expect([await isAllowed("d"), await isAllowed("d"), await isAllowed("d")]).toEqual([true, true, false]);
    expect(log).toHaveBeenCalledTimes(2);
    server.thaw();
    await vi.waitFor(isAnswering, waitOptions);
  },
  60_000,
);
