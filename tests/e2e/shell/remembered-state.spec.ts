import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { readScroll, turnWheel } from "../support/scroll.ts";
import { visit, waitForHydration } from "../support/visit.ts";

const { banner } = messages.de.layout;

test("a closed banner stays closed, in the other language, too", async ({ page }) => {
  const note = page.getByRole("complementary", { name: banner.label });
  await visit(page, "/de/impressum");
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: banner.dismiss }).click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(note).toBeHidden();
  await page.goto("/en/imprint");
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
