import { expect, test } from "#tests/e2e/support/journey.ts";
import { isFullRun } from "#tests/e2e/support/viewports.ts";
import { visit } from "../support/visit.ts";

/** Those with the longest texts, and one with many ingredients. */
const longestPaths = [
  "/de/rezepte/berliner-kaesekuchen",
  "/en/recipes/german-cheesecake",
  "/de/rezepte/pizza-margherita-wie-in-neapel",
  "/de/rezepte/roggen-weizen-sauerteigbrot",
  "/de/rezepte/butter-chicken-mit-basmati",
  "/de/rezepte/pad-thai-mit-garnelen",
  "/de/rezepte/gaensekeulen-mit-kartoffelkloessen",
];
const paths = [
  "/de/rezepte/ofenkuerbissuppe-mit-kernoel",
  "/de/rezepte/quiche-lorraine",
  "/en/recipes/roasted-pumpkin-soup",
  "/en/recipes/quiche-lorraine",
];

const countPages = (pdf: Buffer) => (pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

for (const path of isFullRun ? [...longestPaths, ...paths] : longestPaths) {
  test(`${path} is printed on one page of A4, for more servings and in US units, too`, async ({ page }) => {
    await visit(page, path);
    expect(countPages(await page.pdf({ format: "A4" }))).toBe(1);
    // The quiche is written for eight.
    const servings = path.includes("quiche") ? "12" : "8";
    await page.locator("#ingredients").getByRole("textbox").fill(servings);
    await expect(page).toHaveURL(`${path}?servings=${servings}`);
    await page.evaluate(() => document.documentElement.setAttribute("data-units", "us"));
    expect(countPages(await page.pdf({ format: "A4" }))).toBe(1);
  });
}
