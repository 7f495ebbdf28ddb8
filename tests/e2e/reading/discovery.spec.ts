import { addresses } from "#lib/routing/address.ts";
import { whatToCookAddress } from "#lib/routing/what-to-cook-address.ts";
import { choiceWord } from "#lib/routing/what-to-cook-words.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { toPlainText, visit, waitForHydration, waitForStreamed } from "../support/visit.ts";

const { search, ui, cards } = messages.de;

test("a search without umlauts finds words with umlauts", async ({ page }) => {
  await page.goto("/de/suche?search=Kuerbis");
  await waitForStreamed(page);
  const titles = await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();
  expect(titles.map(toPlainText).filter((title) => /kürbis/i.test(title)).length).toBeGreaterThan(1);
  await page
    .getByRole("navigation", { name: search.results.types })
    .getByRole("link", { name: search.results.stories })
    .click();
  await expect(page).toHaveURL("/de/suche?search=Kuerbis&type=stories");
  await expect(page.getByRole("main").getByRole("article").first().getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/de\/stories\//,
  );
});

test("a search without results offers popular recipes and the hotline", async ({ page }) => {
  await page.goto("/de/suche?search=Quastenflosser");
  await expect(page.getByText(search.results.none.replace("{search}", "Quastenflosser"))).toBeVisible();
  await expect(page.getByRole("region", { name: search.results.popular }).getByRole("article")).not.toHaveCount(0);
  await page.getByRole("link", { name: search.results.missingAction }).click();
  await expect(page).toHaveURL("/de/l/kochhotline");
});

test("what to cook today shows recipes for three choices, and surprises", async ({ page }) => {
  for (const { locale, viewport } of viewports) {
    const { quiz, results, choices } = messages[locale].whatToCook;
    const recipes = locale === "de" ? "/de/rezepte/" : "/en/recipes/";
    const choose = (choice: "diet" | "meal" | "other", label: string) =>
      page.getByRole("combobox", { name: quiz[choice] }).selectOption({ label });
    await page.setViewportSize(viewport);
    await visit(page, addresses("/what-to-cook-today")[locale]);
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    // These have a dish of every season; no vegetarian one is of the spring.
    await choose("diet", choices.diet.all);
    await choose("meal", choices.meal.lunch);
    await choose("other", choices.other.healthy);
    await page.getByRole("button", { name: quiz.submit }).click();
    await expect(page).toHaveURL(whatToCookAddress(locale, ["all", "lunch", "healthy"]));
    await expect(page.getByRole("combobox", { name: quiz.diet })).toHaveValue(choiceWord("diet", "all", locale));
    await expect(page.getByText(results.inSeason).first()).toBeVisible();

    // Each surprise differs from the one before and from the first recipe of the page.
    const best = await page
      .getByRole("main")
      .getByRole("article")
      .first()
      .getByRole("link")
      .first()
      .getAttribute("href");
    const picked: string[] = [];
    for (let round = 0; round < 3; round++) {
      await page.getByRole("button", { name: quiz.surprise }).click();
      await page.waitForURL((url) => url.pathname.startsWith(recipes));
      picked.push(new URL(page.url()).pathname);
      await page.goBack();
      await waitForHydration(page);
    }
    expect(picked).not.toContain(best);
    expect(picked[1]).not.toBe(picked[0]);
    expect(picked[2]).not.toBe(picked[1]);

    // Every combination has results; near matches are marked as such.
    await page.goto(whatToCookAddress(locale, ["vegan", "breakfast", "for-children"]));
    await waitForStreamed(page);
    expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThanOrEqual(4);
    await expect(page.getByText(results.noMore)).toBeVisible();
    await expect(page.getByRole("link", { name: messages[locale].pantry.link.page })).toHaveAttribute(
      "href",
      addresses("/use-up")[locale],
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test("a list has pages", async ({ page }) => {
  await visit(page, "/de/rezepte");
  const seen = new Set<string>();
  const collect = async () => {
    for (const link of await page.getByRole("main").getByRole("article").getByRole("link").all()) {
      seen.add((await link.getAttribute("href")) ?? "");
    }
  };
  await collect();
  expect(seen.size).toBe(24);
  const pages = page.getByRole("navigation", { name: ui.pagination.label });
  await pages.getByRole("link", { name: ui.pagination.next }).click();
  await expect(page).toHaveURL("/de/rezepte?page=2");
  await expect(page).toHaveTitle(/Seite\s2/);
  await expect(pages.locator("[aria-current=page]")).toHaveText("2");
  await collect();
  expect(seen.size).toBeGreaterThan(40);
  await pages.getByRole("link", { name: ui.pagination.previous }).click();
  await expect(page).toHaveURL("/de/rezepte");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(cards.recipes.title);
});
