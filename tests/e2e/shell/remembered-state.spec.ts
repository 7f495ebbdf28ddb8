import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { exampleAddresses } from "#tests/e2e/support/example-pages.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { readScroll, turnWheel } from "../support/scroll.ts";
import { visit, waitForHydration } from "../support/visit.ts";

const { banner, footer } = messages.de.layout;

const rememberedLocale = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "locale")?.value;

test("the language switch opens the same recipe and stores the language", async ({ page }) => {
  const { de, en } = await exampleAddresses("/recipes/[slug]");
  await visit(page, de);
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole("navigation", { name: footer.language }).getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(en);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await rememberedLocale(page)).toBe("en");
  await page.goto("/");
  await expect(page).toHaveURL("/en");
});

test("the language switch follows client navigation", async ({ page }) => {
  await visit(page, "/de");
  await page.getByRole("contentinfo").getByRole("link", { name: footer.imprint }).click();
  await expect(page).toHaveURL("/de/impressum");
  await page.getByRole("navigation", { name: footer.language }).getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/en/imprint");
});

test("a closed banner stays closed, and what to cook today has none", async ({ page }) => {
  const note = page.getByRole("complementary", { name: banner.label });
  await visit(page, "/de");
  await expect(note).toBeVisible();
  await page.goto("/de/was-koche-ich-heute");
  await expect(note).toBeHidden();
  await visit(page, "/de/rezepte");
  await note.getByRole("button", { name: banner.dismiss }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(note).toBeHidden();
  await page.goto("/en");
  await expect(page.getByRole("complementary", { name: messages.en.layout.banner.label })).toBeHidden();
});

test("history navigation and reload restore the scroll position", async ({ page }) => {
  await visit(page, "/de/rezepte");
  const card = page.locator("main article").nth(11);
  await card.scrollIntoViewIfNeeded();
  const top = await turnWheel(page, 137);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("scroll:/de/rezepte"))).toBe(String(top));
  expect(top).toBeGreaterThan(300);
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/de\/rezepte\/./);
  await expect.poll(() => readScroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/de/rezepte");
  await expect.poll(() => readScroll(page)).toBe(top);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => readScroll(page)).toBe(top);
});

test("print shows the recipe without header, footer and banner", async ({ page }) => {
  await page.goto((await exampleAddresses("/recipes/[slug]")).de);
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole("complementary", { name: banner.label })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: messages.de.recipes.ingredients.title })).toBeVisible();
});
