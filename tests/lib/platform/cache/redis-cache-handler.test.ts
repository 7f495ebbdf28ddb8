import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Call } from "#tests/support/servers/cache-instance.ts";
import { createRedisServer, type RedisServer } from "#tests/support/servers/redis-server.ts";

const found = await createRedisServer();
const redis = found as RedisServer;
const waitOptions = { timeout: 20_000, interval: 100 };
const script = new URL("../../../support/servers/cache-instance.ts", import.meta.url).pathname;

let dir: string;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "tischlein-instances-"));
  await found?.start();
});
afterAll(async () => {
  for (const child of processes) child.disconnect();
  await found?.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Starts an instance of a build of the site. */
function startInstance(name: string, buildId = "one", clockAheadMs = "0") {
  const child = fork(script, [join(dir, name), buildId, clockAheadMs], {
    env: { ...process.env, REDIS_URL: redis.url },
    silent: true,
    execArgv: [],
  });
  processes.push(child);
  let lastId = 0;
  let log = "";
  child.stderr?.on("data", (data) => (log += data));
  const ask = (call: Call) => {
    const id = ++lastId;
    return new Promise((resolve) => {
      const onMessage = (message: unknown) => {
        const answer = message as { id: number; result: unknown };
        if (answer.id !== id) return;
        child.off("message", onMessage);
        resolve(answer.result);
      };
      child.on("message", onMessage);
      child.send({ id, call });
    });
  };
  return {
    log: () => log,
    expire: (tag: string) => ask({ name: "expire", tag }),
    set: (key: string, html: string, tags = "cards") => ask({ name: "setPage", key, html, tags }),
    get: async (key: string) => (await ask({ name: "getPage", key })) as Record<string, unknown> | null,
  };
}

describe.skipIf(!found)("the cache of two instances", () => {
  test("has what either has stored, with its buffers", async () => {
    const [here, there] = [startInstance("a"), startInstance("b")];
    await here.set("/de/x", "<p>one");
    expect(await there.get("/de/x")).toEqual({
      html: "<p>one",
      rsc: "data",
      segment: "segment",
      age: { revalidate: 600, expire: 900 },
    });
    await there.set("/de/x", "<p>two");
    expect(await here.get("/de/x")).toMatchObject({ html: "<p>two" });
  }, 30_000);

  test("does not mix builds", async () => {
    const [here, next] = [startInstance("a"), startInstance("c", "two")];
    await here.set("/de/build", "<p>one");
    expect(await next.get("/de/build")).toBeNull();
  }, 30_000);

  test("expires tags on every instance, also on one that starts later or is of another build", async () => {
    const [here, there, next] = [startInstance("a"), startInstance("b"), startInstance("c", "two")];
    for (const instance of [here, next]) {
      await instance.set("/de/tagged", "<p>old", "cards,item:soup");
      await instance.set("/de/other", "<p>other", "cards");
    }
    expect(await there.get("/de/tagged")).toMatchObject({ html: "<p>old" });
    await here.expire("item:soup");
    const late = startInstance("d");
    for (const instance of [here, there, next, late]) {
      expect(await instance.get("/de/tagged")).toBeNull();
      expect(await instance.get("/de/other")).toMatchObject({ html: "<p>other" });
    }
  }, 60_000);

  test("expires what a machine stored whose clock is ahead", async () => {
    const [here, ahead] = [startInstance("a"), startInstance("b", "one", "900")];
    await ahead.set("/de/ahead", "<p>old", "ahead");
    await here.expire("ahead");
    await vi.waitFor(async () => expect(await here.get("/de/ahead")).toBeNull(), waitOptions);
    await here.set("/de/ahead", "<p>new", "ahead");
    expect(await here.get("/de/ahead")).toMatchObject({ html: "<p>new" });
  }, 60_000);

  test("does without what was stored by a clock that was set back since", async () => {
    const [here, ahead] = [startInstance("a"), startInstance("b", "one", "3600000")];
    await ahead.set("/de/future", "<p>old", "future");
    expect(await here.get("/de/future")).toBeNull();
    expect(await ahead.get("/de/future")).toMatchObject({ html: "<p>old" });
  }, 30_000);

  test("goes on alone while Redis is stopped, and tells the other later", async () => {
    const [here, there] = [startInstance("a"), startInstance("b")];
    await here.set("/de/alone", "<p>one", "alone");
    expect(await there.get("/de/alone")).toMatchObject({ html: "<p>one" });
    await there.set("/de/alone", "<p>two", "alone");
    await redis.stop();
    expect(await there.get("/de/alone")).toMatchObject({ html: "<p>two" });
    expect(await here.get("/de/alone")).toMatchObject({ html: "<p>one" });
    await here.expire("alone");
    expect(await here.get("/de/alone")).toBeNull();
    expect(await there.get("/de/alone")).toMatchObject({ html: "<p>two" });
    await redis.start();
    await vi.waitFor(async () => expect(await there.get("/de/alone")).toBeNull(), waitOptions);
    expect(there.log().match(/Redis does not answer/g)).toHaveLength(1);
    expect(there.log()).not.toMatch(/at .*\.ts/);
  }, 60_000);
});
