import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { closeRedis, tryRedis } from "#lib/platform/redis/connection.ts";
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

test.skipIf(!found)("a /48 and growing delays count by the same rules", async () => {
  const delayed = { ...limit, name: "test-delayed", delaysMs: [3_000_000] };
  const [here, there] = [createRateLimiter(delayed), createRateLimiter(delayed)];
  expect([await here("a"), await there("a"), await here("a")]).toEqual([true, true, false]);
  const quota = await there.getQuota("a");
  expect(quota.remaining).toBe(0);
  // The delay is longer than the window, so the time tells which of them was used.
  expect(quota.resetSeconds).toBeGreaterThan(1000);
  const answers: boolean[] = [];
  for (let n = 0; n < 21; n += 1) answers.push(await here(`anna@example.org 2001:db8:1:${n}`));
  expect(answers).toEqual([...Array(20).fill(true), false]);
  expect((await there.getQuota("anna@example.org 2001:db8:1:ff")).remaining).toBe(0);
  await there.refund("anna@example.org 2001:db8:1:0");
  expect((await here.getQuota("anna@example.org 2001:db8:1:ff")).remaining).toBe(1);
});

test.skipIf(!found)("events of a clock that has been corrected do not count", async () => {
  const isAllowed = createRateLimiter({ ...limit, name: "test-corrected" });
  await isAllowed("a");
  await tryRedis(async (client) => {
    const [key = ""] = await client.keys("*test-corrected*");
    const tomorrow = Date.now() + 24 * 3_600_000;
    await client.zAdd(
      key,
      ["b", "c"].map((value) => ({ score: tomorrow, value })),
    );
  });
  expect([await isAllowed("a"), await isAllowed("a")]).toEqual([true, false]);
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
