import { expect, test } from "vitest";
import { distributePictures } from "#lib/content/categories/tile-pictures.ts";

function choice(id: string, ownPictureId: string | null, ...recipePictureIds: string[]) {
  return { id, ownPictureId, recipePictureIds };
}

test("a category keeps its own picture, also where a recipe of another one has it", () => {
  const given = distributePictures([choice("dinner", null, "soup", "risotto"), choice("soups", "soup", "soup")]);
  expect(Object.fromEntries(given)).toEqual({ dinner: "risotto", soups: "soup" });
});

test("a picture that several chose stays with the category of fewest recipes", () => {
  const given = distributePictures([
    choice("easy", "soup", "cake", "toast", "soup"),
    choice("pumpkin", "soup", "soup"),
    choice("soups", "soup", "cake", "soup", "borscht"),
  ]);
  expect(Object.fromEntries(given)).toEqual({ pumpkin: "soup", easy: "cake", soups: "borscht" });
});

test("without a free picture a category shows its own, or that of its first recipe", () => {
  const given = distributePictures([
    choice("soups", "soup", "soup"),
    choice("pumpkin", "soup", "soup"),
    choice("autumn", null, "soup"),
    choice("empty", null),
  ]);
  expect(Object.fromEntries(given)).toEqual({ soups: "soup", pumpkin: "soup", autumn: "soup" });
});
