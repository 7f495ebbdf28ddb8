import type { Request } from "@playwright/test";
import { looks } from "../support/looks.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

test("the start page is laid in both languages, whole and in order, and its row of kitchens moves by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of ["de", "en"] as const) {
    const { feeds, suggestions } = words[locale];
    await visit(page, `/${locale}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const sections = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(sections.length).toBeGreaterThan(10);
    expect(new Set(sections).size).toBe(sections.length);
    expect(sections).toContain(suggestions.quiz.title);

    const kitchens = page.getByRole("group", { name: locale === "de" ? "Wer hier kocht" : "Who cooks here" });
    await kitchens.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => kitchens.evaluate((row) => row.scrollLeft)).toBeGreaterThan(40);
    const last = kitchens.getByRole("link").last();
    await last.focus();
    await expect(last).toBeInViewport();
    const href = await last.getAttribute("href");
    expect(href).toMatch(new RegExp(`^/${locale}/users/.`));

    const searched = page.getByRole("region", { name: locale === "de" ? "Oft gesucht" : "Often searched for" });
    await expect(searched.getByRole("link").first()).toHaveAttribute("href", /\?search=./);
    await expect(page.getByRole("link", { name: feeds.more.ingredients })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.goto(href ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the start page and a recipe ask for no more than twenty things before they are loaded", async ({ page }) => {
  for (const { viewport } of looks.slice(0, 2)) {
    await page.setViewportSize(viewport);
    for (const path of ["/de", "/en", "/de/rezepte/ofenkuerbissuppe-mit-kernoel"]) {
      const asked: string[] = [];
      // What the page before still asks for is not counted.
      await page.goto("about:blank");
      const note = (request: Request) => request.url().startsWith("http") && asked.push(request.url());
      page.on("request", note);
      page.once("load", () => page.off("request", note));
      await page.goto(path, { waitUntil: "load" });
      expect(asked.length, `${path} at ${viewport.width}:\n${asked.join("\n")}`).toBeLessThanOrEqual(20);
    }
  }
});
