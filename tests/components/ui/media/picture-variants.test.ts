import { expect, test } from "vitest";
import { getPictureLayout, type PictureVariant, pictureVariants } from "#components/ui/media/picture-variants.ts";
import { pictureWidths } from "#lib/platform/media/pictures/widths.ts";

const uses = Object.keys(pictureVariants) as PictureVariant[];
const landscape = { width: 1536, height: 1152 };

test.each([
  ["card-md", 512, 384],
  ["card-lg", 864, 648],
  ["card-portrait", 384, 512],
  ["cover", 208, 277],
  ["head", 512, 384],
  ["square-sm", 104, 104],
  ["square-md", 152, 152],
  ["story", 720, 405],
  ["avatar-xs", 32, 32],
  ["avatar-xl", 160, 160],
] as const)("%s is %i × %i", (use, width, height) => {
  expect(getPictureLayout(use, { width: 3000, height: 1000 })).toMatchObject({ width, height });
});

test("keeps the ratio of a header picture", () => {
  expect(getPictureLayout("header", landscape)).toMatchObject({ width: 1200, height: 900, fallback: 1200 });
});

test("describes the shown width in sizes", () => {
  expect(getPictureLayout("hero", landscape).sizes).toBe("(min-width: 1280px) 633px, (min-width: 1024px) 52vw, 100vw");
  expect(getPictureLayout("card-md", landscape).sizes).toBe(
    "(min-width: 1280px) 290px, (min-width: 768px) 27vw, calc(50vw - 24px)",
  );
});

test("loads a wider picture where it is cropped", () => {
  // Before it is cropped, a 4:3 picture is 16/9 as wide as its 3:4 box.
  expect(getPictureLayout("card-portrait", landscape).sizes).toBe(
    "(min-width: 1280px) 516px, (min-width: 768px) 48vw, calc(88.9vw - 43px)",
  );
  expect(getPictureLayout("square-sm", landscape).sizes).toBe("139px");
  expect(getPictureLayout("square-sm", { width: 1152, height: 1536 }).sizes).toBe("104px");
});

test.each(uses)("offers for %s few widths, wide enough for high pixel densities", (use) => {
  const { widths, fallback, width } = getPictureLayout(use, landscape);
  expect(widths.every((offered) => pictureWidths.includes(offered))).toBe(true);
  expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
  expect(widths.length).toBeLessThanOrEqual(5);
  expect(fallback).toBeGreaterThanOrEqual(width);
  // Another address of the picture would only make the page larger.
  expect(widths).toContain(fallback);
});

test("offers widths from the narrowest phone to the widest window", () => {
  expect(getPictureLayout("card-md", landscape).widths).toEqual([384, 750]);
  expect(getPictureLayout("hero", landscape).widths).toEqual([828, 1200, 2048]);
  expect(getPictureLayout("avatar-xs", landscape).widths).toEqual([64, 96]);
});
