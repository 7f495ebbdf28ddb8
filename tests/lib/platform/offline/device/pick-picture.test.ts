import { expect, test } from "vitest";
import { pickPicture } from "#lib/platform/offline/device/pick-picture.ts";

const srcset = "/images/a/384 384w, /images/a/640 640w, /images/a/1080 1080w, /images/a/1920 1600w";
const sizes = "(min-width: 1280px) 633px, (min-width: 1024px) 52vw, calc(100vw - 32px)";

const pick = (viewportWidth: number, pixelDensity: number) =>
  pickPicture({
    srcset,
    sizes,
    viewportWidth,
    pixelDensity,
    matchesMedia: (query) => viewportWidth >= Number(/\d+/.exec(query)?.[0]),
  });

test.each([
  ["a phone of two device pixels per pixel", 390, 2, "/images/a/1080"],
  ["a phone of one", 390, 1, "/images/a/384"],
  ["a tablet", 1100, 1, "/images/a/640"],
  ["a wide window", 1600, 1, "/images/a/640"],
  ["more pixels than the picture has", 1600, 3, "/images/a/1920"],
])("picks the width for %s", (_, viewportWidth, pixelDensity, address) => {
  expect(pick(viewportWidth, pixelDensity)).toBe(address);
});

test("picks nothing without a srcset", () => {
  const empty = { srcset: "", sizes: "", viewportWidth: 390, pixelDensity: 1, matchesMedia: () => true };
  expect(pickPicture(empty)).toBeUndefined();
});
