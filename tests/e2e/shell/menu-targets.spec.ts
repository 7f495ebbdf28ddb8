import type { Page } from "@playwright/test";
import { address, slugAddress } from "#lib/routing/address.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { visit } from "../support/visit.ts";

const names = {
  de: { discover: "Entdecken", soups: "Suppen und Eintöpfe", tofu: "Tofu" },
  en: { discover: "Discover", soups: "Soups and stews", tofu: "Tofu" },
};
type Case = (typeof viewports)[number];

/** Opens a main entry of the menu, on a phone after the menu itself. */
async function openEntry(page: Page, { locale, viewport }: Case, name: string) {
  const { header } = messages[locale].layout;
  if (viewport.width < 1024) await page.getByRole("button", { name: header.openMenu }).click();
  // By its element: on a phone the menu is hidden once a link was followed.
  const menu = page.locator("nav.site-menu");
  await menu.locator("summary", { hasText: name }).click();
  return menu;
}

for (const one of viewports) {
  const { locale, viewport } = one;
  test.describe(`in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1024 });

    test("the menu leads to what helps to decide what to cook", async ({ page }) => {
      await visit(page, address(locale, "/about-us"));
      const menu = await openEntry(page, one, names[locale].discover);
      const panel = menu.locator("details[open]");
      const hrefs = await panel
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      const routes = ["/what-to-cook-today", "/use-up", "/ingredients", "/cookbooks", "/quiz"] as const;
      expect(hrefs).toEqual([
        ...routes.map((route) => address(locale, route)),
        slugAddress(locale, "/categories/[slug]", "community"),
        slugAddress(locale, "/categories/[slug]", "news"),
        address(locale, "/shopping-tips"),
      ]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await panel.getByRole("link").nth(2).click();
      await expect(page).toHaveURL(address(locale, "/ingredients"));
      const top = menu.locator("summary", { hasText: names[locale].discover });
      await expect(top).toHaveAttribute("aria-current", "true");
      await visit(page, slugAddress(locale, "/ingredients/[slug]", locale === "de" ? "tomate" : "tomato"));
      await expect(top).toHaveAttribute("aria-current", "true");
    });

    test("the stories menu leads to the stories of a category and says where there are none", async ({ page }) => {
      const { category } = messages[locale].stories;
      await visit(page, address(locale, "/about-us"));
      const menu = await openEntry(page, one, "Stories");
      await menu.locator("details[open]").getByRole("link", { name: names[locale].soups, exact: true }).click();
      const title = category.title.replace("{title}", names[locale].soups);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const cards = page.getByRole("main").getByRole("article").getByRole("link");
      await expect(cards.nth(3)).toBeVisible();
      for (const href of await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")))) {
        expect(href).toMatch(new RegExp(`^/${locale}/stories/`));
      }
      const marked = menu.locator(".menu-top[aria-current]");
      await expect(marked).toHaveText(/Stories$/);
      await expect(page.getByText(category.none)).toHaveCount(0);

      await openEntry(page, one, "Stories");
      await menu.locator("details[open]").getByRole("link", { name: names[locale].tofu, exact: true }).click();
      await expect(page.getByText(category.none)).toBeVisible();
      const nearest = page.getByRole("region", { name: category.nearest });
      await expect(nearest.getByRole("article")).toHaveCount(3);
      await expect(marked).toHaveText(/Stories$/);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the stories of a category are a page", async ({ page }) => {
    await page.goto("/de/stories/kategorien/kuerbis");
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    await page.goto("/de/stories/kategorien/news", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.de.errors.notFound.title);
  });
});
