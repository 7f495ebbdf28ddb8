import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed, createRateLimiter, type RateLimiter } from "#lib/platform/http/rate-limit.ts";
import { productFiles } from "#tests/support/source-tree.ts";

const createLimiter = (maxCount: number, now: () => number) =>
  createRateLimiter({ name: "test", maxCount, windowMs: 1000 }, now);

async function ask(isAllowed: RateLimiter, ...keys: string[]): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const key of keys) answers.push(await isAllowed(key));
  return answers;
}

describe("rateLimiter", () => {
  it("allows the given number of events per key and window", async () => {
    let now = 0;
    const isAllowed = createLimiter(2, () => now);
    expect(await ask(isAllowed, "a", "a", "a", "b")).toEqual([true, true, false, true]);
    now = 999;
    expect(await isAllowed("a")).toBe(false);
    now = 1000;
    expect(await isAllowed("a")).toBe(true);
  });

  it("slides the window and does not count rejected events", async () => {
    let now = 0;
    const isAllowed = createLimiter(2, () => now);
    await isAllowed("a");
    now = 600;
    await isAllowed("a");
    now = 900;
    expect(await isAllowed("a")).toBe(false);
    now = 1100;
    expect(await ask(isAllowed, "a", "a")).toEqual([true, false]);
  });

  it("refunds the latest event of one key only", async () => {
    const isAllowed = createLimiter(1, () => 0);
    await ask(isAllowed, "a", "b");
    await isAllowed.refund("a");
    await isAllowed.refund("c");
    expect(await ask(isAllowed, "a", "a", "b", "c")).toEqual([true, false, false, true]);
  });

  it("goes by no clock that is corrected", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const isAllowed = createRateLimiter({ name: "corrected clock", maxCount: 1, windowMs: 60_000 });
    await isAllowed("a");
    vi.setSystemTime(Date.now() - 24 * 3_600_000);
    expect((await isAllowed.getQuota("a")).resetSeconds).toBeLessThanOrEqual(60);
    vi.setSystemTime(Date.now() + 48 * 3_600_000);
    expect(await isAllowed("a")).toBe(false);
    vi.useRealTimers();
  });

  it("drops the least recently used key above 10,000 keys", async () => {
    const isAllowed = createLimiter(1, () => 0);
    await ask(isAllowed, "first", "second", "first");
    for (let n = 0; n < 9_999; n += 1) await isAllowed(`other ${n}`);
    expect(await isAllowed("first")).toBe(false);
    expect(await isAllowed("second")).toBe(true);
  });
});

describe("IPv6 clients", () => {
  const clients = Array.from({ length: 12 }, (_, n) => `2001:db8:1:${n.toString(16)}`);

  it("count in their /48, too, which has ten times the limit", async () => {
    const isAllowed = createLimiter(1, () => 0);
    expect(await ask(isAllowed, ...clients)).toEqual([...Array(10).fill(true), false, false]);
    expect(await ask(isAllowed, "2001:db8:2:0", "203.0.113.7", "2001:db8:1")).toEqual([true, true, false]);
  });

  it("count so in pairs with an account, and are refunded and told so", async () => {
    const isAllowed = createLimiter(1, () => 0);
    const pairs = clients.map((client) => `anna@example.org ${client}`);
    await ask(isAllowed, ...pairs);
    expect(await isAllowed(`tom@example.org ${clients[0]}`)).toBe(true);
    expect((await isAllowed.getQuota(pairs[11] ?? "")).remaining).toBe(0);
    await isAllowed.refund(pairs[0] ?? "");
    expect((await isAllowed.getQuota(pairs[11] ?? "")).remaining).toBe(1);
    expect(await isAllowed(pairs[11] ?? "")).toBe(true);
  });
});

