import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { addIngredient, addTag, createRecipe, deleteRecipe } from "./create-recipe.ts";

test.use({ viewport: { width: 1280, height: 800 }, extraHTTPHeaders: newClientHeaders() });
const phone = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole("main");
/** Where an address leads for readers, once they get the redirect. */
const expectRedirect = (page: Page, path: string, target: string) =>
  expect
    .poll(async () => {
      const response = await page.request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    })
    .toEqual([308, target]);

/** The text of a page as readers get it, after redirects. */
async function read(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

/** Inserts a tag that nothing has; its titles and slugs are those of the journeys. */
async function insertTag(word: string, suffix: string): Promise<void> {
  await query(
    dataDir,
    `with made as (insert into tags (key, type) values (lower($1), 'taste') returning id)
     insert into tag_texts (tag_id, locale, slug, title)
     select id, locale, lower($1), $2 from made, unnest(array['de', 'en']) as locale`,
    [`${word}-${suffix}`, `${word} ${suffix}`],
  );
}

/** Inserts an ingredient with a page that nothing needs. */
async function insertIngredient(word: string, suffix: string): Promise<void> {
  await query(
    dataDir,
    `with made as (
       insert into ingredients (key, has_page, kcal, fat, protein, carbohydrate) values (lower($1), true, 1, 1, 1, 1)
       returning id
     ) insert into ingredient_texts (ingredient_id, locale, slug, singular, plural)
     select id, locale, lower($1), $2, $2 from made, unnest(array['de', 'en']) as locale`,
    [`${word}-${suffix}`, `${word} ${suffix}`],
  );
}

/** Inserts a group of categories with an entry, each with one title in both languages. */
async function insertCategories(group: string, entry: string): Promise<void> {
  await query(
    dataDir,
    `with made as (
       insert into categories (id, key, kind, parent_id, position)
       values ($3, lower($1), 'group', null, 900), ($4, lower($2), 'entry', $3, 0)
     ) insert into category_texts (category_id, locale, slug, title, summary)
     select id, locale, lower(title), title, ''
     from (values ($3::uuid, $1), ($4, $2)) as titles (id, title), unnest(array['de', 'en']) as locale`,
    [group, entry, randomUUID(), randomUUID()],
  );
}

/** Chooses the other entry, looks at what moves, and merges. */
async function merge(page: Page, locale: "de" | "en", into: string, moves: string): Promise<void> {
  const { desk } = messages[locale].ui;
  await page.getByLabel(desk.mergeInto).selectOption({ label: into });
  await page.getByRole("button", { name: desk.mergePreview }).click();
  await expect(main(page).getByText(moves)).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page, "what a merge moves", "#merge");
  await main(page).getByRole("button", { name: into }).filter({ hasText: desk.merge }).click();
  await expect(page.getByText(messages[locale].ui.flash.deskMerged)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(into);
}

test("an editor creates, renames, merges and deletes a tag, and readers see it", async ({ page }) => {
  const suffix = randomUUID().slice(0, 8);
  const [from, renamed, into] = [`Feurig ${suffix}`, `Pikant ${suffix}`, `Scharf ${suffix}`];
  const addressOf = (word: string) => slugAddress("de", "/tags/[slug]", `${word}-${suffix}`);
  const { tags, ui } = messages.de;
  const { fields } = tags.desk;
  const save = page.getByRole("button", { name: ui.desk.save, exact: true });
  const recipe = await createRecipe();
  await insertTag("Scharf", suffix);
  await signIn(page, await createAccount({ newType: "editor" }));

  await test.step("the form creates a tag with a page of its own", async () => {
    await visit(page, address("de", "/desk/tags/new"));
    await page.getByLabel(fields.titleDe).fill(from);
    await page.getByLabel(fields.titleEn).fill(`${from} EN`);
    await page.getByLabel(fields.type).selectOption("taste");
    await save.click();
    await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
    await expectAccessible(page, "the tags at the desk");
    expect((await page.request.get(addressOf("feurig"))).status()).toBe(200);
  });

  await test.step("with the keyboard only it is renamed, and its former address leads to it", async () => {
    await main(page).getByRole("link", { name: from, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(from);
    await waitForHydration(page);
    await page.getByLabel(fields.titleDe).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(renamed);
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(fields.titleEn)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+A");
    await page.keyboard.type(`pikant-${suffix}`);
    await page.keyboard.press("Enter");
    await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
    await expectRedirect(page, addressOf("feurig"), addressOf("pikant"));
  });

  await main(page).getByRole("link", { name: renamed, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(renamed);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await test.step("what a colleague has saved meanwhile is not overwritten", async () => {
    await waitForHydration(page);
    await query(dataDir, "update tags set version = version + 1 where id = $1", [id]);
    await page.getByLabel(fields.summaryDe).fill("Nicht süß.");
    await save.click();
    await expect(page.getByText(ui.desk.errors.conflict)).toBeVisible();
    await expect(page.getByLabel(fields.summaryDe)).toHaveValue("Nicht süß.");
    await expectAccessible(page, "a conflict at a tag");
  });

  await test.step("merged into another one, it gives its recipes and addresses to it", async () => {
    await addTag(recipe, id);
    await page.goto(routeAddress("de", "/desk/tags/[id]", { id }));
    await merge(page, "de", into, "1 Rezept und keine Stories");
    await expect.poll(() => read(page, addressOf("scharf"))).toContain(recipe.title);
    await expectRedirect(page, addressOf("pikant"), addressOf("scharf"));
    await expect.poll(() => read(page, slugAddress("de", "/recipes/[slug]", recipe.slug))).toContain(into);
  });

  await test.step("deleted, it has no page any more", async () => {
    await waitForHydration(page);
    await main(page).getByRole("button", { name: into }).click();
    await expect(page.getByText(ui.flash.deskDeleted)).toBeVisible();
    await expect.poll(async () => (await page.request.get(addressOf("scharf"))).status()).toBe(404);
  });
  await deleteRecipe(recipe);
});

test("an editor creates, judges and merges an ingredient on a phone, and readers see it", async ({ page }) => {
  await page.setViewportSize(phone);
  // Letters that no word of the vocabulary has in a row, so that its names do not tell its diets.
  const suffix = randomUUID()
    .slice(0, 8)
    .replaceAll(/[aeiou]/g, "x");
  const [from, into] = [`Qworbel ${suffix}`, `Qwimbel ${suffix}`];
  const addressOf = (word: string) => slugAddress("en", "/ingredients/[slug]", `${word}-${suffix}`);
  const { ingredients, ui } = messages.en;
  const { fields, diets, searchLabel } = ingredients.desk;
  const recipe = await createRecipe();
  const recipePath = slugAddress("en", "/recipes/[slug]", recipe.slug);
  await insertIngredient("Qwimbel", suffix);
  await signIn(page, await createAccount({ newType: "admin" }), "en");

  await test.step("the form creates an ingredient, which is found by its name", async () => {
    await visit(page, address("en", "/desk/ingredients/new"));
    for (const field of ["singularDe", "pluralDe", "singularEn", "pluralEn"] as const) {
      await page.getByLabel(fields[field], { exact: true }).fill(from);
    }
    for (const field of ["kcal", "fat", "protein", "carbohydrate"] as const) {
      await page.getByLabel(fields[field]).fill("1.5");
    }
    await page.getByRole("checkbox", { name: fields.hasPage }).check();
    await page.getByRole("button", { name: ui.desk.save, exact: true }).click();
    await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
    await expectAccessible(page, "the ingredients at the desk");
    await page.getByLabel(searchLabel).fill(from);
    await page.getByLabel(searchLabel).press("Enter");
    await main(page).getByRole("link", { name: from, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(from);
  });
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await addIngredient(recipe, id);
  const [vegan] = await query<{ id: string }>(dataDir, "select id from tags where key = 'vegan'");
  await addTag(recipe, vegan?.id ?? "");
  expect(await read(page, recipePath)).toContain(from);

  await test.step("by keyboard a diet is decided about, after a look at what changes", async () => {
    const section = page.getByRole("region", { name: diets.title });
    const select = section.getByLabel(diets.names.vegan);
    await expect(select).toHaveValue("unclear");
    await expect(section.getByText(diets.derived)).toBeVisible();
    await select.focus();
    await select.selectOption("suits");
    await section.getByRole("button", { name: diets.preview }).press("Enter");
    await expect(section.getByText("1 recipe is added")).toBeVisible();
    await waitForHydration(page);
    await expectAccessible(page, "what changes in the recipes of an ingredient");
    await section.getByRole("button", { name: diets.saveFull.replace("{name}", from) }).press("Enter");
    await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
    await expect(select).toHaveValue("suits");
    await expect(section.getByText(diets.derived)).toHaveCount(0);
    const found = "select from search_docs where item_id = $1 and vector::text like '%@suits:vegan%'";
    expect(await query(dataDir, found, [recipe.id])).toHaveLength(1);
  });

  await test.step("merged into another one, it gives its recipes, names and address to it", async () => {
    await merge(page, "en", into, "1 recipe, also in its steps");
    await expect(page.getByLabel(fields.synonymsEn)).toHaveValue(from);
    await expect.poll(() => read(page, recipePath)).toContain(into);
    expect(await read(page, recipePath)).not.toContain(from);
    await expect.poll(() => read(page, addressOf("qwimbel"))).toContain(recipe.title);
    await expectRedirect(page, addressOf("qworbel"), addressOf("qwimbel"));
  });

  await test.step("deleted once nothing needs it", async () => {
    await deleteRecipe(recipe);
    await page.reload();
    await waitForHydration(page);
    await main(page).getByRole("button", { name: into }).click();
    await expect(page.getByText(ui.flash.deskDeleted)).toBeVisible();
  });
});

test("an editor adds a category, moves it by keyboard, and deletes it", async ({ page }) => {
  await page.setViewportSize(phone);
  const { desk } = messages.de.categories;
  const { ui } = messages.de;
  const suffix = randomUUID().slice(0, 8);
  const [group, first, added] = [`Laune-${suffix}`, `Heiter-${suffix}`, `Wild-${suffix}`];
  await insertCategories(group, first);
  await signIn(page, await createAccount({ newType: "editor" }));
  await visit(page, address("de", "/desk/categories/new"));
  await page.getByLabel(desk.fields.parentId).selectOption({ label: group });
  await page.getByLabel(desk.fields.titleDe, { exact: true }).fill(added);
  await page.getByLabel(desk.fields.titleEn, { exact: true }).fill(`${added} EN`);
  await page.getByRole("button", { name: ui.desk.save, exact: true }).click();
  await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page, "the categories at the desk");
  const entries = main(page).getByRole("region", { name: group }).getByRole("listitem");
  await expect(entries).toHaveText([new RegExp(first), new RegExp(added)]);
  await entries.nth(1).getByRole("button", { name: added }).press("Enter");
  await expect(entries).toHaveText([new RegExp(added), new RegExp(first)]);
  await expect.poll(() => read(page, address("de", "/categories"))).toMatch(new RegExp(`${added}[^]*${first}`));

  await main(page).getByRole("link", { name: added, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(added);
  await waitForHydration(page);
  await expectAccessible(page, "a category at the desk");
  // The group goes first, so that the deletion renders the lists without it.
  await query(dataDir, "delete from categories where key = any($1)", [[group, first].map((key) => key.toLowerCase())]);
  await main(page).getByRole("button", { name: added }).click();
  await expect(page.getByText(ui.flash.deskDeleted)).toBeVisible();
  await expect.poll(() => read(page, address("de", "/categories"))).not.toContain(suffix);
});

test("an editor leads an old address to a page, until the redirect is removed", async ({ page }) => {
  await page.setViewportSize(phone);
  const { desk } = messages.en.redirects;
  const { ui } = messages.en;
  const path = `/en/campaign-${randomUUID().slice(0, 8)}`;
  const target = address("en", "/recipes");
  await signIn(page, await createAccount({ newType: "editor" }), "en");
  await visit(page, address("en", "/desk/redirects"));
  await page.getByLabel(desk.fields.path, { exact: true }).fill(path);
  await page.getByLabel(desk.fields.target, { exact: true }).fill(target);
  await page.getByRole("button", { name: ui.desk.save, exact: true }).click();
  await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page, "the redirects at the desk");
  await expectRedirect(page, path, target);
  await main(page).getByRole("button", { name: path }).click();
  await expect(page.getByText(ui.flash.deskDeleted)).toBeVisible();
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of an ingredient names what is wrong and keeps the rest", async ({ page }) => {
    const { desk } = messages.de.ingredients;
    await signIn(page, await createAccount({ newType: "editor" }));
    await page.goto(address("de", "/desk/ingredients/new"));
    for (const field of ["singularDe", "pluralDe", "singularEn", "pluralEn"] as const) {
      await page.getByLabel(desk.fields[field], { exact: true }).fill("Topinambur");
    }
    for (const field of ["fat", "protein", "carbohydrate"] as const)
      await page.getByLabel(desk.fields[field]).fill("1");
    await page.getByLabel(desk.fields.kcal).fill("viel");
    await page.getByRole("checkbox", { name: "Oktober" }).check();
    await page.getByRole("button", { name: messages.de.ui.desk.save, exact: true }).click();
    await expect(page.getByText(messages.de.ui.desk.errors.badNumber).first()).toBeVisible();
    await expect(page.getByLabel(desk.fields.singularDe, { exact: true })).toHaveValue("Topinambur");
    await expect(page.getByRole("checkbox", { name: "Oktober" })).toBeChecked();
  });
});
