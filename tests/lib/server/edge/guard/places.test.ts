import { expect, test } from "vitest";
import { createPlaces } from "#lib/server/edge/guard/places.ts";

const request = { url: "/de", headers: {}, socket: { remoteAddress: "203.0.113.7" } } as never;

test("a large form that is answered already takes no place any more", () => {
  const places = createPlaces();
  for (let round = 0; round < 20; round++) {
    const place = places.enter(request);
    place?.leave();
    expect(place?.enterLargeForm()).toBe(false);
  }
  const [first, second, third] = [1, 2, 3].map(() => places.enter(request));
  expect([first, second, third].map((place) => place?.enterLargeForm())).toEqual([true, true, false]);
  first?.leave();
  expect([third?.enterLargeForm(), places.count()]).toEqual([true, 2]);
});
