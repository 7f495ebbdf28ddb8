import type { Page } from "@playwright/test";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const { header } = words.de.layout;

const menuOf = (page: Page) => page.getByRole("navigation", { name: header.menu });
const entry = (page: Page, name: string) => menuOf(page).locator("summary", { hasText: name });
const soups = (page: Page) => menuOf(page).getByRole("link", { name: "Suppen und Eintöpfe" });

test.describe("on a wide window", () => {
  test.beforeEach(({ page }) => visit(page, "/de"));

  test("a press opens a dropdown, another one, Escape or a press elsewhere closes it", async ({ page }) => {
    await entry(page, "Rezepte").click();
    await expect(soups(page)).toBeVisible();
    await entry(page, "Rezepte").click();
    await expect(soups(page)).toBeHidden();
    await entry(page, "Rezepte").click();
    await page.keyboard.press("Escape");
    await expect(soups(page)).toBeHidden();
    await expect(entry(page, "Rezepte")).toBeFocused();
    await entry(page, "Rezepte").click();
    await page.mouse.click(640, 780);
    await expect(soups(page)).toBeHidden();
  });

  test("there is one dropdown at a time", async ({ page }) => {
    await entry(page, "Rezepte").click();
    await entry(page, "Stories").click();
    await expect(soups(page)).toHaveCount(1);
    await expect(soups(page)).toHaveAttribute("href", /#stories$/);
  });

  test("arrow keys lead along the entries and through their links", async ({ page }) => {
    await entry(page, "Rezepte").focus();
    await page.keyboard.press("ArrowRight");
    await expect(entry(page, "Stories")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await expect(menuOf(page).getByRole("link", { name: "Frühstück" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(menuOf(page).getByRole("link", { name: "Brunch" })).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await expect(entry(page, "Rezepte")).toBeFocused();
  });

  test("a link closes the menu and marks where the reader is", async ({ page }) => {
    await entry(page, "Rezepte").click();
    await soups(page).click();
    await expect(page).toHaveURL("/de/kategorien/suppen-und-eintoepfe");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Suppen");
    await expect(soups(page)).toBeHidden();
  });

  test("the partners are a menu of their own", async ({ page }) => {
    await entry(page, "Partner").click();
    await menuOf(page).getByRole("link", { name: "Kupferkessel" }).click();
    await expect(page).toHaveURL("/de/users/kupferkessel");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kupferkessel");
  });

  test("other sites open in a tab of their own and say so", async ({ page }) => {
    for (const name of ["Shop", "Plus"]) {
      const link = menuOf(page).getByRole("link", { name: `${name} (${words.de.layout.page.newTab})` });
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toHaveAttribute("href", /^https:\/\/.+\/de$/);
    }
  });
});

test.describe("on a narrow window", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu covers the page, level by level, and goes back", async ({ page }) => {
    await visit(page, "/de");
    await expect(menuOf(page)).toBeHidden();
    await page.getByRole("button", { name: header.openMenu }).click();
    await expect(entry(page, "Stories")).toBeVisible();
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    await entry(page, "Rezepte").click();
    await expect(soups(page)).toBeVisible();
    await expect(entry(page, "Stories")).toBeHidden();
    await entry(page, "Rezepte").click();
    await expect(entry(page, "Stories")).toBeVisible();
    await expect(soups(page)).toBeHidden();
    await page.getByRole("button", { name: header.closeMenu }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
  });

  test("a link in it leads to its page and leaves the menu closed", async ({ page }) => {
    await visit(page, "/de");
    await page.getByRole("button", { name: header.openMenu }).click();
    await entry(page, "Rezepte").click();
    await soups(page).click();
    await expect(page).toHaveURL("/de/kategorien/suppen-und-eintoepfe");
    await expect(menuOf(page)).toBeHidden();
  });
});
