import type { Page } from "@playwright/test";
import { serializeDeviceList } from "#lib/kitchen/shopping-lists/device-list.ts";
import { deviceListKey } from "#lib/kitchen/shopping-lists/open-count.ts";
import type { ShoppingItem } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { onion, shoppingItem } from "#tests/lib/kitchen/shopping-lists/fixtures.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

async function visitWith(page: Page, items: ShoppingItem[], path: string) {
  await page.addInitScript(([key, list]) => localStorage.setItem(key ?? "", list ?? ""), [
    deviceListKey,
    serializeDeviceList(items),
  ] as const);
  await visit(page, path);
  await expect(page.locator("[data-line]").first()).toBeVisible();
}

const titles = ["Ofenkürbis mit Salbeibutter", "Zwiebelkuchen mit Schmand und Speck", "Rote-Bete-Carpaccio mit Dill"];
const ofRecipes = titles.map((title, n) =>
  shoppingItem({
    ingredient: onion,
    amount: 2,
    recipe: {
      id: `66666666-6666-4666-8666-66666666666${n}`,
      titles: { de: title, en: title },
      hrefs: { de: `/de/rezepte/${n}`, en: `/en/recipes/${n}` },
      picture: null,
    },
  }),
);

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport, hasTouch: viewport.width < 500 });

    test("recipe names are whole and use the room that the name leaves", async ({ page }) => {
      await visitWith(page, [...ofRecipes, shoppingItem({ text: "Küchenpapier" })], address(locale, "/shopping-list"));
      const names = page.locator("[data-line] small");
      await expect(names).toHaveText(titles.join(", "));
      const shown = await names.evaluate((element) => {
        const row = element.closest("label")?.getBoundingClientRect();
        const name = element.previousElementSibling?.getBoundingClientRect();
        const { left, right, top } = element.getBoundingClientRect();
        const { textOverflow } = getComputedStyle(element);
        const isWhole = element.scrollWidth <= element.clientWidth && textOverflow === "clip";
        return { isWhole, left, right, rowRight: row?.right, isBelow: top >= (name?.bottom ?? 0), name };
      });
      expect(shown.isWhole).toBe(true);
      expect(shown.right).toBeCloseTo(shown.rowRight ?? 0, 0);
      // Beside the name on a desk, below it on a phone.
      expect(shown.isBelow).toBe(viewport.width < 500);
      const start = (viewport.width < 500 ? shown.name?.left : shown.name?.right) ?? 0;
      expect(shown.left - start).toBeLessThan(12);
      // Without any amount in its section a name begins beside the checkbox.
      const own = page.locator("[data-line]").filter({ hasText: "Küchenpapier" });
      const gap = await own.evaluate((element) => {
        const [box, name] = ["input", "span"].map((selector) =>
          element.querySelector(selector)?.getBoundingClientRect(),
        );
        return (name?.left ?? 0) - (box?.right ?? 0);
      });
      expect(gap).toBeLessThan(20);
    });
  });
}

test("two items are printed on one page, from a high window, too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await visitWith(
    page,
    [shoppingItem({ text: "6 Eier" }), shoppingItem({ text: "Brot" })],
    address("de", "/shopping-list"),
  );
  for (const format of ["A4", "Letter"]) expect(countPages(await page.pdf({ format })), format).toBe(1);
});

/** The root of the page tree counts the pages. */
function countPages(pdf: Buffer): number {
  return Math.max(
    ...[...pdf.toString("latin1").matchAll(/\/Type\s*\/Pages[^>]*?\/Count\s+(\d+)/g)].map(([, count]) => Number(count)),
  );
}
