import { expect, test } from "../support/silence.ts";
import { plain, visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const { searches, suggestions, ui, cards } = words.de;

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

test("what to cook today: three choices become an address and a list of recipes", async ({ page }) => {
  await visit(page, "/de/was-koche-ich-heute");
  await page.getByRole("combobox", { name: suggestions.quiz.diet }).selectOption(suggestions.choices.diet.vegetarian);
  await page.getByRole("combobox", { name: suggestions.quiz.meal }).selectOption(suggestions.choices.meal.lunch);
  await page.getByRole("combobox", { name: suggestions.quiz.other }).selectOption(suggestions.choices.other.healthy);
  await page.getByRole("button", { name: suggestions.quiz.submit }).click();
  await expect(page).toHaveURL("/de/was-koche-ich-heute/vegetarisch/mittagessen/gesund");
  await expect(page.getByRole("combobox", { name: suggestions.quiz.diet })).toHaveValue("vegetarisch");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
  await page.getByRole("button", { name: suggestions.quiz.surprise }).click();
  await expect(page).toHaveURL(/\/de\/rezepte\/./);
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
