import { expect, test } from "vitest";
import { berlinTime } from "#lib/berlin.ts";
import { isTimeOf } from "#lib/feeds/schedule.ts";
import type { Keys } from "#lib/seed/keys.ts";
import { seasonalCollections } from "#lib/seed/seasonal-collections.ts";
import { ingredientPages } from "#tests/support/catalogue.ts";

const keys = { id: (_: string, key: string) => key } as Keys;
const planned = seasonalCollections(keys, new Date("2026-11-20T12:00:00Z")).map(({ data, startsAt, endsAt }) => ({
  data,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
}));

test("on every day of the coming years exactly one season is laid out, from midnight on", () => {
  for (let day = Date.parse("2026-11-20"); day < Date.parse("2030-11-20"); day += 86_400_000) {
    const now = new Date(day + 12 * 3_600_000);
    expect(planned.filter((module) => isTimeOf(module, now)).length, now.toISOString()).toBe(1);
  }
  for (const { startsAt } of planned) {
    expect(berlinTime(new Date(startsAt ?? ""))).toMatchObject({ hour: 0, minute: 0 });
  }
});

test("what a collection leads to has a page", () => {
  const pages = ingredientPages.map(({ key }) => key);
  for (const { data } of planned) {
    expect(pages).toEqual(
      expect.arrayContaining(data.type === "collection" ? data.links.map((l) => l.ingredientId) : []),
    );
  }
});
