import { addresses } from "#lib/i18n/address.ts";
import { quizAddress } from "#lib/i18n/quiz-address.ts";
import { quizWord } from "#lib/i18n/quiz-words.ts";
import { looks } from "../support/looks.ts";
import { expect, test } from "../support/silence.ts";
import { plain, takenOver, visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const { searches, ui, cards } = words.de;

test("a search without umlauts finds them", async ({ page }) => {
  await page.goto("/de/suche?search=Kuerbis");
  const titles = await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();
  expect(titles.map(plain).filter((title) => /kürbis/i.test(title)).length).toBeGreaterThan(1);
  await page
    .getByRole("navigation", { name: searches.results.types })
    .getByRole("link", { name: searches.results.stories })
    .click();
  await expect(page).toHaveURL("/de/suche?search=Kuerbis&type=stories");
  await expect(page.getByRole("main").getByRole("article").first().getByRole("link").first()).toHaveAttribute(
    "href",
    /^\/de\/stories\//,
  );
});

test("a search without results says so, shows what others like and where to ask", async ({ page }) => {
  await page.goto("/de/suche?search=Quastenflosser");
  await expect(page.getByText(searches.results.none.replace("{search}", "Quastenflosser"))).toBeVisible();
  await expect(page.getByRole("region", { name: searches.results.popular }).getByRole("article")).not.toHaveCount(0);
  await page.getByRole("link", { name: searches.results.missingAction }).click();
  await expect(page).toHaveURL("/de/l/kochhotline");
});

test("what to cook today: three choices become an address and recipes, in both languages and at both widths", async ({
  page,
}) => {
  for (const { locale, viewport } of looks) {
    const { quiz, results, choices } = words[locale].suggestions;
    const recipes = locale === "de" ? "/de/rezepte/" : "/en/recipes/";
    const choose = (choice: "diet" | "meal" | "other", label: string) =>
      page.getByRole("combobox", { name: quiz[choice] }).selectOption({ label });
    await page.setViewportSize(viewport);
    await visit(page, addresses("/what-to-cook-today")[locale]);
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    await choose("diet", choices.diet.vegetarian);
    await choose("meal", choices.meal.lunch);
    await choose("other", choices.other.healthy);
    await page.getByRole("button", { name: quiz.submit }).click();
    await expect(page).toHaveURL(quizAddress(locale, ["vegetarian", "lunch", "healthy"]));
    await expect(page.getByRole("combobox", { name: quiz.diet })).toHaveValue(quizWord("diet", "vegetarian", locale));
    await expect(page.getByText(results.inSeason).first()).toBeVisible();

    // Back from each surprise comes another one, and never what the page shows.
    const best = await page
      .getByRole("main")
      .getByRole("article")
      .first()
      .getByRole("link")
      .first()
      .getAttribute("href");
    const drawn: string[] = [];
    for (let round = 0; round < 3; round++) {
      await page.getByRole("button", { name: quiz.surprise }).click();
      await page.waitForURL((url) => url.pathname.startsWith(recipes));
      drawn.push(new URL(page.url()).pathname);
      await page.goBack();
      await takenOver(page);
    }
    expect(drawn).not.toContain(best);
    expect(drawn[1]).not.toBe(drawn[0]);
    expect(drawn[2]).not.toBe(drawn[1]);

    // No combination is without an answer, and where it is not exact it says so.
    await page.goto(quizAddress(locale, ["vegan", "breakfast", "for-children"]));
    expect(await page.getByRole("main").getByRole("article").count()).toBeGreaterThanOrEqual(4);
    await expect(page.getByText(results.noMore)).toBeVisible();
    await expect(page.getByRole("link", { name: words[locale].larders.link.page })).toHaveAttribute(
      "href",
      addresses("/use-up")[locale],
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test("a list is read page by page", async ({ page }) => {
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
