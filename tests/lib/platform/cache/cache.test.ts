import { afterEach, expect, test, vi } from "vitest";
import { cached, revalidateTags } from "#lib/platform/cache/cache.ts";
import { contentTime, showContentAt } from "#lib/platform/time/content-time.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";

const revalidateTag = vi.hoisted(() => vi.fn());
vi.mock("next/cache", () => ({ revalidateTag, unstable_cache: (query: () => unknown) => query }));
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

const takeExpired = recordExpiry();
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

test("revalidated tags expire at once in Next.js, and are announced outside of it as well", () => {
  revalidateTags("feeds", "cards", "feeds");
  expect(takeExpired()).toEqual(["cards", "feeds"]);
  expect(revalidateTag).not.toHaveBeenCalled();
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  revalidateTags("feeds", "cards", "feeds");
  expect(takeExpired()).toEqual(["cards", "feeds"]);
  expect(revalidateTag.mock.calls).toEqual([
    ["feeds", { expire: 0 }],
    ["cards", { expire: 0 }],
  ]);
});
