import type { Page } from "@playwright/test";
import { ask } from "../support/ask.ts";
import { parseHtml } from "../support/document.ts";
import { expect, test } from "../support/silence.ts";
import { plain, visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 844 };

const lists = {
  de: { path: "/de/rezepte", vegan: "ernaehrung=vegan", byTime: "sortierung=zeit", byTitle: "sortierung=titel" },
  en: { path: "/en/recipes", vegan: "diet=vegan", byTime: "sort=time", byTitle: "sort=title" },
};

const titlesOf = async (page: Page) =>
  (await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents()).map(plain);

for (const locale of ["de", "en"] as const) {
  const { path, vegan, byTime, byTitle } = lists[locale];
  const { facets, sort } = words[locale].searches;

  test(`${locale}: a list is narrowed down, put in order and read on, all in its address`, async ({ page }) => {
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      await visit(page, path);
      const count = page.getByRole("main").getByRole("status");
      const whole = await count.textContent();
      const sheet = page.getByRole("complementary", { name: facets.label });
      const openSheet = page.getByRole("button", { name: /^Filters?$/ });
      const box = sheet.getByRole("checkbox", { name: /^Vegan/ });
      if (viewport === narrow) await openSheet.click();
      await box.press("Space");
      await expect(page).toHaveURL(`${path}?${vegan}`);
      await expect(count).not.toHaveText(whole ?? "");
      // The page is another one, and the reader is where they were.
      await expect(box).toBeChecked();
      await expect(box).toBeFocused();
      if (viewport === narrow) await sheet.getByRole("button", { name: facets.close }).click();
      await page.getByRole("combobox", { name: sort.label }).selectOption(sort.time);
      await expect(page).toHaveURL(`${path}?${vegan}&${byTime}`);
      await page.getByRole("link", { name: `Vegan ${facets.remove}` }).click();
      await expect(page).toHaveURL(`${path}?${byTime}`);
      await expect(count).toHaveText(whole ?? "");
      await page.getByRole("combobox", { name: sort.label }).selectOption(sort.title);
      await expect(page).toHaveURL(`${path}?${byTitle}`);
      const titles = await titlesOf(page);
      expect(titles).toEqual(titles.toSorted(new Intl.Collator(locale, { sensitivity: "base" }).compare));

      const pages = page.getByRole("navigation", { name: words[locale].ui.pagination.label });
      await pages.getByRole("link", { name: words[locale].ui.pagination.next }).click();
      await expect(page).toHaveURL(`${path}?${byTitle}&page=2`);
      await expect(pages.locator("[aria-current=page]")).toHaveText("2");
      expect((await titlesOf(page)).some((title) => titles.includes(title))).toBe(false);
      const scrolled = () => page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 700);
      await expect.poll(scrolled).toBeGreaterThan(500);
      const left = await scrolled();
      await page.getByRole("article").getByRole("link").nth(4).click();
      await expect(page).toHaveURL(new RegExp(`${path}/.`));
      await page.goBack();
      await expect(page).toHaveURL(`${path}?${byTitle}&page=2`);
      await expect.poll(scrolled).toBe(left);
    }
  });
}

test("a list that has nothing left says what to let go of", async ({ page }) => {
  await page.goto("/de/rezepte?ernaehrung=vegan&zutat=haehnchen");
  const { results } = words.de.searches;
  await expect(page.getByRole("heading", { name: results.noneFiltered })).toBeVisible();
  await page
    .getByRole("region", { name: results.waysOut })
    .getByRole("link", { name: /Ernährung/ })
    .click();
  await expect(page).toHaveURL("/de/rezepte?zutat=haehnchen");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters and the order of a list are a form", async ({ page }) => {
    const { facets, sort } = words.de.searches;
    await page.goto("/de/kategorien/abendessen");
    await page.getByRole("checkbox", { name: facets.minutes.replace("{minutes}", "30") }).check();
    await page.getByRole("button", { name: /zeigen$/ }).click();
    await expect(page).toHaveURL(/\/de\/kategorien\/abendessen\?zeit=30/);
    await page.getByRole("combobox", { name: sort.label }).selectOption(sort.title);
    await page.getByRole("button", { name: sort.apply }).click();
    await expect(page).toHaveURL(/zeit=30&sortierung=titel/);
    await page.getByRole("link", { name: new RegExp(facets.remove) }).click();
    await expect(page).toHaveURL("/de/kategorien/abendessen?sortierung=titel");
    await page.getByRole("combobox", { name: sort.label }).selectOption(sort.newest);
    await page.getByRole("button", { name: sort.apply }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    expect((await page.getByRole("main").getByRole("status").textContent())?.length).toBeGreaterThan(0);
  });
});

test("what is asked of a list is made for whoever asks, and no search engine keeps it", async () => {
  for (const path of [
    "/de/rezepte?sortierung=titel",
    "/en/recipes/community?sort=title",
    "/de/stories?sortierung=titel",
    "/de/kategorien/abendessen?zeit=30",
    "/en/categories/dinner?sort=time",
    "/de/tags/vegan?zeit=30",
    "/de/zutaten/knoblauch?sortierung=titel",
  ]) {
    const { status, text, headers } = await ask(path);
    expect(status, path).toBe(200);
    const document = parseHtml(text);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content"), path).toBe("noindex, follow");
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
    expect(new URL(canonical).pathname + new URL(canonical).search, path).toBe(path.split("?")[0]);
    expect(document.querySelectorAll("main article").length, path).toBeGreaterThan(0);
    expect(headers.get("set-cookie"), path).toBeNull();
  }
});

test("whatever is asked of a list, there is a page", async () => {
  const odd: [string, number, string?][] = [
    ["ernaehrung=nichts", 307, ""],
    ["ernaehrung=%27%29", 307, ""],
    ["ernaehrung=%00&zeit[]=20", 307, ""],
    ["sortierung=__proto__", 307, ""],
    ["sortierung=neueste", 307, ""],
    ["sortierung=bewertung", 200],
    ["sortierung=bewertung&page=99", 307, "?sortierung=bewertung"],
    [`zutat=${"%F0%9F%8D%95".repeat(10_000)}&sortierung=bewertung`, 307],
    ["ernaehrung=vegan&page=99", 307, "?ernaehrung=vegan"],
    ["ernaehrung=vegan&page=1000000000", 200],
    ["ernaehrung=vegan&page=0", 200],
    ["ernaehrung=vegan&page=-1", 200],
    ["ernaehrung=vegan&page=%F0%9F%8D%95", 200],
    ["ernaehrung=vegan&ernaehrung=nichts", 200],
    [`ernaehrung=vegan&zutat=${"a".repeat(4000)}`, 200],
    ["sortierung=&ernaehrung=", 200],
    ["utm_source=brief", 200],
    ["page=0", 404],
    ["page=-1", 404],
    ["page=1000000000", 404],
  ];
  for (const path of ["/de/rezepte", "/de/rezepte/community", "/de/kategorien/abendessen", "/de/tags/vegan"]) {
    for (const [query, status, target] of odd) {
      const answer = await ask(`${path}?${query}`);
      expect(answer.status, `${path}?${query}`).toBe(status);
      if (target !== undefined) expect(answer.location).toBe(path + target);
    }
  }
});
