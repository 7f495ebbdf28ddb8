import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { toPlainText, visit } from "../support/visit.ts";

const { recipes } = messages.de;
const [wide, narrow] = [viewports[0].viewport, viewports[1].viewport];

for (const locale of ["de", "en"] as const) {
  test(`the home page in ${locale} says what the site is, and has each thing once`, async ({ page }) => {
    const { feeds, whatToCook } = messages[locale];
    await page.setViewportSize(narrow);
    await visit(page, `/${locale}`);

    await test.step("what it is, and what is free, is on the first screen", async () => {
      for (const viewport of [wide, narrow]) {
        await page.setViewportSize(viewport);
        await expect(page.getByText(feeds.home.claim)).toBeInViewport({ ratio: 1 });
        const tools = page.getByRole("navigation", { name: feeds.home.tools }).getByRole("link");
        await expect(tools).toHaveCount(3);
        for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
      }
    });

    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const sections = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(sections.length).toBeGreaterThan(5);
    expect(new Set(sections).size).toBe(sections.length);
    expect(sections[0]).toBe(whatToCook.quiz.title);
    await expect(page.getByRole("link", { name: feeds.more.ingredients })).toHaveCount(1);
    await expect(page.locator(".ad-title")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await test.step("a row of cards scrolls by keyboard", async () => {
      const row = page.getByRole("group", { name: locale === "de" ? "Aus der Community" : "From the community" });
      await row.focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(40);
    });

    if (locale === "de") await test.step("a recipe opens", () => openRecipe(page));
  });
}

async function openRecipe(page: Page) {
  const card = page.getByRole("region", { name: "Neue Rezepte" }).getByRole("article").first();
  const title = toPlainText(await card.getByRole("heading").textContent());
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/rezepte\/./);
  await expect.poll(async () => toPlainText(await page.getByRole("heading", { level: 1 }).textContent())).toBe(title);
  const times = page.getByRole("region", { name: recipes.times.title });
  await expect(times.getByText(recipes.times.total)).toBeVisible();
  await expect(times.locator("time").first()).toHaveAttribute("datetime", /^PT\d/);
  const ingredient = page.getByRole("region", { name: recipes.ingredients.title }).getByRole("checkbox").first();
  await ingredient.check();
  await expect(ingredient).toBeChecked();
}
