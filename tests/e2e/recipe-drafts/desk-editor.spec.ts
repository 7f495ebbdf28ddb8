import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { addIngredient, type CreatedRecipe, createRecipe, deleteRecipe } from "../catalogue/create-recipe.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { waitForHydration } from "../support/visit.ts";
import { openAs } from "./desk.ts";

/** A public recipe that no draft led to, with all that the desk needs to publish it again. */
async function createWholeRecipe(): Promise<CreatedRecipe> {
  const recipe = await createRecipe();
  const [onion] = await query<{ id: string }>(dataDir, "select id from ingredients where key = 'onion'");
  await addIngredient(recipe, onion?.id ?? "");
  await query(
    dataDir,
    `update items set picture_id = (select picture_id from items where picture_id is not null limit 1),
       main_category_id = (select id from categories where kind = 'entry' order by position limit 1) where id = $1`,
    [recipe.id],
  );
  await query(
    dataDir,
    `with categorized as (insert into item_categories (item_id, category_id)
       select id, main_category_id from items where id = $1),
     facts as (update recipes set steps = steps || steps where item_id = $1)
     update recipe_texts set steps = steps || '[{"heading": "", "text": "Servieren."}]' where item_id = $1`,
    [recipe.id],
  );
  return recipe;
}

const waitForSaved = (page: Page) => expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "saved");

test("an editor changes a recipe, publishes it, and restores what was before", async ({ browser, request }) => {
  test.setTimeout(120_000);
  const t = messages.de.recipeDesk;
  const { conflict, lists } = messages.de.recipeDrafts;
  const recipe = await createWholeRecipe();
  const newSlug = `${recipe.slug}-neu`;
  const [editor, colleague] = [await createAccount({ newType: "editor" }), await createAccount({ newType: "editor" })];
  const page = await openAs(browser, editor, routeAddress("de", "/desk/published-recipes/[id]", { id: recipe.id }));
  const [title, summary] = [page.locator('[name="title.de"]'), page.locator('[name="summary.de"]')];
  const isRight = page.getByRole("button", { name: t.stale.confirm, exact: true });
  await test.step("what is typed is saved, and its translation marked as stale", async () => {
    await page.getByRole("button", { name: t.recipe.edit, exact: true }).click();
    await expect(page).toHaveURL(routeAddress("de", "/desk/published-recipes/[id]/edit", { id: recipe.id }));
    await waitForHydration(page);
    await title.fill("Am Tisch neu geschrieben");
    await expect(isRight.first()).toBeVisible();
    await page.locator('[name="editorial.metaTitle.de"]').fill("Für Suchmaschinen");
    await page.locator('[name="editorial.slug.de"]').fill(newSlug);
    await waitForSaved(page);
  });

  await test.step("what a colleague has saved meanwhile is not overwritten", async () => {
    await query(
      dataDir,
      `update recipe_working_copies set version = version + 1, editor_id = $2,
         content = jsonb_set(content, '{summary,de}', '"Von der Kollegin."') where recipe_id = $1`,
      [recipe.id, colleague.id],
    );
    await summary.fill("Von mir.");
    await expect(page.getByRole("heading", { name: conflict.title })).toBeVisible();
    await page.getByRole("button", { name: conflict.takeOther }).click();
    await expect(summary).toHaveValue("Von der Kollegin.");
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText(t.facts.other.split("{name}")[0] + colleague.name)).toBeVisible();
    await expect(title).toHaveValue("Am Tisch neu geschrieben");
  });

  await test.step("an editor says that the translations are right", async () => {
    for (let left = await isRight.count(); left > 0; left -= 1) {
      await isRight.first().click();
      await expect(isRight).toHaveCount(left - 1);
    }
    await waitForSaved(page);
  });

  await test.step("on a phone, with the keyboard alone, a step is moved and written", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, "the editor of the desk at 390 px");
    const [first, second] = [page.locator('[name="steps.0.text.de"]'), page.locator('[name="steps.1.text.de"]')];
    const moved = await second.inputValue();
    await page.getByRole("button", { name: lists.up.replace("{name}", "Schritt 2") }).focus();
    await page.keyboard.press("Enter");
    await expect(first).toHaveValue(moved);
    await first.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Fertig.");
    await waitForSaved(page);
    await title.focus();
    await page.keyboard.press("Enter");
    await expect(title).toHaveValue("Am Tisch neu geschrieben");
  });

  await test.step("readers get it once it is published, and its former address leads there", async () => {
    await page.getByRole("button", { name: t.editor.next, exact: true }).click();
    await expect(page.getByRole("heading", { name: t.publish.title, exact: true })).toBeVisible();
    await waitForHydration(page);
    await expect(page.getByText("Für Suchmaschinen").first()).toBeVisible();
    await expectAccessible(page, "before the publication");
    // It is asked for when the texts have errors.
    const reason = page.locator('[name="reason"]');
    if (await reason.count()) await reason.fill("Geprüft.");
    await page.getByRole("button", { name: t.publish.submit, exact: true }).click();
    await expect(page.getByText(messages.de.ui.flash.recipePublished)).toBeVisible();
    const present = slugAddress("de", "/recipes/[slug]", newSlug);
    await expect.poll(async () => (await request.get(present)).text()).toContain("Am Tisch neu geschrieben");
    // Readers may get the former page for two seconds.
    const former = slugAddress("de", "/recipes/[slug]", recipe.slug);
    await expect
      .poll(async () => (await request.get(former, { maxRedirects: 0 })).headers().location ?? "")
      .toContain(newSlug);
  });

  await test.step("the revision before is compared, and goes back into the editor", async () => {
    await page.getByRole("link", { name: t.recipe.revisions, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.revisions.title);
    await page.getByRole("main").getByRole("listitem").last().getByRole("link").click();
    await expect(page.getByText(recipe.title).first()).toBeVisible();
    await waitForHydration(page);
    await expectAccessible(page, "revisions");
    await page.getByRole("button", { name: t.revisions.restore, exact: true }).click();
    await expect(title).toHaveValue(recipe.title);
    await expect(page.locator('[name="editorial.slug.de"]')).toHaveValue(recipe.slug);
    const lines = await query<{ action: string }>(
      dataDir,
      "select action from audit_log where subject_id = $1 order by created_at",
      [recipe.id],
    );
    expect(lines.map(({ action }) => action)).toEqual(["update", "publish", "restore"]);
  });
  await deleteRecipe(recipe);
});

