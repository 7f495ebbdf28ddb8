import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit, waitForStreamed } from "#tests/e2e/support/visit.ts";

const pages = {
  de: {
    list: "/de/rezepte",
    long: "/de/rezepte/ofenkuerbissuppe-mit-kernoel",
    quick: "/de/rezepte/guacamole-mit-limette",
    shown: "1:05\u00a0Std.",
    words: "1 Stunde 5 Minuten",
    news: "/de/kategorien/news",
    date: /^\d{1,2}\.\u00a0\p{L}+ \d{4}$/u,
  },
  en: {
    list: "/en/recipes",
    long: "/en/recipes/ofenkuerbissuppe-mit-kernoel",
    quick: "/en/recipes/guacamole-with-lime",
    shown: "1:05\u00a0h",
    words: "1 hour 5 minutes",
    news: "/en/categories/news",
    date: /^\d{1,2}\u00a0\p{L}+ \d{4}$/u,
  },
} as const;

for (const locale of ["de", "en"] as const) {
  const { list, long, quick, shown, words, news, date } = pages[locale];
  const band = messages[locale].recipes.times;

  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    test(`${locale}: durations have their unit and are read in words (${width})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, list);
      const times = page.getByRole("main").getByRole("article").locator("time");
      expect(await times.count()).toBeGreaterThan(10);
      for (const text of await times.locator("[aria-hidden]").allTextContents()) {
        expect(text).toMatch(
          locale === "de" ? /^(\d+\u00a0Min\.|\d+:\d\d\u00a0Std\.)$/ : /^(\d+\u00a0min|\d+:\d\d\u00a0h)$/,
        );
      }
      await page.goto(long);
      const region = page.getByRole("region", { name: band.title });
      await expect(region.getByText(shown)).toBeVisible();
      await expect(region.getByText(words, { exact: true })).toHaveClass("sr-only");
      await expect(region.locator("> [aria-hidden]")).toBeVisible();
    });
  }

  test(`${locale}: a recipe with one part of time has no band`, async ({ page }) => {
    await page.goto(quick);
    const region = page.getByRole("region", { name: band.title });
    await expect(region.locator("time")).toHaveCount(2);
    await expect(region.locator("> [aria-hidden]")).toHaveCount(0);
  });

  test(`${locale}: the day stays on the line of its month`, async ({ page }) => {
    for (const path of [news, long]) {
      await page.goto(path);
      await waitForStreamed(page);
      const dates = (await page.getByRole("main").locator("time").allTextContents()).filter((text) =>
        /\d{4}$/.test(text),
      );
      expect(dates.length, path).toBeGreaterThan(0);
      for (const text of dates) expect(text).toMatch(date);
    }
  });
}
