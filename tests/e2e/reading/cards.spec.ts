import { address } from "#lib/routing/address.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, isPublicItem, query } from "../support/database.ts";
import { viewports } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

for (const { locale, viewport } of viewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("the keyboard reaches the recipe first, then saving and liking", async ({ page }) => {
      await visit(page, address(locale, "/recipes"));
      const card = page.getByRole("main").locator(".card").first();
      await card.getByRole("link").focus();
      await page.keyboard.press("Tab");
      await expect(card.locator(".save-corner")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(card.locator("button.like")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").locator(".card").nth(1).getByRole("link")).toBeFocused();
    });
  });
}

for (const width of [320, 390]) {
  test(`nothing covers the dish on cards of a phone of ${width} pixels, and nothing overlaps`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, address("de", "/recipes"));
    const cards = page.getByRole("main").locator(".card");
    const overlaps = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const boxes = (selector: string) =>
          [...card.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
        const overlap = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const parts = boxes(".card-corner-part:not(.card-sponsored), .save-corner, .like-card");
        const [photo] = boxes(".card-media");
        const isCovered = parts.some((part) => photo && overlap(part, photo));
        const areApart = parts.every((part, index) => parts.slice(index + 1).every((next) => !overlap(part, next)));
        const isWithin = parts.every((part) => photo && part.right <= photo.right + 1);
        return isCovered || !areApart || !isWithin ? [card.textContent] : [];
      }),
    );
    expect(await cards.count()).toBeGreaterThan(10);
    expect(overlaps).toEqual([]);
  });
}

/** Dishes, not drinks: the specification gives those no mark. */
const vegan = `select item_texts.title from items
  join item_texts on item_texts.item_id = items.id and item_texts.locale = $1
  where items.type = 'recipe' and ${isPublicItem}
    and exists (select from item_tags join tags on tags.id = tag_id where item_id = items.id and key = 'vegan')
    and not exists (select from item_tags join tags on tags.id = tag_id
      where item_id = items.id and key = 'beverages-and-smoothies')`;

for (const [locale, path] of [
  ["de", "/de/rezepte?ernaehrung=vegan"],
  ["en", "/en/recipes?diet=vegan"],
] as const) {
  test(`${locale}: every vegan dish says so on its card, whatever its badge`, async ({ page }) => {
    const titles = (await query<{ title: string }>(dataDir, vegan, [locale])).map(({ title }) => title);
    await visit(page, path);
    const cards = await page
      .getByRole("main")
      .locator(".card")
      .evaluateAll((all) =>
        all.map((card) => ({
          title: card.querySelector("a")?.textContent?.replaceAll("\u00ad", ""),
          isMarked: [...card.querySelectorAll(".card-tag")].some((tag) => tag.textContent === "Vegan"),
        })),
      );
    const dishes = cards.filter(({ title = "" }) => titles.includes(title));
    expect(dishes.length).toBeGreaterThan(3);
    expect(dishes.filter(({ isMarked }) => !isMarked)).toEqual([]);
  });
}

test("the banner has at most two lines on the smallest phones", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of ["de", "en"] as const) {
    await visit(page, address(locale, "/"));
    const lines = await page.locator(".app-banner p").evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBeLessThanOrEqual(2);
  }
});