test("several recipes get a tag after a preview, and lose it again", async ({ browser }) => {
  const t = messages.de.recipeDesk;
  const recipes = [await createRecipe(), await createRecipe()];
  const ids = recipes.map(({ id }) => id);
  const marker = `Sammel${randomUUID().slice(0, 8)}`;
  await query(dataDir, "update item_texts set title = title || ' ' || $2 where item_id = any($1)", [ids, marker]);
  const editor = await createAccount({ newType: "editor" });
  const page = await openAs(browser, editor, `${address("de", "/desk/published-recipes")}?search=${marker}`);
  await expectAccessible(page, "published recipes with checkboxes");
  for (const { title } of recipes) {
    const name = messages.de.recipeReviews.published.select.replace("{title}", `${title} ${marker}`);
    await page.getByLabel(name).check({ force: true });
  }
  await page.getByRole("button", { name: t.bulk.selected, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.titles.bulk);
  await page.getByLabel(t.bulk.action.addTag, { exact: true }).check();
  const [tag] = await query<{ id: string; title: string }>(
    dataDir,
    `select t.id, x.title from tags t join tag_texts x on x.tag_id = t.id and x.locale = 'de'
     where t.key = 'featured-contributor'`,
    [],
  );
  await page.getByLabel(t.bulk.tag, { exact: true }).selectOption(tag?.id ?? "");
  await page.getByRole("button", { name: t.bulk.preview, exact: true }).click();
  await expect(page.getByText(`bekommt „${tag?.title}“`)).toHaveCount(2);
  await waitForHydration(page);
  await expectAccessible(page, "preview of a bulk action");
  const countTags = async () => {
    const rows = await query(dataDir, "select from item_tags where tag_id = $1 and item_id = any($2)", [tag?.id, ids]);
    return rows.length;
  };
  expect(await countTags()).toBe(0);
  await page.getByRole("button", { name: "2 Rezepte ändern", exact: true }).click();
  await expect(page.getByRole("button", { name: t.bulk.undo, exact: true })).toBeVisible();
  expect(await countTags()).toBe(2);
  await page.getByRole("button", { name: t.bulk.undo, exact: true }).click();
  await expect(page.getByText(messages.de.ui.flash.bulkUndone)).toBeVisible();
  expect(await countTags()).toBe(0);
  for (const recipe of recipes) await deleteRecipe(recipe);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

  test("a new recipe is begun and saved, and says what is missing", async ({ page }) => {
    const t = messages.de.recipeDesk;
    const title = `Ganz ohne Skript ${randomUUID().slice(0, 8)}`;
    await signIn(page, await createAccount({ newType: "editor" }));
    await page.goto(address("de", "/desk/published-recipes"));
    await page.getByRole("button", { name: t.list.new, exact: true }).click();
    await page.locator('[name="title.de"]').fill(title);
    await page.getByRole("button", { name: t.editor.next, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(messages.de.recipeDrafts.problems.category)).toBeVisible();
    await page.goto(address("de", "/desk/published-recipes"));
    await page.getByRole("link", { name: title }).click();
    await page.getByText(t.facts.discard, { exact: true }).click();
    await page.getByRole("button", { name: t.facts.discardSubmit, exact: true }).click();
    await expect(page).toHaveURL(address("de", "/desk/published-recipes"));
    await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  });
});
