import { expect, test } from "vitest";
import { isTimeOf, nextChange } from "#lib/feeds/schedule.ts";

const always = { startsAt: null, endsAt: null };
const noon = "2026-11-20T11:00:00.000Z";
const evening = "2026-11-20T17:00:00.000Z";
const at = (instant: string) => new Date(instant);

test("a module appears at its start and is gone at its end, to the millisecond", () => {
  const module = { startsAt: noon, endsAt: evening };
  expect(isTimeOf(module, at("2026-11-20T10:59:59.999Z"))).toBe(false);
  expect(isTimeOf(module, at(noon))).toBe(true);
  expect(isTimeOf(module, at("2026-11-20T16:59:59.999Z"))).toBe(true);
  expect(isTimeOf(module, at(evening))).toBe(false);
  expect(isTimeOf(always, at(noon))).toBe(true);
});

test("a feed changes at the next start, end or midnight", () => {
  const modules = [always, { startsAt: noon, endsAt: evening }, { startsAt: "2026-12-01T00:00:00.000Z", endsAt: null }];
  expect(nextChange(modules, at("2026-11-20T08:00:00Z"))).toEqual(at(noon));
  expect(nextChange(modules, at(noon))).toEqual(at(evening));
  expect(nextChange(modules, at(evening))).toEqual(at("2026-11-20T23:00:00Z"));
  expect(nextChange([], at("2026-03-29T00:30:00Z"))).toEqual(at("2026-03-29T22:00:00Z"));
  expect(nextChange([], at("2026-10-25T00:30:00Z"))).toEqual(at("2026-10-25T23:00:00Z"));
});
