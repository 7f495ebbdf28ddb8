import type { Page } from "@playwright/test";
import { interpolate } from "#lib/i18n/interpolate.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, routeAddress, slugAddress } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { recipeOf } from "#tests/support/catalogue.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });
// The last test changes the recipe.
test.describe.configure({ mode: "serial" });

/** Positions of flour and butter in the list. */
const [flour, butter] = [4, 7];
const steps = { de: "Mit Zimt bestreuen.", en: "Sprinkle with cinnamon." };
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

async function fillVersion(page: Page, locale: Locale): Promise<void> {
  await field(page, `ingredients.${flour}.amount`).fill("150");
  await field(page, `ingredients.${butter}.name`).fill(locale === "de" ? "Pflanzenbutter" : "Vegan block");
  await field(page, "ingredients.6.omitted").check();
  await field(page, "steps.0.note").fill(steps[locale]);
  await field(page, "tries.0.rating").selectOption("4");
}

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });
    const t = messages[locale].adaptations;

    test("a reader cooks, prints and shops for their own version", async ({ page }) => {
      const id = await findRecipe();
      await signIn(page, await createAccount(), locale);
      await visit(page, recipePath(locale));
      await page.getByRole("link", { name: t.button.adapt, exact: true }).click();
      await expect(page).toHaveURL(formPath(locale, id));
      await expectAccessible(page, "own version");
      await fillVersion(page, locale);
      await page.getByRole("button", { name: t.editor.save }).click();
      await expect(page.getByText(t.editor.saved)).toBeVisible();
      await expect(field(page, `ingredients.${flour}.amount`)).toHaveValue("150");
      await page.getByRole("status").getByRole("link", { name: t.editor.toRecipe }).click();

      const list = page.locator("#ingredients");
      const rowOf = (position: number) => list.locator(`.ingredient:has([data-tick="ingredient-${position}"])`);
      await expect(list.locator(".adaptation-banner")).toContainText(t.banner.title);
      await expect(rowOf(flour)).toContainText(/150\sg/, seen);
      await expect(rowOf(flour)).toContainText(/200\sg/, seen);
      await expect(rowOf(butter)).toContainText(locale === "de" ? "Pflanzenbutter" : "Vegan block");
      await expect(rowOf(6)).toHaveCount(0);
      await expect(page.locator("#step-1")).toContainText(steps[locale]);
      await expectAccessible(page, "recipe with own version");

      // Twice as much, and ticks stay with their ingredients.
      await rowOf(butter).click();
      await page.getByRole("textbox", { name: messages[locale].recipes.servings.count.portion }).fill("12");
      await expect(rowOf(flour)).toContainText(/300\sg/, seen);
      await page.getByRole("button", { name: t.button.original, exact: true }).click();
      await expect(rowOf(flour)).toContainText(/400\sg/, seen);
      await expect(rowOf(butter).getByRole("checkbox")).toBeChecked();
      await expect(rowOf(6)).toHaveCount(1);
      await page.getByRole("button", { name: t.button.mine, exact: true }).click();
      await expect(rowOf(flour)).toContainText(/300\sg/, seen);

      await page.emulateMedia({ media: "print" });
      await expect(rowOf(flour)).toContainText(/300\sg/, seen);
      await expect(page.locator("#step-1")).toContainText(steps[locale], seen);
      await page.emulateMedia({ media: null });

      await list.getByRole("button", { name: messages[locale].shoppingLists.addButton.label }).click();
      const dialog = page.getByRole("dialog", { name: messages[locale].shoppingLists.addModal.title });
      await expect(dialog.getByText(/300\sg/)).toBeVisible();
      const { add } = messages[locale].shoppingLists.addModal;
      await dialog.getByRole("button", { name: new RegExp(add.replace("{count}", "\\d+")) }).click();
      await expect(dialog).toBeHidden();
      const added = () => query(dataDir, "select text from shopping_list_items where text ~ 'Pflanzenbutter|Vegan'");
      await expect.poll(added).toContainEqual({ text: expect.stringMatching(/^240\sg /) });

      await page.getByRole("button", { name: messages[locale].recipes.cook.start }).filter({ visible: true }).click();
      await expect(page).toHaveURL(/#cook-1$/);
      await expect(page.locator("[data-cook-step]")).toContainText(steps[locale]);
      await page.reload();
      await expect(page.locator("[data-cook-step]")).toContainText(steps[locale]);
    });
  });
}

test("without script a reader signs in, writes a version and deletes it", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });
  const page = await context.newPage();
  const t = messages.de.adaptations;
  const id = await findRecipe();
  await page.goto(recipePath("de"));
  await page.getByRole("link", { name: t.button.adapt, exact: true }).click();
  await expect(page).toHaveURL(`${address("de", "/login")}?next=${encodeURIComponent(formPath("de", id))}`);
  await signIn(page, await createAccount());
  await page.goto(formPath("de", id));
  await field(page, `ingredients.${flour}.amount`).fill("viel");
  await field(page, "steps.0.note").fill("Notiz ohne Skript");
  await page.getByRole("button", { name: t.editor.save }).click();
  await expect(page.getByText(t.editor.error.amount).first()).toBeVisible();
  await expect(field(page, "steps.0.note")).toHaveValue("Notiz ohne Skript");
  await field(page, `ingredients.${flour}.amount`).fill("1 ½");
  await page.getByRole("button", { name: t.editor.save }).click();
  await expect(page.getByText(t.editor.saved)).toBeVisible();
  await expect(field(page, `ingredients.${flour}.amount`)).toHaveValue("1,5");
  await page.getByRole("button", { name: t.editor.delete.button }).click();
  await expect(page.getByText(t.list.deleted)).toBeVisible();
  await context.close();
});

test("both changes are shown after an edit, and the version becomes a draft with its source", async ({ page }) => {
  const t = messages.de.adaptations;
  const id = await findRecipe();
  const account = await createAccount();
  await signIn(page, account);
  await visit(page, formPath("de", id));
  await fillVersion(page, "de");
  await page.getByRole("button", { name: t.editor.save }).click();
  await expect(page.getByText(t.editor.saved)).toBeVisible();

  const setFlour = (amount: number) =>
    query(dataDir, "update recipe_ingredients set amount = $2 where item_id = $1 and position = $3", [
      id,
      amount,
      flour,
    ]);
  try {
    await setFlour(220);
    await visit(page, recipePath("de"));
    await expect(page.locator(".adaptation-banner")).toContainText(/Eine deiner Änderungen/);
    await page.locator(".adaptation-banner").getByRole("link", { name: t.banner.check }).click();
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
