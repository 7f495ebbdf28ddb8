import { expect, test } from "vitest";
import { listDays, parsePeriod, toPeriodParams } from "#lib/business/statistics/period.ts";

/** In Berlin it is the 26th already. */
const now = new Date("2026-11-25T23:30:00Z");
const parse = (params: Parameters<typeof parsePeriod>[0]) => parsePeriod(params, now);

test("a period of days ends today in Berlin", () => {
  expect(parse({ days: "7" })).toEqual({ from: "2026-11-20", to: "2026-11-26", days: 7 });
  expect(listDays(parse({ days: "7" }))).toHaveLength(7);
  expect(parse({})).toEqual({ from: "2026-10-28", to: "2026-11-26", days: 30 });
  expect(parse({ days: "90" }).from).toBe("2026-08-29");
});

test("any days can be chosen", () => {
  const chosen = parse({ from: "2026-02-27", to: "2026-03-01" });
  expect(chosen).toEqual({ from: "2026-02-27", to: "2026-03-01", days: null });
  expect(listDays(chosen)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  expect(parse(toPeriodParams(chosen))).toEqual(chosen);
  expect(parse({ from: "2026-11-01" })).toEqual({ from: "2026-11-01", to: "2026-11-26", days: null });
});

test.each([
  { from: "2026-02-31", to: "2026-03-01" },
  { from: "2026-03-02", to: "2026-03-01" },
  { from: "2020-01-01", to: "2026-03-01" },
  { from: "yesterday" },
  { from: ["2026-03-01", "2026-03-02"] },
  { days: "1000" },
  { days: ["7", "90"] },
])("%j is the default", (params) => {
  expect(parse(params)).toEqual(parse({}));
});

test("the default has no parameters", () => {
  expect(toPeriodParams(parse({}))).toEqual({});
  expect(toPeriodParams(parse({ days: "7" }))).toEqual({ days: "7" });
});
