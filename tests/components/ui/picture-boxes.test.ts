import { expect, test } from "vitest";
import { layOutPicture, type PictureUse, pictureBoxes } from "#components/ui/picture-boxes.ts";
import { pictureWidths } from "#lib/media/widths.ts";

const uses = Object.keys(pictureBoxes) as PictureUse[];
const landscape = { width: 1536, height: 1152 };

test.each([
  ["card-md", 512, 384],
  ["card-lg", 864, 648],
  ["card-portrait", 384, 512],
  ["square-sm", 104, 104],
  ["square-md", 152, 152],
  ["story", 720, 405],
  ["avatar-xs", 32, 32],
  ["avatar-xl", 160, 160],
] as const)("%s is %i × %i", (use, width, height) => {
  expect(layOutPicture(use, { width: 3000, height: 1000 })).toMatchObject({ width, height });
});

test("a header keeps the picture's own ratio at 1200", () => {
  expect(layOutPicture("header", landscape)).toMatchObject({ width: 1200, height: 900, fallback: 1200 });
});

test("says how wide the picture is shown", () => {
  expect(layOutPicture("hero", landscape).sizes).toBe("(min-width: 1280px) 633px, (min-width: 1024px) 52vw, 100vw");
  expect(layOutPicture("card-md", landscape).sizes).toBe(
    "(min-width: 1280px) 290px, (min-width: 768px) 27vw, calc(50vw - 24px)",
  );
});

test("asks for more where more is cut away", () => {
  // A 4:3 picture in a 3:4 box is 16/9 as wide as the box before the cut.
  expect(layOutPicture("card-portrait", landscape).sizes).toBe(
    "(min-width: 1280px) 516px, (min-width: 768px) 48vw, calc(88.9vw - 43px)",
  );
  expect(layOutPicture("square-sm", landscape).sizes).toBe("139px");
  expect(layOutPicture("square-sm", { width: 1152, height: 1536 }).sizes).toBe("104px");
});

test.each(uses)("%s offers few widths, all listed, wide enough for the densest screens", (use) => {
  const { widths, fallback, width } = layOutPicture(use, landscape);
  expect(widths.every((offered) => pictureWidths.includes(offered))).toBe(true);
  expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
  expect(widths.length).toBeLessThanOrEqual(5);
  expect(fallback).toBeGreaterThanOrEqual(width);
});

test("the smallest offer fits the smallest phone, the largest the widest window", () => {
  expect(layOutPicture("card-md", landscape).widths).toEqual([384, 750]);
  expect(layOutPicture("hero", landscape).widths).toEqual([828, 1200, 2048]);
  expect(layOutPicture("avatar-xs", landscape).widths).toEqual([64, 96]);
});
