import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { toPlainText, visit } from "../support/visit.ts";

const { recipes, feeds } = messages.de;
const [wide, narrow] = [viewports[0].viewport, viewports[1].viewport];

for (const locale of ["de", "en"] as const) {
  test(`the home page in ${locale} is complete, and its carousel of authors scrolls by keyboard`, async ({ page }) => {
    const { feeds, whatToCook } = messages[locale];
    await page.setViewportSize(narrow);
    await visit(page, `/${locale}`);

    await test.step("it says in one sentence what the site is", async () => {
      for (const viewport of [wide, narrow]) {
        await page.setViewportSize(viewport);
        await expect(page.getByText(feeds.home.claim)).toBeInViewport({ ratio: 1 });
      }
    });

    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const sections = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(sections.length).toBeGreaterThan(10);
    expect(new Set(sections).size).toBe(sections.length);
    expect(sections).toContain(whatToCook.quiz.title);
    const searched = page.getByRole("region", { name: locale === "de" ? "Beliebte Suchen" : "Popular searches" });
    await expect(searched.getByRole("link").first()).toHaveAttribute("href", /\?search=./);
    await expect(page.getByRole("link", { name: feeds.more.ingredients })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const authors = page.getByRole("group", { name: locale === "de" ? "Autorinnen und Autoren" : "Authors" });
    await authors.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => authors.evaluate((row) => row.scrollLeft)).toBeGreaterThan(40);
    const last = authors.getByRole("link").last();
    await last.focus();
    await expect(last).toBeInViewport();
    const href = (await last.getAttribute("href")) ?? "";
    expect(href).toMatch(new RegExp(`^/${locale}/users/.`));
    expect((await sendRequest(href)).status).toBe(200);

    if (locale === "de") await test.step("a video and a recipe open", () => openVideoAndRecipe(page));
  });
}

async function openVideoAndRecipe(page: Page) {
  const panel = page.getByRole("region", { name: /Negroni/ });
  const button = panel.getByRole("button", { name: feeds.player.play });
  await expect(page.locator("video")).toHaveCount(0);
  // The poster is part of the button.
  await panel.getByRole("img").click({ force: true });
  const video = page.getByRole("dialog").locator("video");
  await expect(video).toBeVisible();
  await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.currentTime)).toBeGreaterThan(0);
  await expect(video.locator("track")).toHaveCount(2);
  await page.getByRole("dialog").getByRole("button", { name: feeds.player.close }).click();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(button).toBeFocused();

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
