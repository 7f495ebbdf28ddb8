import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit } from "../support/visit.ts";

const { header } = messages.de.layout;

const menuOf = (page: Page) => page.getByRole("navigation", { name: header.menu });
const entry = (page: Page, name: string) => menuOf(page).locator("summary", { hasText: name });
const soups = (page: Page) => menuOf(page).getByRole("link", { name: "Suppen und Eintöpfe" });

test.describe("on a desktop", () => {
  test.beforeEach(({ page }) => visit(page, "/de"));

  test("a click opens a dropdown; a second click, Escape or a click outside closes it", async ({ page }) => {
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

  test("only one dropdown is open at a time", async ({ page }) => {
    await entry(page, "Rezepte").click();
    await entry(page, "Stories").click();
    await expect(soups(page)).toHaveCount(1);
    await expect(soups(page)).toHaveAttribute("href", "/de/stories/kategorien/suppen-und-eintoepfe");
  });

  test("arrow keys move between entries and links", async ({ page }) => {
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

  test("a link closes the menu and opens its page", async ({ page }) => {
    await entry(page, "Rezepte").click();
    await soups(page).click();
    await expect(page).toHaveURL("/de/kategorien/suppen-und-eintoepfe");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Suppen");
    await expect(soups(page)).toBeHidden();
  });

  test("the partners have their own menu", async ({ page }) => {
    await entry(page, "Partner").click();
    await menuOf(page).getByRole("link", { name: "Kupferkessel" }).click();
    await expect(page).toHaveURL("/de/users/kupferkessel");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kupferkessel");
  });

  test("has no shop until the operator sets its address, and the own page of Plus", async ({ page }) => {
    await expect(menuOf(page).getByRole("link", { name: "App", exact: true })).toBeVisible();
    await expect(menuOf(page).getByRole("link", { name: "Plus", exact: true })).toHaveAttribute("href", "/de/plus");
    await expect(menuOf(page).getByRole("link", { name: "Shop" })).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu covers the page, opens a second level and returns", async ({ page }) => {
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

  test("a link opens its page and closes the menu", async ({ page }) => {
    await visit(page, "/de");
    await page.getByRole("button", { name: header.openMenu }).click();
    await entry(page, "Rezepte").click();
    await soups(page).click();
    await expect(page).toHaveURL("/de/kategorien/suppen-und-eintoepfe");
    await expect(menuOf(page)).toBeHidden();
  });
});
