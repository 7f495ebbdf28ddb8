import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { visit } from "../support/visit.ts";

test("the home page is complete in both languages, and its carousel of authors scrolls by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of ["de", "en"] as const) {
    const { feeds, whatToCook } = messages[locale];
    await visit(page, `/${locale}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const sections = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(sections.length).toBeGreaterThan(10);
    expect(new Set(sections).size).toBe(sections.length);
    expect(sections).toContain(whatToCook.quiz.title);

    const authors = page.getByRole("group", { name: locale === "de" ? "Autorinnen und Autoren" : "Authors" });
    await authors.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => authors.evaluate((row) => row.scrollLeft)).toBeGreaterThan(40);
    const last = authors.getByRole("link").last();
    await last.focus();
    await expect(last).toBeInViewport();
    const href = await last.getAttribute("href");
    expect(href).toMatch(new RegExp(`^/${locale}/users/.`));

    const searched = page.getByRole("region", { name: locale === "de" ? "Beliebte Suchen" : "Popular searches" });
    await expect(searched.getByRole("link").first()).toHaveAttribute("href", /\?search=./);
    await expect(page.getByRole("link", { name: feeds.more.ingredients })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.goto(href ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the home page says in one sentence what the site is", async ({ page }) => {
  for (const { locale, viewport } of viewports) {
    await page.setViewportSize(viewport);
    await page.goto(`/${locale}`);
    await expect(page.getByText(messages[locale].feeds.home.claim)).toBeInViewport({ ratio: 1 });
  }
});
