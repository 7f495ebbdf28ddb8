import type { Page } from "@playwright/test";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, isPublicItem, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), viewport: viewports[3].viewport, hasTouch: true });

/** What a reader types, and the aisle it belongs to; null for what is no food of the site. */
const entries = [
  ["2 tins tomatoes", "storeCupboard"],
  ["a bunch of parsley", "produce"],
  ["a few bananas", "produce"],
  ["leek", "produce"],
  ["bread", "bakery"],
  ["kitchen roll", null],
] as const;

/** The recipe with the most ingredients of those with mushrooms in grams. */
async function findMushroomRecipe() {
  const [recipe] = await query<{ slug: string; amount: number; many: string }>(
    dataDir,
    `select item_texts.slug, amount, ingredient_texts.plural as many from recipe_ingredients
     join ingredients on ingredients.id = ingredient_id and key = 'mushroom'
     join ingredient_texts on ingredient_texts.ingredient_id = ingredients.id and ingredient_texts.locale = 'en'
     join item_texts on item_texts.item_id = recipe_ingredients.item_id and item_texts.locale = 'en'
     join items on items.id = recipe_ingredients.item_id and ${isPublicItem}
     where unit = 'g' and amount < 500 and amount_max is null
     order by (select count(*) from recipe_ingredients x where x.item_id = items.id) desc limit 1`,
  );
  if (!recipe) throw new Error("no recipe with mushrooms");
  return { ...recipe, path: slugAddress("en", "/recipes/[slug]", recipe.slug) };
}

const row = (page: Page, name: string) =>
  page.locator("[data-line]").filter({ has: page.locator("label").getByText(name, { exact: true }) });
const basket = (page: Page) => page.getByRole("banner").locator(".list-link");

const t = messages.en.shoppingLists;
const listPath = address("en", "/shopping-list");
const section = (page: Page, aisle: keyof typeof t.page.aisles) =>
  page.getByRole("region", { name: t.page.aisles[aisle] });

async function add(page: Page, text: string) {
  await page.getByLabel(t.page.write).fill(text);
  await page.getByLabel(t.page.write).press("Enter");
}

async function expectInBasket(page: Page, count: number) {
  const name = `${t.link.label}, ${interpolate(t.link.many, { count })}`;
  await expect(basket(page)).toHaveAccessibleName(name);
  await expect(basket(page).locator(".list-count")).toHaveText(String(count));
}

/** Adds a recipe with its dialog, and goes to the list. */
async function writeList(page: Page) {
  const recipe = await findMushroomRecipe();
  await visit(page, recipe.path);
  await page.getByRole("button", { name: t.addButton.label }).click();
  const dialog = page.getByRole("dialog", { name: t.addModal.title });
  const selected = dialog.getByRole("checkbox", { checked: true });
  await expect(selected.first()).toBeVisible();
  const count = await selected.count();
  await dialog.getByRole("button", { name: interpolate(t.addModal.add, { count }) }).click();
  await expect(page.locator(".toaster")).toContainText(interpolate(t.addModal.onList, { count }));
  await expectInBasket(page, count);
  await page.locator(".toaster").getByRole("button", { name: t.addModal.toList }).click();
  await expect(page).toHaveURL(listPath);
  await expect(row(page, recipe.many)).toHaveCount(1);
  return { recipe, count };
}

test("own entries go to their aisle, are added to a recipe's amount, and keep their words", async ({ page }) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (request) => /users\/me/.test(request.url()) && asked.push(request.url()));
  const { recipe, count } = await writeList(page);
  const mushrooms = row(page, recipe.many);
  await expect(mushrooms.locator("b")).toHaveText(new RegExp(`^${recipe.amount}\\sg$`));

  await add(page, `500 g ${recipe.many}`);
  await expect(mushrooms).toHaveCount(1);
  const total = `${recipe.amount + 500} g`;
  await expect(mushrooms.locator("b")).toHaveText(new RegExp(`^${recipe.amount + 500}\\sg$`));
  await expect(mushrooms.locator("small")).toContainText(t.page.own);
  await expect(page.locator("main [role=status]").last()).toHaveText(
    interpolate(t.page.added, { name: `${total} ${recipe.many}`, aisle: t.page.aisles.produce }),
  );

  for (const [text, aisle] of entries) {
    await add(page, text);
    const added = page.locator("[data-added]");
    await expect(added).toHaveCount(1);
    await expect(added.locator("label")).toContainText(text.split(" ").at(-1) ?? "");
    await expect(added).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(t.page.write)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(t.page.write)).toBeFocused();
    await expect(section(page, aisle ?? "own").locator("[data-added]")).toHaveCount(1);
    await expect(page.locator("main [role=status]").last()).toContainText(t.page.aisles[aisle ?? "own"]);
  }
  await expectAccessible(page, "the list with own entries");
  const rowCount = await page.locator("[data-line]").count();
  expect(rowCount).toBeGreaterThan(count + 1);
  await expectInBasket(page, rowCount);

  // Both are changed in one form, the words as they were typed.
  await mushrooms.locator("summary").click();
  await mushrooms.getByRole("button", { name: t.page.changeText }).click();
  const form = page.locator("[data-line] form");
  await expect(form.getByLabel(t.page.textOf)).toHaveValue(`500 g ${recipe.many}`);
  await expect(form.getByLabel(t.page.amountOfRecipes)).toHaveValue(String(recipe.amount));
  await form.getByLabel(t.page.textOf).fill(`1 kg ${recipe.many}`);
  await form.getByRole("button", { name: t.page.save }).click();
  await expect(mushrooms.locator("b")).toHaveText(/^1[.,]\d+\skg$/);

  // The number lies over the basket and moves nothing.
  const { x, width } = (await basket(page).boundingBox()) ?? { x: 0, width: 0 };
  await mushrooms.getByRole("checkbox").check();
  await visit(page, address("en", "/recipes"));
  await expectInBasket(page, rowCount - 1);
  expect(await basket(page).boundingBox()).toMatchObject({ x, width });
  expect(asked).toEqual([]);
});
