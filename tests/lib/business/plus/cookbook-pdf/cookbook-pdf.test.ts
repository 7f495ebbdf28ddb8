import sharp from "sharp";
import { expect, test } from "vitest";
import { renderCookbook } from "#lib/business/plus/cookbook-pdf/cookbook-pdf.ts";
import type { PrintedRecipe } from "#lib/business/plus/cookbook-pdf/printed-cookbook.ts";

const picture = new Uint8Array(
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer(),
);

const createRecipe = (title: string, stepCount = 6): PrintedRecipe => ({
  title,
  facts: "35 Min. · 4 Portionen · von Anna",
  summary: "Schnell gemacht und gut aufzuwärmen.",
  groups: [{ heading: "", lines: ["500 g Kürbis, gewürfelt", "1 Zwiebel", "2 EL Olivenöl"] }],
  steps: Array.from({ length: stepCount }, (_, index) => ({
    heading: `Schritt ${index + 1}`,
    text: "Den Kürbis mit der Zwiebel bei mittlerer Hitze anschwitzen, bis beide weich sind. ".repeat(3),
  })),
  note: "Mehr Salz.",
  picture,
  ingredients: ["Kürbis", "Zwiebel"],
});

/** Number of page objects. */
const countPages = (pdf: Buffer) => [...pdf.toString("latin1").matchAll(/\/Type \/Page\b/g)].length;

const render = async (recipes: PrintedRecipe[]) =>
  Buffer.from(await renderCookbook({ title: "Suppen für Łucja", owner: "Anna", locale: "de", recipes }));

test("has a cover, contents, one page for each recipe, and an index", async () => {
  const pdf = await render([createRecipe("Kürbissuppe"), createRecipe("Zwiebelsuppe"), createRecipe("Brot")]);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(countPages(pdf)).toBe(1 + 1 + 3 + 1);
});

test("needs a second page of contents for many recipes, and fits a long one on its page", async () => {
  const recipes = Array.from({ length: 31 }, (_, index) => createRecipe(`Suppe ${index}`, index === 0 ? 10 : 2));
  expect(countPages(await render(recipes))).toBe(1 + 2 + 31 + 1);
});

test("an endless recipe goes on instead of being cut", async () => {
  expect(countPages(await render([createRecipe("Menü", 60)]))).toBeGreaterThan(4);
});

test("a book without recipes has a cover and an empty index", async () => {
  expect(countPages(await render([]))).toBe(2);
});
