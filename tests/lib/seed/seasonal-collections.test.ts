import { expect, test } from "vitest";
import { isActiveAt } from "#lib/feeds/schedule.ts";
import { seasonalCollections } from "#lib/seed/content/seasonal-collections.ts";
import type { SeedKeys } from "#lib/seed/keys.ts";
import { toLocalTime } from "#lib/time/time-zone.ts";
import { ingredientPages } from "#tests/support/catalogue.ts";

const keys = { id: (_: string, key: string) => key } as SeedKeys;
const planned = seasonalCollections(keys, new Date("2026-11-20T12:00:00Z")).map(({ data, startsAt, endsAt }) => ({
  data,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
}));

test("exactly one collection is scheduled on every day of four years, from midnight on", () => {
  for (let day = Date.parse("2026-11-20"); day < Date.parse("2030-11-20"); day += 86_400_000) {
    const now = new Date(day + 12 * 3_600_000);
    expect(planned.filter((module) => isActiveAt(module, now)).length, now.toISOString()).toBe(1);
  }
  for (const { startsAt } of planned) {
    expect(toLocalTime(new Date(startsAt ?? ""))).toMatchObject({ hour: 0, minute: 0 });
  }
});

test("collections link only to ingredients with a page", () => {
  const pages = ingredientPages.map(({ key }) => key);
  for (const { data } of planned) {
    expect(pages).toEqual(
      expect.arrayContaining(data.type === "collection" ? data.links.map((l) => l.ingredientId) : []),
    );
  }
});
