import type { Locator } from "@playwright/test";
import { locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, isPublicItem, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
import { test as requests } from "../support/journey.ts";
import { sendRequest } from "../support/send-request.ts";
import { viewports } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

const phones = [320, 390];

/** Texts of cards on which something covers the dish or overlaps. */
const listOverlaps = (cards: Locator) =>
  cards.evaluateAll((all) =>
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

for (const locale of locales) {
  test(`${locale}: cards and banner have their place on small phones, and the keyboard reaches all parts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, address(locale, "/recipes"));
    const cards = page.getByRole("main").locator(".card");
    expect(await cards.count()).toBeGreaterThan(10);

    await test.step("the banner has at most two lines", async () => {
      const lines = await page.locator(".app-banner p").evaluate((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBeLessThanOrEqual(2);
    });

    await test.step("nothing covers the dish, and nothing overlaps", async () => {
      for (const width of phones) {
        await page.setViewportSize({ width, height: 800 });
        expect(await listOverlaps(cards), `${width} pixels`).toEqual([]);
      }
    });

    await test.step("the keyboard reaches the recipe first, then saving and liking", async () => {
      for (const { viewport } of viewports.slice(0, 2)) {
        await page.setViewportSize(viewport);
        await cards.first().getByRole("link").focus();
        await page.keyboard.press("Tab");
        await expect(cards.first().locator(".save-corner")).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(cards.first().locator("button.like")).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(cards.nth(1).getByRole("link")).toBeFocused();
      }
    });
  });
}

/** Dishes, not drinks: the specification gives those no mark. */
const vegan = `select item_texts.title from items
  join item_texts on item_texts.item_id = items.id and item_texts.locale = $1
  where items.type = 'recipe' and ${isPublicItem}
    and exists (select from item_tags join tags on tags.id = tag_id where item_id = items.id and key = 'vegan')
    and not exists (select from item_tags join tags on tags.id = tag_id
      where item_id = items.id and key = 'beverages-and-smoothies')`;

requests("every vegan dish says so on its card, whatever its badge", async () => {
  for (const [locale, path] of [
    ["de", "/de/rezepte?ernaehrung=vegan"],
    ["en", "/en/recipes?diet=vegan"],
  ] as const) {
    const titles = (await query<{ title: string }>(dataDir, vegan, [locale])).map(({ title }) => title);
    const cards = [...parseHtml((await sendRequest(path)).text).querySelectorAll(".card")].map((card) => ({
      title: card.querySelector("a")?.textContent?.replaceAll("\u00ad", ""),
      isMarked: [...card.querySelectorAll(".card-tag")].some((tag) => tag.textContent === "Vegan"),
    }));
    const dishes = cards.filter(({ title = "" }) => titles.includes(title));
    expect(dishes.length, locale).toBeGreaterThan(3);
    expect(dishes.filter(({ isMarked }) => !isMarked)).toEqual([]);
  }
});
