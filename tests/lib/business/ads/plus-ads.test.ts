import { beforeEach, expect, test, vi } from "vitest";
import { listAds } from "#lib/business/ads/queries.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAd } from "./fixtures.ts";

const plus = vi.hoisted(() => ({ isSold: false }));
vi.mock("#lib/platform/config/plus-offer.ts", async (original) => ({
  ...(await original<object>()),
  isPlusSold: () => plus.isSold,
}));

setUpDatabase();
vi.stubEnv("IMAGE_KEYS", "0123456789abcdef");
beforeEach(() => {
  plus.isSold = false;
});

test("advertisements of Plus run only where it is sold", async () => {
  const id = await createAd({ href: "/de/plus?from=ad" });
  const other = await createAd({ href: "/de/plusgebaeck" });
  expect((await listAds("de")).map((ad) => ad.id)).toEqual([other]);
  plus.isSold = true;
  expect((await listAds("de")).map((ad) => ad.id).sort()).toEqual([id, other].sort());
});
