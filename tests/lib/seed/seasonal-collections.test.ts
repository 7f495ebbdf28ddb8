import { expect, test } from "vitest";
import { isActiveAt } from "#lib/content/feeds/schedule.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { ingredientPages } from "#tests/support/catalogue.ts";
import { insertedModules } from "#tests/support/sample/feeds.ts";

const planned = insertedModules("home", new Date("2026-11-20T12:00:00Z"))
  .filter(({ startsAt }) => startsAt)
  .map(({ data, startsAt = "", endsAt = "" }) => ({
    data,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }));

test("exactly one collection and one list of recipes is scheduled on every day of four years, from midnight on", () => {
  for (let day = Date.parse("2026-11-20"); day < Date.parse("2030-11-20"); day += 86_400_000) {
    const now = new Date(day + 12 * 3_600_000);
    const types = planned.filter((module) => isActiveAt(module, now)).map(({ data }) => data.type);
    expect(types, now.toISOString()).toEqual(["recipe", "collection"]);
  }
  for (const { startsAt } of planned) {
    expect(toLocalTime(new Date(startsAt))).toMatchObject({ hour: 0, minute: 0 });
  }
});

test("planned modules keep their place among the others", () => {
  const types = (now: string) => insertedModules("home", new Date(now)).map(({ data }) => data.type);
  expect(types("2026-11-20T12:00:00Z")).toEqual(types("2031-02-01T12:00:00Z"));
  const rows = types("2026-11-20T12:00:00Z").filter((type, index, all) => type !== all[index - 1]);
  expect(rows.filter((type) => type === "recipe" || type === "collection")).toEqual(["recipe", "collection"]);
});

test("what is baked in Advent is on top from the last days of November until Christmas", () => {
  const baking = planned.filter(({ data }) => data.itemKeys?.includes("christstollen"));
  const isShown = (day: string) => baking.some((module) => isActiveAt(module, new Date(`${day}T12:00:00+01:00`)));
  expect(["2026-11-26", "2026-11-27", "2026-12-26", "2026-12-27"].map(isShown)).toEqual([false, true, true, false]);
});

test("collections link only to ingredients with a page", () => {
  const pages = ingredientPages.map(({ key }) => key);
  for (const { data } of planned.filter((module) => module.data.type === "collection")) {
    expect(data.links?.length).toBeGreaterThan(0);
    expect(pages).toEqual(expect.arrayContaining((data.links ?? []).map(({ ingredientKey }) => ingredientKey)));
  }
});
