import { expect, test } from "vitest";
import { type FilledPlace, placeAds } from "#lib/business/ads/place-ads.ts";
import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";
import { listedAd } from "./fixtures.ts";

type Places = [element: string, slot: AdSlotName][];

const ads = [
  ...["a", "b"].map((id) => listedAd(id)),
  ...["c", "d"].map((id) => listedAd(id, { slot: "header" })),
  ...["e", "f"].map((id) => listedAd(id, { slot: "content_5" })),
];

function place(
  before: readonly FilledPlace<string>[],
  places: Places,
  page: number,
  isOutside: (slot: AdSlotName) => boolean = () => false,
) {
  const options = { ads, page, isOutside, now: 0, random: () => 0 };
  return placeAds(
    before,
    places.map(([element, slot]) => ({ element, slot })),
    options,
  );
}
const show = (filled: readonly FilledPlace<string>[]) =>
  filled.map(({ element, ad }) => `${element}: ${ad?.id ?? "outside"}`);

test("fills each place from its own slot, and leaves places of other slots empty", () => {
  const filled = place(
    [],
    [
      ["x", "header"],
      ["y", "content_1"],
      ["z", "footer"],
    ],
    0,
  );
  expect(show(filled)).toEqual(["x: c", "y: a"]);
});

test("keeps what is shown while the page stays, also when parts of it arrive later", () => {
  const first = place([], [["x", "header"]], 0);
  expect(place(first, [["x", "header"]], 0)).toBe(first);
  const more = place(
    first,
    [
      ["x", "header"],
      ["y", "content_1"],
    ],
    0,
  );
  expect(more[0]).toBe(first[0]);
  expect(show(more)).toEqual(["x: c", "y: a"]);
});

test("shows others on the next page, in places that stay and in new ones, except in content_5", () => {
  const first = place(
    [],
    [
      ["x", "header"],
      ["y", "content_1"],
      ["z", "content_5"],
    ],
    0,
  );
  const next = place(
    first,
    [
      ["x", "header"],
      ["y2", "content_1"],
      ["z", "content_5"],
    ],
    1,
  );
  expect(show(next)).toEqual(["x: d", "y2: b", "z: e"]);
});

test("repeats the only advertisement of a slot as another view", () => {
  const options = { ads: [listedAd("only")], isOutside: () => false, now: 0, random: () => 0 };
  const places = [{ element: "x", slot: "content_1" as const }];
  const first = placeAds([], places, { ...options, page: 0 });
  const next = placeAds(first, places, { ...options, page: 1 });
  expect(next).toMatchObject([{ ad: { id: "only" }, page: 1 }]);
});

test("gives places to the ad server, and takes back those it has nothing for", () => {
  const first = place(
    [],
    [
      ["x", "header"],
      ["y", "content_1"],
      ["z", "footer"],
    ],
    0,
    () => true,
  );
  expect(show(first)).toEqual(["x: outside", "y: outside", "z: outside"]);
  const refused = place(
    first,
    [
      ["x", "header"],
      ["y", "content_1"],
      ["z", "footer"],
    ],
    0,
    (slot) => slot === "header",
  );
  expect(refused[0]).toBe(first[0]);
  expect(show(refused)).toEqual(["x: outside", "y: a"]);
});
