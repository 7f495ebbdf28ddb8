import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewPages } from "#app/renew-pages.ts";
import { db } from "#lib/db/client.ts";
import { feedModules } from "#lib/db/tables/feeds.ts";
import { setFeed } from "#lib/feeds/mutations.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

const asked = vi.fn(async (_: string) => new Response("page"));

beforeEach(async () => {
  vi.stubGlobal("fetch", asked);
  await renewPages(new Date("2026-11-20T16:00:00Z"));
  asked.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const pages = () => asked.mock.calls.map(([url]) => new URL(url).pathname);
const both = ["/de", "/de/grundlagen", "/de/veganuary", "/de/was-koche-ich-heute"].concat([
  "/en",
  "/en/basics",
  "/en/veganuary",
  "/en/what-to-cook-today",
]);

test("nothing is asked for while nothing changes", async () => {
  await renewPages(new Date("2026-11-20T16:01:00Z"));
  await renewPages(new Date("2026-11-20T22:59:59Z"));
  expect(pages()).toEqual([]);
});

test("at midnight in Berlin every page of the day is asked for once, in summer an hour earlier", async () => {
  await renewPages(new Date("2026-11-20T23:00:10Z"));
  expect(pages()).toEqual(both);
  await renewPages(new Date("2026-11-20T23:01:10Z"));
  expect(pages()).toEqual(both);
});

test.each([
  ["the clocks have gone forward", "2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"],
  ["they have gone back", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z"],
])("so on the day on which %s", async (_, before, midnight) => {
  await renewPages(new Date(before));
  asked.mockClear();
  await renewPages(new Date(midnight));
  expect(pages()).toEqual(both);
});

test("when the next meal is another one", async () => {
  await renewPages(new Date("2026-11-21T09:59:00Z"));
  asked.mockClear();
  await renewPages(new Date("2026-11-21T10:00:00Z"));
  expect(pages()).toEqual(both);
});

test("when a module starts or ends", async () => {
  await setFeed("home", [
    {
      data: { type: "newsletter" },
      startsAt: new Date("2026-11-20T16:05:00Z"),
      endsAt: new Date("2026-11-20T16:10:00Z"),
    },
  ]);
  await renewPages(new Date("2026-11-20T16:04:59Z"));
  expect(pages()).toEqual([]);
  await renewPages(new Date("2026-11-20T16:05:00Z"));
  expect(pages()).toEqual(both);
  await renewPages(new Date("2026-11-20T16:09:00Z"));
  expect(pages()).toEqual(both);
  await renewPages(new Date("2026-11-20T16:10:30Z"));
  expect(pages()).toEqual([...both, ...both]);
  await db.delete(feedModules);
});

test("a page that cannot be had is asked for again", async () => {
  asked.mockRejectedValueOnce(new Error("away"));
  await expect(renewPages(new Date("2026-11-20T23:00:10Z"))).rejects.toThrow("away");
  asked.mockClear();
  await renewPages(new Date("2026-11-20T23:01:10Z"));
  expect(pages()).toEqual(both);
});
