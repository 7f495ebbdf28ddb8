import { expect, test } from "#tests/e2e/support/journey.ts";
import { visit } from "../support/visit.ts";

const paths = [
  "/de/rezepte/ofenkuerbissuppe-mit-kernoel",
  "/de/rezepte/quiche-lorraine",
  "/en/recipes/roasted-pumpkin-soup",
  "/en/recipes/quiche-lorraine",
  "/de/rezepte/butter-chicken-mit-basmati",
];

/** Those with the longest texts. */
const longestPaths = [
  "/de/rezepte/berliner-kaesekuchen",
  "/en/recipes/german-cheesecake",
  "/de/rezepte/pizza-margherita-wie-in-neapel",
  "/de/rezepte/roggen-weizen-sauerteigbrot",
];

const countPages = (pdf: Buffer) => (pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

for (const path of paths) {
  test(`${path} is printed on one page of A4, for twice the servings and in US units, too`, async ({ page }) => {
    await visit(page, path);
    expect(countPages(await page.pdf({ format: "A4" }))).toBe(1);
    await visit(page, `${path}?servings=8`);
    await page.evaluate(() => document.documentElement.setAttribute("data-units", "us"));
    expect(countPages(await page.pdf({ format: "A4" }))).toBe(1);
  });
}

for (const path of longestPaths) {
  test(`${path} is printed on one page of A4, for eight servings and in US units, too`, async ({ page }) => {
    await visit(page, path);
    expect(countPages(await page.pdf({ format: "A4" }))).toBe(1);
    await visit(page, `${path}?servings=8`);
    await page.evaluate(() => document.documentElement.setAttribute("data-units", "us"));
    expect(countPages(await page.pdf({ format: "A4" }))).toBe(1);
  });
}
