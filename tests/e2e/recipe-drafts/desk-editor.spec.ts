import type { Page } from "@playwright/test";
import { address, routeAddress, slugAddress } from "#lib/routing/address.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { waitForHydration } from "../support/visit.ts";
import { openAs } from "./desk.ts";

interface SampleRecipe {
  id: string;
  title: string;
  slug: string;
}

/**
 * A recipe of the house with a title of its own, so that other journeys do not meet it, and without
 * the tag that a journey gives it.
 */
async function takeSampleRecipe(marker: string, locale: "de" | "en" = "de"): Promise<SampleRecipe> {
  const [recipe] = await query<SampleRecipe>(
    dataDir,
    `update item_texts set title = title || ' ${marker}' where locale = $1 and item_id = (
       select i.id from items i join recipes r on r.item_id = i.id
       where i.state = 'live' and i.published_at < now() and i.expires_at is null
         and not exists (select from item_texts t where t.item_id = i.id and t.title ~ 'Desk')
         and not exists (select from recipe_drafts d where d.recipe_id = i.id)
         and not exists (select from item_tags o join tags g on g.id = o.tag_id
           where o.item_id = i.id and g.key = 'featured-contributor')
       order by i.published_at, i.id limit 1)
     returning item_id as id, title, slug`,
    [locale],
  );
  if (!recipe) throw new Error("no sample recipe");
  return recipe;
}

const status = (page: Page) => page.locator("[data-sync]");
const waitForSaved = (page: Page) => expect(status(page)).toHaveAttribute("data-sync", "saved");
const editAddress = (locale: "de" | "en", id: string) =>
  routeAddress(locale, "/desk/published-recipes/[id]/edit", { id });

for (const locale of ["de", "en"] as const) {
  test(`an editor changes, publishes and restores a recipe of the house (${locale})`, async ({ browser, request }) => {
    test.setTimeout(240_000);
    const t = messages[locale].recipeDesk;
    const recipe = await takeSampleRecipe(`Desk${locale}`, locale);
    const editor = await createAccount({ newType: "editor", locale });
    const page = await openAs(browser, editor, routeAddress(locale, "/desk/published-recipes/[id]", { id: recipe.id }));
    await page.getByRole("button", { name: t.recipe.edit, exact: true }).click();
    await expect(page).toHaveURL(editAddress(locale, recipe.id));
    await waitForHydration(page);
    await expectAccessible(page, `the editor of the desk (${locale})`);

    const title = page.locator(`[name="title.${locale}"]`);
    await title.fill("Am Tisch neu geschrieben");
    await expect(page.getByText(t.stale.confirm, { exact: true }).first()).toBeVisible();
    await page.locator(`[name="editorial.metaTitle.${locale}"]`).fill("Für Suchmaschinen");
    await page.locator(`[name="editorial.slug.${locale}"]`).fill(`desk-${locale}-neu`);
    await waitForSaved(page);
    await page.reload();
    await waitForHydration(page);
    await expect(page.locator(`[name="title.${locale}"]`)).toHaveValue("Am Tisch neu geschrieben");
    await page.getByRole("button", { name: t.stale.confirm, exact: true }).first().click();
    await expect(page.getByRole("button", { name: t.stale.confirm, exact: true })).toHaveCount(0);
    await waitForSaved(page);

    await page.getByRole("button", { name: t.editor.next, exact: true }).click();
    await expect(page.getByRole("heading", { name: t.publish.title, exact: true })).toBeVisible();
    await waitForHydration(page);
    await expect(page.getByText("Für Suchmaschinen").first()).toBeVisible();
    await expectAccessible(page, `before the publication (${locale})`);
    const reason = page.locator('[name="reason"]');
    if (await reason.count()) await reason.fill("Geprüft.");
    await page.getByRole("button", { name: t.publish.submit, exact: true }).click();
    await expect(page.getByText(messages[locale].ui.flash.recipePublished)).toBeVisible();

    const slug = `desk-${locale}-neu`;
    const present = slugAddress(locale, "/recipes/[slug]", slug);
    await expect.poll(async () => (await request.get(present)).text()).toContain("Am Tisch neu geschrieben");
    // Readers may get the former page for two seconds.
    const former = slugAddress(locale, "/recipes/[slug]", recipe.slug);
    await expect
      .poll(async () => (await request.get(former, { maxRedirects: 0 })).headers().location ?? "")
      .toContain(slug);

    await page.getByRole("link", { name: t.recipe.revisions, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.revisions.title);
    await page.getByRole("main").getByRole("listitem").last().getByRole("link").click();
    await expect(page.getByText(recipe.title).first()).toBeVisible();
    await waitForHydration(page);
    await expectAccessible(page, `revisions (${locale})`);
    await page.getByRole("button", { name: t.revisions.restore, exact: true }).click();
    await expect(page.locator(`[name="title.${locale}"]`)).toHaveValue(recipe.title);
    await waitForHydration(page);
    await page.getByRole("button", { name: t.editor.next, exact: true }).click();
    await page.getByRole("button", { name: t.publish.submit, exact: true }).waitFor();
    await waitForHydration(page);
    if (await reason.count()) await reason.fill("Geprüft.");
    await page.getByRole("button", { name: t.publish.submit, exact: true }).click();
    await expect(page.getByText(messages[locale].ui.flash.recipePublished)).toBeVisible();
    const restored = slugAddress(locale, "/recipes/[slug]", recipe.slug);
    await expect.poll(async () => (await request.get(restored)).text()).toContain(recipe.title);
    const lines = await query<{ action: string }>(
      dataDir,
      "select action from audit_log where subject_id = $1 order by created_at",
      [recipe.id],
    );
    expect(lines.map(({ action }) => action)).toEqual(["create", "publish", "restore", "publish"]);
  });
}

test("two editors of one recipe are told, and do not overwrite each other", async ({ browser }) => {
  test.setTimeout(180_000);
  const t = messages.de.recipeDesk;
  const recipe = await takeSampleRecipe("DeskZwei");
  const [first, second] = [await createAccount({ newType: "editor" }), await createAccount({ newType: "editor" })];
  const one = await openAs(browser, first, editAddress("de", recipe.id));
  await one.getByRole("button", { name: t.start.begin, exact: true }).click();
  await expect(one.locator('[name="title.de"]')).toHaveValue(recipe.title);
  await waitForHydration(one);
  await one.locator('[name="summary.de"]').fill("Von der ersten.");
  await waitForSaved(one);
  const two = await openAs(browser, second, editAddress("de", recipe.id));
  await expect(two.getByText(t.facts.other.split("{name}")[0] + first.name)).toBeVisible();
  await one.locator('[name="summary.de"]').fill("Noch einmal von der ersten.");
  await expect
    .poll(async () => JSON.stringify(await query(dataDir, "select content from recipe_working_copies", [])))
    .toContain("Noch einmal von der ersten.");
  await two.locator('[name="summary.de"]').fill("Von der zweiten.");
  await expect(two.getByRole("heading", { name: messages.de.recipeDrafts.conflict.title })).toBeVisible();
  await two.getByRole("button", { name: messages.de.recipeDrafts.conflict.takeOther }).click();
  await expect(two.locator('[name="summary.de"]')).toHaveValue("Noch einmal von der ersten.");
});

test("on a phone, with the keyboard alone, a step is written and moved", async ({ browser }) => {
  test.setTimeout(180_000);
  const t = messages.de.recipeDesk;
  const recipe = await takeSampleRecipe("DeskTastatur");
  const editor = await createAccount({ newType: "editor" });
  const page = await openAs(browser, editor, editAddress("de", recipe.id), { width: 390, height: 844 });
  const begin = page.getByRole("button", { name: t.start.begin, exact: true });
  await begin.focus();
  await page.keyboard.press("Enter");
  await page.locator('[name="steps.0.text.de"]').waitFor();
  await waitForHydration(page);
  await expectAccessible(page, "the editor of the desk at 390 px");
  const second = await page.locator('[name="steps.1.text.de"]').inputValue();
  const up = page.getByRole("button", { name: messages.de.recipeDrafts.lists.up.replace("{name}", "Schritt 2") });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="steps.0.text.de"]')).toHaveValue(second);
  await page.locator('[name="steps.0.text.de"]').focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Fertig.");
  await waitForSaved(page);
  await page.locator('[name="title.de"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[name="title.de"]')).toHaveValue(recipe.title);
  const discard = page.getByText(t.facts.discard, { exact: true });
  await discard.focus();
  await page.keyboard.press("Enter");
  const submit = page.getByRole("button", { name: t.facts.discardSubmit, exact: true });
  await submit.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address("de", "/desk/published-recipes"));
});

