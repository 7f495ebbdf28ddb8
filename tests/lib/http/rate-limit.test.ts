import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createRateLimiter, type RateLimiter } from "#lib/http/rate-limit.ts";
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

  it("drops the least recently used key above 10,000 keys", async () => {
    const isAllowed = createLimiter(1, () => 0);
    await ask(isAllowed, "first", "second", "first");
    for (let n = 0; n < 9_999; n += 1) await isAllowed(`other ${n}`);
    expect(await isAllowed("first")).toBe(false);
    expect(await isAllowed("second")).toBe(true);
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

  // A promise is true, so that a forgotten `await` would allow everything.
  it("are awaited wherever they are asked", () => {
    const declaration = /(\w+)(?::| =) createRateLimiter\(|function (canRate)\(/g;
    const declared = sources.flatMap(({ text }) =>
      [...text.matchAll(declaration)].map((match) => match[1] ?? match[2]),
    );
    expect(declared.length).toBeGreaterThan(18);
    const renaming = new RegExp(`\\b(?:${declared.join("|")}): (\\w+)(?=[^{}]*\\} = \\w+Limits\\(\\))`, "g");
    const renamed = sources.flatMap(({ text }) => [...text.matchAll(renaming)].map(([, name]) => name));
    const names = [...declared, ...renamed].join("|");
    const asked = new RegExp(`(?<!await |function )(?<![\\w.])(?:\\w+\\(\\)\\.)?(?:${names})\\(`, "g");
    const found = sources.flatMap(({ file, text }) => [...text.matchAll(asked)].map(([call]) => `${file}: ${call}`));
    expect(found).toEqual([]);
  });
});
