import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { revalidateScheduledPages } from "#app/revalidate-scheduled-pages.ts";
import { db } from "#lib/platform/db/client.ts";
import { feedModules } from "#lib/platform/db/tables/feeds.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const fetchMock = vi.fn(async (_: string) => new Response("page"));

beforeEach(async () => {
  vi.stubGlobal("fetch", fetchMock);
  await revalidateScheduledPages(new Date("2026-11-20T16:00:00Z"));
  fetchMock.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const fetchedPaths = () => fetchMock.mock.calls.map(([url]) => new URL(url).pathname);
const allPaths = ["/de", "/de/grundlagen", "/de/veganuary", "/de/was-koche-ich-heute"].concat([
  "/en",
  "/en/basics",
  "/en/veganuary",
  "/en/what-to-cook-today",
]);

test("requests nothing while no page changes", async () => {
  await revalidateScheduledPages(new Date("2026-11-20T16:01:00Z"));
  await revalidateScheduledPages(new Date("2026-11-20T22:59:59Z"));
  expect(fetchedPaths()).toEqual([]);
});

test("requests every page once after midnight in Berlin", async () => {
  await revalidateScheduledPages(new Date("2026-11-20T23:00:10Z"));
  expect(fetchedPaths()).toEqual(allPaths);
  await revalidateScheduledPages(new Date("2026-11-20T23:01:10Z"));
  expect(fetchedPaths()).toEqual(allPaths);
});

test.each([
  ["summer time starts", "2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"],
  ["summer time ends", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z"],
])("finds midnight on the day on which %s", async (_, before, midnight) => {
  await revalidateScheduledPages(new Date(before));
  fetchMock.mockClear();
  await revalidateScheduledPages(new Date(midnight));
  expect(fetchedPaths()).toEqual(allPaths);
});

test("requests the pages at the start of a meal", async () => {
  await revalidateScheduledPages(new Date("2026-11-21T09:59:00Z"));
  fetchMock.mockClear();
  await revalidateScheduledPages(new Date("2026-11-21T10:00:00Z"));
  expect(fetchedPaths()).toEqual(allPaths);
});

test("requests the pages when a module starts or ends", async () => {
  const plan = { startsAt: "2026-11-20T16:05:00Z", endsAt: "2026-11-20T16:10:00Z" };
  await importEntry("feeds", { key: "home", modules: [{ data: { type: "newsletter" }, ...plan }] });
  await revalidateScheduledPages(new Date("2026-11-20T16:04:59Z"));
  expect(fetchedPaths()).toEqual([]);
  await revalidateScheduledPages(new Date("2026-11-20T16:05:00Z"));
  expect(fetchedPaths()).toEqual(allPaths);
  await revalidateScheduledPages(new Date("2026-11-20T16:09:00Z"));
  expect(fetchedPaths()).toEqual(allPaths);
  await revalidateScheduledPages(new Date("2026-11-20T16:10:30Z"));
  expect(fetchedPaths()).toEqual([...allPaths, ...allPaths]);
  await db.delete(feedModules);
});

test.each([
  ["a failed request", () => fetchMock.mockRejectedValueOnce(new Error("away"))],
  ["an error in place of a page", () => fetchMock.mockResolvedValueOnce(new Response("busy", { status: 503 }))],
])("tries again after %s", async (_, fail) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  fail();
  await expect(revalidateScheduledPages(new Date("2026-11-20T23:00:10Z"))).rejects.toThrow("not all");
  expect(fetchedPaths()).toEqual(allPaths);
  log.mockRestore();
  fetchMock.mockClear();
  await revalidateScheduledPages(new Date("2026-11-20T23:01:10Z"));
  expect(fetchedPaths()).toEqual(allPaths);
});
