import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { expireTags, observeTags, shareExpiredTags, tagsVersionKey } from "#lib/platform/cache/shared-tags.ts";
import { removeProcessSingleton } from "#lib/platform/config/process-singleton.ts";
import { closeRedis, type RedisClient, tryRedis } from "#lib/platform/redis/connection.ts";
import { createRedisServer, type RedisServer } from "#tests/support/servers/redis-server.ts";

const found = await createRedisServer();
const server = found as RedisServer;
const tagsKey = "tischlein:tags";
const start = Date.UTC(2026, 10, 25, 9);

const expiredAt = (tag: string) => tagsManifest.get(tag)?.expired;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  tagsManifest.clear();
  removeProcessSingleton("shared-tags");
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: start });
});
afterEach(() => void vi.useRealTimers());

test("a tag expires at once, and again a second later for what was rendered meanwhile", async () => {
  tagsManifest.set("cards", { stale: 5 });
  expireTags(["cards", "feeds"]);
  expect(["cards", "feeds"].map(expiredAt)).toEqual([start, start]);
  await wait(999);
  expect(["cards", "feeds"].map(expiredAt)).toEqual([start, start]);
  await wait(1);
  expect(["cards", "feeds"].map(expiredAt)).toEqual([start + 1000, start + 1000]);
  expect(tagsManifest.get("cards")?.stale).toBe(5);
  await wait(500);
  expireTags(["cards"]);
  expect(["cards", "feeds"].map(expiredAt)).toEqual([start + 1500, start + 1000]);
  expireTags([]);
  expect(vi.getTimerCount()).toBe(1);
});

describe.skipIf(!found)("with Redis", () => {
  let client: RedisClient;

  beforeAll(async () => {
    process.env.REDIS_URL = server.url;
    await server.start();
    client = (await tryRedis(async (connected) => connected)) as RedisClient;
  });
  beforeEach(async () => void (await client.flushAll()));
  afterAll(async () => {
    await closeRedis();
    await server.stop();
  });

  const listShared = () => client.zRangeWithScores(tagsKey, 0, -1);
  /** What another instance does when tags expire there. */
  const shareAsOther = (...tags: [value: string, score: number][]) =>
    client.zAdd(
      tagsKey,
      tags.map(([value, score]) => ({ value, score })),
    );

  test("tells the others which tags have expired, and forgets what is older than two hours", async () => {
    const twoHours = 2 * 60 * 60 * 1000;
    await shareAsOther(["old", start - twoHours], ["recent", start - twoHours + 1]);
    await shareExpiredTags(["cards", "feeds"]);
    expect(["cards", "feeds"].map(expiredAt)).toEqual([start, start]);
    expect(await listShared()).toEqual([
      { value: "recent", score: start - twoHours + 1 },
      { value: "cards", score: start },
      { value: "feeds", score: start },
    ]);
    const version = await client.get(tagsVersionKey);
    expect(version).toMatch(/^.{36}$/);
    await wait(1000);
    await client.zRem(tagsKey, "cards");
    await shareExpiredTags(["users"]);
    expect((await listShared()).map(({ value }) => value)).toEqual(["feeds", "users"]);
    expect(await client.get(tagsVersionKey)).not.toBe(version);
  });

  test("says nothing without a tag", async () => {
    await shareExpiredTags([]);
    expect(await client.get(tagsVersionKey)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("tells what has expired without Redis as soon as it answers, the latest time of each tag", async () => {
    const sharing = shareExpiredTags(["cards"]);
    // The command has been sent now, and its answer cannot have come.
    await Promise.resolve().then();
    const isReady = vi.spyOn(client, "isReady", "get").mockReturnValue(false);
    vi.setSystemTime(start + 5);
    await shareExpiredTags(["cards", "feeds"]);
    await sharing;
    expect(await listShared()).toEqual([{ value: "cards", score: start }]);
    isReady.mockRestore();
    await wait(999);
    expect(await listShared()).toHaveLength(1);
    await wait(1);
    const later = start + 5;
    const isTold = async () =>
      expect(await listShared()).toEqual(["cards", "feeds"].map((value) => ({ value, score: later })));
    await vi.waitFor(isTold);
  });

  test("learns what others have told, once for each version", async () => {
    await shareAsOther(["cards", start - 10]);
    await observeTags(client, null);
    expect(expiredAt("cards")).toBeUndefined();
    await observeTags(client, "one");
    expect(expiredAt("cards")).toBe(start - 10);
    await shareAsOther(["feeds", start - 5]);
    for (const version of [null, "one"]) await observeTags(client, version);
    expect(expiredAt("feeds")).toBeUndefined();
    await observeTags(client, "two");
    expect(expiredAt("feeds")).toBe(start - 5);
    await wait(1000);
    expect(["cards", "feeds"].map(expiredAt)).toEqual([start + 990, start + 995]);
    // Told once more, it is no news.
    await observeTags(client, "three");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("learns what others have told late, or by a clock that is slow, up to a minute", async () => {
    expireTags(["cards"]);
    await shareAsOther(["cards", start - 1], ["feeds", start]);
    await observeTags(client, "one");
    expect(expiredAt("cards")).toBe(start);
    await shareAsOther(["users", start - 60_000], ["menus", start - 60_001]);
    await observeTags(client, "two");
    expect(["users", "menus"].map(expiredAt)).toEqual([start - 60_000, undefined]);
  });

  test("takes what was told by a clock that was ahead as told now, and hears what is told afterwards", async () => {
    await shareAsOther(["cards", start + 3_600_000]);
    await observeTags(client, "one");
    expect(expiredAt("cards")).toBe(start);
    await shareAsOther(["feeds", start + 5]);
    await wait(5);
    await observeTags(client, "two");
    expect(expiredAt("feeds")).toBe(start + 5);
  });
});
