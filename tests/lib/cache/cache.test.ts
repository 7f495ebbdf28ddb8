import { afterEach, expect, test, vi } from "vitest";
import { cached } from "#lib/cache/cache.ts";
import { contentTime, showContentAt } from "#lib/time/content-time.ts";

vi.mock("next/cache", () => ({ unstable_cache: (query: () => unknown) => query }));
// One page is being rendered.
vi.mock("react", () => ({
  cache: (query: (...args: unknown[]) => unknown) => {
    const results = new Map<string, unknown>();
    return (...args: unknown[]) => {
      const key = JSON.stringify(args);
      if (!results.has(key)) results.set(key, query(...args));
      return results.get(key);
    };
  },
}));

afterEach(() => vi.unstubAllEnvs());

test("a result that is cached is of the present, even if the page turns to another time meanwhile", async () => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  const turned = Promise.withResolvers<void>();
  const readTime = cached(
    "time",
    () => [],
    async () => {
      await turned.promise;
      return contentTime()?.toISOString() ?? "present";
    },
  );
  // The menu, while the layout of a preview is rendered.
  const early = readTime();
  showContentAt(new Date("2099-12-01T07:00:00Z"));
  turned.resolve();
  expect(await early).toBe("present");
  expect(await readTime()).toBe("2099-12-01T07:00:00.000Z");
});