test("several recipes get a tag after a preview, and lose it again", async ({ browser }) => {
  test.setTimeout(180_000);
  const t = messages.de.recipeDesk;
  const marker = "DeskSammel";
  const recipes = [await takeSampleRecipe(`${marker}eins`), await takeSampleRecipe(`${marker}zwei`)];
  const editor = await createAccount({ newType: "editor" });
  const list = `${address("de", "/desk/published-recipes")}?search=${marker}`;
  const page = await openAs(browser, editor, list);
  await expectAccessible(page, "published recipes with checkboxes");
  for (const { title } of recipes) {
    await page.getByLabel(messages.de.recipeReviews.published.select.replace("{title}", title)).check({ force: true });
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
    const ids = recipes.map(({ id }) => id);
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
});

test("without script a new recipe is begun and saved, and says what is missing", async ({ browser }) => {
  test.setTimeout(180_000);
  const t = messages.de.recipeDesk;
  const editor = await createAccount({ newType: "editor" });
  const signedIn = await openAs(browser, editor, address("de", "/desk/published-recipes"));
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await signedIn.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto(address("de", "/desk/published-recipes"));
  await page.getByRole("button", { name: t.list.new, exact: true }).click();
  await page.locator('[name="title.de"]').fill("Ganz ohne Skript");
  await page.getByRole("button", { name: t.editor.next, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ganz ohne Skript");
  await expect(page.getByText(messages.de.recipeDrafts.problems.category)).toBeVisible();
  await page.goto(address("de", "/desk/published-recipes"));
  await page.getByRole("link", { name: "Ganz ohne Skript" }).click();
  await page.getByText(t.facts.discard, { exact: true }).click();
  await page.getByRole("button", { name: t.facts.discardSubmit, exact: true }).click();
  await expect(page.getByRole("link", { name: "Ganz ohne Skript" })).toHaveCount(0);
});
