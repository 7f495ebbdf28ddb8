import { expect, test } from "vitest";
import { createPlaces } from "#lib/server/edge/guard/places.ts";

const request = { url: "/de", headers: {}, socket: { remoteAddress: "203.0.113.7" } } as never;

test.each([
  ["form", 2],
  ["upload", 4],
] as const)("a network has few places for each %s, and gets none for what is answered", (kind, max) => {
  const places = createPlaces();
  for (let round = 0; round < 20; round++) {
    const place = places.enter(request);
    place?.leave();
    expect(place?.enterLargeFiles(kind)).toBe(false);
  }
  const entered = Array.from({ length: max + 1 }, () => places.enter(request));
  const last = entered.at(-1);
  expect(entered.filter((place) => place?.enterLargeFiles(kind))).toHaveLength(max);
  expect(last?.enterLargeFiles(kind)).toBe(false);
  entered[0]?.leave();
  expect([last?.enterLargeFiles(kind), places.count()]).toEqual([true, max]);
});
