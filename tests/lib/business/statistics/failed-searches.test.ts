import { beforeEach, expect, test } from "vitest";
import { takeCounts } from "#lib/business/statistics/counts.ts";
import { countFailedSearch, minNetworks } from "#lib/business/statistics/failed-searches.ts";

const morning = new Date("2026-11-26T08:00:00Z");
const headersOf = (client: string, others: Record<string, string> = {}) =>
  new Headers({ "user-agent": "Firefox/140.0", "x-forwarded-for": client, ...others });

let number = 0;
/** A query of its own per test: marks of networks stay in the memory. */
let search = "";
beforeEach(() => {
  takeCounts();
  search = `suche ${String.fromCharCode(97 + number++)}`;
});

function fail(client: string, { now = morning, text = search, headers = {} } = {}): void {
  countFailedSearch(headersOf(client, headers), { locale: "de", search: text, closestCount: 4 }, now);
}
const listCounted = () => [...takeCounts().searches.values()];

test("a query counts once three networks have sent it on a day", () => {
  expect(minNetworks).toBe(3);
  for (const client of ["203.0.113.1", "203.0.113.1", "203.0.113.2", "203.0.113.2"]) fail(client);
  expect(listCounted()).toEqual([]);
  fail("203.0.113.3", { text: search.toUpperCase() });
  const counted = { day: "2026-11-26", locale: "de", query: search, closestCount: 4 };
  expect(listCounted()).toEqual([{ ...counted, count: 3 }]);
  fail("203.0.113.1");
  fail("203.0.113.9");
  expect(listCounted()).toEqual([{ ...counted, count: 2 }]);
});

test("addresses of one household are one network", () => {
  for (const end of ["1", "2", "3", "4"]) fail(`2001:db8:1:2::${end}`);
  // A customer may have a /48 with 65,536 of them.
  for (const network of ["3", "4", "5"]) fail(`2001:db8:1:${network}::1`);
  expect(listCounted()).toEqual([]);
});

test("networks of another day and language do not count", () => {
  fail("203.0.113.1");
  fail("203.0.113.2");
  countFailedSearch(headersOf("203.0.113.3"), { locale: "en", search, closestCount: 0 }, morning);
  expect(listCounted()).toEqual([]);
  // In Berlin the next day has begun.
  fail("203.0.113.3", { now: new Date("2026-11-26T23:30:00Z") });
  expect(listCounted()).toEqual([]);
});

test("what may be personal, bots and readers who ask for less tracking do not count", () => {
  for (const client of ["1", "2", "3", "4"].map((end) => `203.0.113.${end}`)) {
    fail(client, { text: "anna@example.org" });
    fail(client, { headers: { "sec-gpc": "1" } });
    fail(client, { headers: { "user-agent": "Googlebot/2.1" } });
  }
  expect(listCounted()).toEqual([]);
});
