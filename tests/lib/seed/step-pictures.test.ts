import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markedRecipes } from "#tests/support/catalogue.ts";

const folder = join(import.meta.dirname, "../../../lib/seed/content/pictures");
const maxBytes = 150_000;
const illustrated = markedRecipes.filter(({ steps }) => steps.some(({ picture }) => picture));

test("at least twelve recipes have step pictures, and each of them three or more", () => {
  expect(illustrated.length).toBeGreaterThanOrEqual(12);
  for (const { key, steps } of illustrated) {
    expect.soft(steps.filter(({ picture }) => picture).length, key).toBeGreaterThanOrEqual(3);
  }
});

test("a step picture is named after its recipe and step", () => {
  for (const { key, steps } of illustrated) {
    for (const [index, { picture }] of steps.entries()) {
      if (picture) expect.soft(picture.name).toBe(`${key}-step-${index + 1}`);
    }
  }
});

test("step pictures are small files and have alt texts of their own", () => {
  const pictures = illustrated.flatMap(({ steps }) => steps.flatMap(({ picture }) => picture ?? []));
  for (const { name } of pictures) {
    expect.soft(statSync(join(folder, `${name}.jpg`)).size, name).toBeLessThanOrEqual(maxBytes);
  }
  for (const locale of ["de", "en"] as const) {
    expect(new Set(pictures.map(({ alt }) => alt[locale])).size).toBe(pictures.length);
  }
});