describe("growing delays", () => {
  const createDelayed = (now: () => number) =>
    createRateLimiter({ name: "test", maxCount: 2, windowMs: 100_000, delaysMs: [1000, 5000] }, now);

  it("let one more event pass after each, the last for all further ones", async () => {
    let now = 0;
    const isAllowed = createDelayed(() => now);
    expect(await ask(isAllowed, "a", "a", "a", "b")).toEqual([true, true, false, true]);
    const passes: number[] = [];
    for (; now <= 20_000; now += 500) if (await isAllowed("a")) passes.push(now);
    expect(passes).toEqual([1000, 6000, 11_000, 16_000]);
    now = 116_000;
    expect(await ask(isAllowed, "a", "a", "a")).toEqual([true, true, false]);
  });

  it("grow with every tenth event in a /48", async () => {
    let now = 0;
    const isAllowed = createDelayed(() => now);
    for (let n = 0; n < 20; n += 1) expect(await isAllowed(`2001:db8:1:${n}`)).toBe(true);
    expect(await isAllowed("2001:db8:1:20")).toBe(false);
    for (let n = 20; n < 30; n += 1) {
      now += 1000;
      expect(await isAllowed(`2001:db8:1:${n}`)).toBe(true);
    }
    now += 4999;
    expect(await isAllowed("2001:db8:1:30")).toBe(false);
    now += 1;
    expect(await isAllowed("2001:db8:1:30")).toBe(true);
  });
});

describe("what is told about the wait", () => {
  const refusal = async (limiter: RateLimiter, key: string) =>
    assertAllowed([limiter, key]).then(
      () => null,
      (error: ApiError) => [error.code, error.retrySeconds],
    );

  it("is the time until the oldest event leaves the window", async () => {
    let now = 0;
    const limiter = createRateLimiter({ name: "test", maxCount: 2, windowMs: 60_000 }, () => now);
    expect(await refusal(limiter, "a")).toBeNull();
    now = 20_000;
    expect(await refusal(limiter, "a")).toBeNull();
    now = 30_500;
    expect(await refusal(limiter, "a")).toEqual(["tooMany", 30]);
    now = 60_000;
    expect(await refusal(limiter, "a")).toBeNull();
  });

  it("is the delay, and that of the /48 where it is longer", async () => {
    let now = 0;
    const limit = { name: "test", maxCount: 1, windowMs: 100_000, delaysMs: [2000, 7000] };
    const limiter = createRateLimiter(limit, () => now);
    await limiter("a");
    expect(await refusal(limiter, "a")).toEqual(["tooMany", 2]);
    now = 2000;
    expect(await refusal(limiter, "a")).toBeNull();
    expect(await refusal(limiter, "a")).toEqual(["tooMany", 7]);
    for (let n = 0; n < 10; n += 1) await limiter(`2001:db8:1:${n}`);
    expect(await refusal(limiter, "2001:db8:1:ff")).toEqual(["tooMany", 2]);
  });
});

describe("two limiters of one name", () => {
  it("count together, as the bundles of a process each have their own", async () => {
    const create = () => createRateLimiter({ name: "bundles", maxCount: 2, windowMs: 60_000 });
    const [first, second] = [create(), create()];
    expect(await ask(first, "a", "a")).toEqual([true, true]);
    expect(await ask(second, "a", "b")).toEqual([false, true]);
  });
});

describe("rate limits of the site", () => {
  const sources = productFiles.map((file) => ({ file, text: readFileSync(file, "utf8") }));

  it("have names of their own", () => {
    const names = sources.flatMap(({ text }) => [...text.matchAll(/createRateLimiter\(\{\s*name: "([\w-]+)"/g)]);
    const calls = sources.flatMap(({ text }) => [...text.matchAll(/(?<!function )\bcreateRateLimiter\(/g)]);
    expect(names.length).toBe(calls.length);
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
  });

  it("tell the REST API how long to wait", () => {
    const found = sources.filter(({ file, text }) => /^app\/api\//.test(file) && /"tooMany"\)(?!\.default)/.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  // A promise is true, so that a forgotten `await` would allow everything.
  it("are awaited wherever they are asked", () => {
    const declaration = /(\w+)(?::| =) createRateLimiter\(/g;
    const declared = sources.flatMap(({ text }) => [...text.matchAll(declaration)].map(([, name]) => name));
    expect(declared.length).toBeGreaterThan(18);
    const renaming = new RegExp(`\\b(?:${declared.join("|")}): (\\w+)(?=[^{}]*\\} = \\w+Limits\\(\\))`, "g");
    const renamed = sources.flatMap(({ text }) => [...text.matchAll(renaming)].map(([, name]) => name));
    const names = [...declared, ...renamed].join("|");
    const asked = new RegExp(
      `(?<!await |function )(?<![\\w.])(?:\\w+\\(\\)\\.)?(?:${names})\\(|(?<!await |return |function )\\bassertAllowed\\(`,
      "g",
    );
    const found = sources.flatMap(({ file, text }) => [...text.matchAll(asked)].map(([call]) => `${file}: ${call}`));
    expect(found).toEqual([]);
  });
});
