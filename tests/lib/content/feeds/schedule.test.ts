import { expect, test } from "vitest";
import { isActiveAt, nextChangeAt } from "#lib/content/feeds/schedule.ts";

const always = { startsAt: null, endsAt: null };
const noon = "2026-11-20T11:00:00.000Z";
const evening = "2026-11-20T17:00:00.000Z";
const at = (instant: string) => new Date(instant);

test("shows a module from its start until just before its end", () => {
  const module = { startsAt: noon, endsAt: evening };
  expect(isActiveAt(module, at("2026-11-20T10:59:59.999Z"))).toBe(false);
  expect(isActiveAt(module, at(noon))).toBe(true);
  expect(isActiveAt(module, at("2026-11-20T16:59:59.999Z"))).toBe(true);
  expect(isActiveAt(module, at(evening))).toBe(false);
  expect(isActiveAt(always, at(noon))).toBe(true);
});

test("changes at the next start, end or midnight in Berlin", () => {
  const modules = [always, { startsAt: noon, endsAt: evening }, { startsAt: "2026-12-01T00:00:00.000Z", endsAt: null }];
  expect(nextChangeAt(modules, at("2026-11-20T08:00:00Z"))).toEqual(at(noon));
  expect(nextChangeAt(modules, at(noon))).toEqual(at(evening));
  expect(nextChangeAt(modules, at(evening))).toEqual(at("2026-11-20T23:00:00Z"));
  expect(nextChangeAt([], at("2026-03-29T00:30:00Z"))).toEqual(at("2026-03-29T22:00:00Z"));
  expect(nextChangeAt([], at("2026-10-25T00:30:00Z"))).toEqual(at("2026-10-25T23:00:00Z"));
});
