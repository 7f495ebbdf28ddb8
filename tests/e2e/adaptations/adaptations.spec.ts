import type { Page } from "@playwright/test";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { recipeOf } from "#tests/support/catalogue.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Positions of flour and butter in the list. */
const [flour, butter] = [4, 7];
const note = "Mit Zimt bestreuen.";
/** Of the text that is seen; the other system of units is hidden. */
const seen = { useInnerText: true };

const crumble = recipeOf("apple-crumble");
const recipePath = (locale: Locale) => slugAddress(locale, "/recipes/[slug]", crumble.slug[locale]);

async function findRecipe(): Promise<string> {
  const slug = crumble.slug.de;
  const [row] = await query<{ id: string }>(dataDir, "select item_id as id from item_texts where slug = $1", [slug]);
  return row?.id ?? "";
}

const formPath = (locale: Locale, id: string) => routeAddress(locale, "/profile/adaptations/[id]", { id });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test("a reader cooks, prints and shops for their own version, which becomes a draft", async ({ page }) => {
  test.slow();
  const t = messages.de.adaptations;
  const { recipes, shoppingLists } = messages.de;
  const id = await findRecipe();
  const account = await createAccount();
  await signIn(page, account);
  const list = page.locator("#ingredients");
  const banner = page.locator(".adaptation-banner");
  const rowOf = (position: number) => list.locator(`.ingredient:has([data-tick="ingredient-${position}"])`);

  await test.step("what is written in the form shows on the recipe", async () => {
    await visit(page, recipePath("de"));
    await page.getByRole("link", { name: t.button.adapt, exact: true }).click();
    await expect(page).toHaveURL(formPath("de", id));
    await expectAccessible(page, "own version");
    await field(page, `ingredients.${flour}.amount`).fill("150");
    await field(page, `ingredients.${butter}.name`).fill("Pflanzenbutter");
    await field(page, "ingredients.6.omitted").check();
    await field(page, "steps.0.note").fill(note);
    await field(page, "tries.0.rating").selectOption("4");
    // Nothing is lost without the button.
    await page.reload();
    await waitForHydration(page);
    await expect(field(page, "steps.0.note")).toHaveValue(note);
    await expect(field(page, "ingredients.6.omitted")).toBeChecked();
    await page.getByRole("button", { name: t.editor.save }).click();
    await expect(page.getByText(t.editor.saved)).toBeVisible();
    await expect(field(page, `ingredients.${flour}.amount`)).toHaveValue("150");
    await page.getByRole("status").getByRole("link", { name: t.editor.toRecipe }).click();
    await expect(banner).toContainText(t.banner.title);
    await expect(rowOf(flour)).toContainText(/150\sg/, seen);
    await expect(rowOf(flour)).toContainText(/200\sg/, seen);
    await expect(rowOf(butter)).toContainText("Pflanzenbutter");
    await expect(rowOf(6)).toHaveCount(0);
    await expect(page.locator("#step-1")).toContainText(note);
    await expectAccessible(page, "recipe with own version");
  });

  await test.step("servings count for both versions, and ticks stay with their ingredients", async () => {
    await rowOf(butter).click();
    await page.getByRole("textbox", { name: recipes.servings.count.portion }).fill("12");
    await expect(rowOf(flour)).toContainText(/300\sg/, seen);
    await page.getByRole("button", { name: t.button.original, exact: true }).click();
    await expect(rowOf(flour)).toContainText(/400\sg/, seen);
    await expect(rowOf(butter).getByRole("checkbox")).toBeChecked();
    await expect(rowOf(6)).toHaveCount(1);
    await page.getByRole("button", { name: t.button.mine, exact: true }).click();
    await expect(rowOf(flour)).toContainText(/300\sg/, seen);
  });

  await test.step("it is printed, bought and cooked", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(rowOf(flour)).toContainText(/300\sg/, seen);
    await expect(page.locator("#step-1")).toContainText(note, seen);
    await page.emulateMedia({ media: null });

    await list.getByRole("button", { name: shoppingLists.addButton.label }).click();
    const dialog = page.getByRole("dialog", { name: shoppingLists.addModal.title });
    await expect(dialog.getByText(/300\sg/)).toBeVisible();
    await dialog
      .getByRole("button", { name: new RegExp(shoppingLists.addModal.add.replace("{count}", "\\d+")) })
      .click();
    await expect(dialog).toBeHidden();
    const added = () =>
      query(dataDir, "select text from shopping_list_items where user_id = $1 and text ~ 'Pflanzenbutter'", [
        account.id,
      ]);
    await expect.poll(added).toEqual([{ text: expect.stringMatching(/^240\sg /) }]);

    await page.getByRole("button", { name: recipes.cook.start }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/#cook-0$/);
    await expect(page.locator("[data-cook-step]").getByRole("heading").first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[data-cook-step]")).toContainText(note);
    await page.reload();
    await expect(page.locator("[data-cook-step]")).toContainText(note);
  });

  await test.step("after an edit of the recipe both changes are shown, and the reader decides", async () => {
    const setFlour = (amount: number) =>
      query(dataDir, "update recipe_ingredients set amount = $2 where item_id = $1 and position = $3", [
        id,
        amount,
        flour,
      ]);
    try {
      await setFlour(220);
      await visit(page, recipePath("de"));
      await expect(banner).toContainText(/Eine deiner Änderungen/);
      await banner.getByRole("link", { name: t.banner.check }).click();
      const now = interpolate(t.editor.ingredients.conflict, { now: "220 g", own: "150 g" });
      await expect(page.getByRole("group", { name: now })).toBeVisible();
      await expectAccessible(page, "own version with a conflict");
      await page.getByRole("radio", { name: t.editor.ingredients.keep }).check();
      await page.getByRole("button", { name: t.editor.save }).click();
      await expect(page.getByText(t.editor.saved)).toBeVisible();
      await expect(page.getByRole("group", { name: now })).toBeHidden();
      await expect(field(page, `ingredients.${flour}.amount`)).toHaveValue("150");
    } finally {
      await setFlour(200);
    }
  });

  await test.step("the version becomes a draft that names its source, and stays in the list", async () => {
    await page.getByRole("button", { name: t.editor.submit.button }).click();
    await expect(page).toHaveURL(/rezept-erstellen\/[\w-]+\/grundlagen$/);
    const [draft] = await query<{ content: { source: object; groups: { ingredients: { amount: number }[] }[] } }>(
      dataDir,
      "select content from recipe_drafts where author_id = $1",
      [account.id],
    );
    expect(draft?.content.source).toMatchObject({
      url: expect.stringContaining(recipePath("de")),
      siteName: "Tischlein",
    });
    expect(draft?.content.groups[1]?.ingredients[0]?.amount).toBe(150);
    await visit(page, address("de", "/profile/adaptations"));
    await expect(page.getByRole("main").locator(`a[href="${recipePath("de")}"]`)).toBeVisible();
    await expectAccessible(page, "own versions");
  });
});

test.describe("without script, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: viewports[3].viewport });

  test("a reader signs in, writes a version and deletes it", async ({ page }) => {
    const t = messages.en.adaptations;
    const id = await findRecipe();
    await page.goto(recipePath("en"));
    await page.getByRole("link", { name: t.button.adapt, exact: true }).click();
    await expect(page).toHaveURL(`${address("en", "/login")}?next=${encodeURIComponent(formPath("en", id))}`);
    await signIn(page, await createAccount(), "en");
    await page.goto(formPath("en", id));
    await field(page, `ingredients.${flour}.amount`).fill("a lot");
    await field(page, "steps.0.note").fill("Sprinkle with cinnamon.");
    await page.getByRole("button", { name: t.editor.save }).click();
    await expect(page.getByText(t.editor.error.amount).first()).toBeVisible();
    await expect(field(page, "steps.0.note")).toHaveValue("Sprinkle with cinnamon.");
    await field(page, `ingredients.${flour}.amount`).fill("1 ½");
    await page.getByRole("button", { name: t.editor.save }).click();
    await expect(page.getByText(t.editor.saved)).toBeVisible();
    await expect(field(page, `ingredients.${flour}.amount`)).toHaveValue("1.5");
    await page.getByRole("button", { name: t.editor.delete.button }).click();
    await expect(page.getByText(t.list.deleted)).toBeVisible();
  });
});
