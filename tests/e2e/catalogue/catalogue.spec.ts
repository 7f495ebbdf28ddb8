import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, slugAddress } from "#lib/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { messages } from "../support/messages.ts";
import { pairwiseViewports, viewports } from "../support/viewports.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { addIngredient, addTag, createRecipe, deleteRecipe } from "./create-recipe.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const main = (page: Page) => page.getByRole("main");
const saveButton = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: messages[locale].ui.desk.save, exact: true });
/** Where an address leads for readers, once they get the redirect. */
const expectRedirect = (page: Page, path: string, target: string) =>
  expect
    .poll(async () => {
      const response = await page.request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    })
    .toEqual([308, target]);
const idOf = async (link: Locator) => (await link.getAttribute("href"))?.split("/").at(-1) ?? "";

/** The text of a page as readers get it, after redirects. */
async function read(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

async function createTag(page: Page, locale: Locale, title: string): Promise<string> {
  const { desk } = messages[locale].tags;
  await visit(page, address(locale, "/desk/tags"));
  await page.getByRole("link", { name: desk.new }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.new);
  await page.getByLabel(desk.fields.titleDe).fill(title);
  await page.getByLabel(desk.fields.titleEn).fill(`${title} EN`);
  await page.getByLabel(desk.fields.type).selectOption("taste");
  await saveButton(page, locale).click();
  await expect(page.getByText(messages[locale].ui.flash.deskSaved)).toBeVisible();
  return idOf(main(page).getByRole("link", { name: locale === "de" ? title : `${title} EN`, exact: true }));
}

async function createIngredient(page: Page, locale: Locale, name: string): Promise<string> {
  const { desk } = messages[locale].ingredients;
  await visit(page, address(locale, "/desk/ingredients/new"));
  for (const field of ["singularDe", "pluralDe"] as const) {
    await page.getByLabel(desk.fields[field], { exact: true }).fill(name);
  }
  for (const field of ["singularEn", "pluralEn"] as const) {
    await page.getByLabel(desk.fields[field], { exact: true }).fill(`${name} EN`);
  }
  for (const field of ["kcal", "fat", "protein", "carbohydrate"] as const) {
    await page.getByLabel(desk.fields[field]).fill("1,5");
  }
  await page.getByRole("checkbox", { name: desk.fields.hasPage }).check();
  await saveButton(page, locale).click();
  await expect(page.getByText(messages[locale].ui.flash.deskSaved)).toBeVisible();
  await page.getByLabel(desk.searchLabel).fill(name);
  await page.getByLabel(desk.searchLabel).press("Enter");
  const link = main(page).getByRole("link", { name: locale === "de" ? name : `${name} EN`, exact: true });
  await expect(link).toBeVisible();
  return idOf(link);
}

/** Chooses the other entry, looks at what moves, and merges. */
async function merge(page: Page, locale: Locale, into: string, moves: string) {
  const { desk } = messages[locale].ui;
  await page.getByLabel(desk.mergeInto).selectOption({ label: into });
  await page.getByRole("button", { name: desk.mergePreview }).click();
  await expect(main(page).getByText(moves)).toBeVisible();
  await expectAccessible(page, "what a merge moves");
  await waitForHydration(page);
  await main(page).getByRole("button", { name: into }).filter({ hasText: desk.merge }).click();
  await expect(page.getByText(messages[locale].ui.flash.deskMerged)).toBeVisible();
}

for (const { locale, viewport } of pairwiseViewports) {
  test(`an editor merges two tags, and readers see it: ${locale}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const suffix = randomUUID().slice(0, 8);
    const [from, into] = [`Feurig ${suffix}`, `Scharf ${suffix}`];
    const titled = (title: string) => (locale === "de" ? title : `${title} EN`);
    const addressOf = (word: string) =>
      slugAddress(locale, "/tags/[slug]", `${word}-${suffix}${locale === "de" ? "" : "-en"}`);
    const recipe = await createRecipe();
    await signIn(page, await createAccount({ newType: "editor" }), locale);
    const fromId = await createTag(page, locale, from);
    const intoId = await createTag(page, locale, into);
    await expectAccessible(page, "the tags at the desk");
    await addTag(recipe, fromId);
    // Lists have the recipe once it is indexed, which the merge does.
    expect((await page.request.get(addressOf("feurig"))).status()).toBe(200);

    await visit(page, `${address(locale, "/desk/tags")}/${fromId}`);
    await expectAccessible(page, "a tag at the desk");
    await merge(page, locale, titled(into), locale === "de" ? "1 Rezept und keine Stories" : "1 recipe and no stories");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titled(into));
    await expect.poll(() => read(page, addressOf("scharf"))).toContain(recipe.title);
    await expectRedirect(page, addressOf("feurig"), addressOf("scharf"));
    await expect.poll(() => read(page, slugAddress(locale, "/recipes/[slug]", recipe.slug))).toContain(titled(into));

    await visit(page, `${address(locale, "/desk/tags")}/${intoId}`);
    await main(page)
      .getByRole("button", { name: titled(into) })
      .click();
    await expect(page.getByText(messages[locale].ui.flash.deskDeleted)).toBeVisible();
    await expect.poll(async () => (await page.request.get(addressOf("scharf"))).status()).toBe(404);
    await deleteRecipe(recipe);
  });

  test(`an editor merges two ingredients, and readers see it: ${locale}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const suffix = randomUUID().slice(0, 8);
    const [from, into] = [`Lauch ${suffix}`, `Porree ${suffix}`];
    const titled = (name: string) => (locale === "de" ? name : `${name} EN`);
    const addressOf = (word: string) =>
      slugAddress(locale, "/ingredients/[slug]", `${word}-${suffix}${locale === "de" ? "" : "-en"}`);
    const recipe = await createRecipe();
    const recipePath = slugAddress(locale, "/recipes/[slug]", recipe.slug);
    await signIn(page, await createAccount({ newType: "admin" }), locale);
    const fromId = await createIngredient(page, locale, from);
    const intoId = await createIngredient(page, locale, into);
    await expectAccessible(page, "the ingredients at the desk");
    await addIngredient(recipe, fromId);
    expect(await read(page, recipePath)).toContain(titled(from));

    await visit(page, `${address(locale, "/desk/ingredients")}/${fromId}`);
    const { desk } = messages[locale].ingredients;
    const otherNames = page.getByLabel(desk.fields.synonymsDe);
    await page.locator(".toaster").waitFor({ state: "attached" });
    await otherNames.fill(`Breitlauch ${suffix}, ${into}`);
    await saveButton(page, locale).click();
    await expect(page.getByText(messages[locale].ui.desk.errors.nameTaken).first()).toBeVisible();
    await expect(otherNames).toHaveValue(`Breitlauch ${suffix}, ${into}`);
    await expectAccessible(page, "an ingredient at the desk");
    await otherNames.fill(`Breitlauch ${suffix}`);
    await saveButton(page, locale).click();
    await expect(page.getByText(messages[locale].ui.flash.deskSaved)).toBeVisible();

    await visit(page, `${address(locale, "/desk/ingredients")}/${fromId}`);
    const moved = locale === "de" ? "1 Rezept, auch in seinen Schritten" : "1 recipe, also in its steps";
    await merge(page, locale, titled(into), moved);
    await expect(otherNames).toHaveValue(`${from}, Breitlauch ${suffix}`);
    await expect.poll(() => read(page, recipePath)).toContain(titled(into));
    expect(await read(page, recipePath)).not.toContain(titled(from));
    await expect.poll(() => read(page, addressOf("porree"))).toContain(recipe.title);
    await expectRedirect(page, addressOf("lauch"), addressOf("porree"));
    await deleteRecipe(recipe);

    await visit(page, `${address(locale, "/desk/ingredients")}/${intoId}`);
    await main(page)
      .getByRole("button", { name: titled(into) })
      .click();
    await expect(page.getByText(messages[locale].ui.flash.deskDeleted)).toBeVisible();
  });
}

test("with the keyboard only an editor renames a tag, and readers find the new address", async ({ page }) => {
  const suffix = randomUUID().slice(0, 8);
  const { fields } = messages.de.tags.desk;
  await signIn(page, await createAccount({ newType: "editor" }));
  const id = await createTag(page, "de", `Mild ${suffix}`);
  await main(page)
    .getByRole("link", { name: `Mild ${suffix}`, exact: true })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Mild ${suffix}`);
  await page.getByLabel(fields.titleDe).focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(`Sanft ${suffix}`);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(fields.titleEn)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+A");
  await page.keyboard.type(`sanft-${suffix}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(messages.de.ui.flash.deskSaved)).toBeVisible();
  await expectRedirect(page, `/de/tags/mild-${suffix}`, `/de/tags/sanft-${suffix}`);
  await visit(page, `${address("de", "/desk/tags")}/${id}`);
  await main(page)
    .getByRole("button", { name: `Sanft ${suffix}` })
    .press("Enter");
  await expect(page.getByText(messages.de.ui.flash.deskDeleted)).toBeVisible();
});

for (const { locale, viewport } of [viewports[1], viewports[2]]) {
  test(`an editor arranges categories with the keyboard: ${locale}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { desk } = messages[locale].categories;
    const suffix = randomUUID().slice(0, 8);
    const titled = (title: string) => `${title} ${suffix}${locale === "de" ? "" : " EN"}`;
    await signIn(page, await createAccount({ newType: "editor" }), locale);
    const create = async (title: string, group: string) => {
      await visit(page, address(locale, "/desk/categories/new"));
      await page.getByLabel(desk.fields.parentId).selectOption({ label: group });
      await page.getByLabel(desk.fields.titleDe, { exact: true }).fill(`${title} ${suffix}`);
      await page.getByLabel(desk.fields.titleEn, { exact: true }).fill(`${title} ${suffix} EN`);
      await saveButton(page, locale).click();
      await expect(page.getByText(messages[locale].ui.flash.deskSaved)).toBeVisible();
    };
    await create("Laune", desk.topLevel);
    for (const title of ["Heiter", "Wild"]) await create(title, titled("Laune"));
    await expectAccessible(page, "the categories at the desk");
    const entries = main(page)
      .getByRole("region", { name: titled("Laune") })
      .getByRole("listitem");
    await expect(entries).toHaveText([new RegExp(titled("Heiter")), new RegExp(titled("Wild"))]);
    await visit(page, address(locale, "/desk/categories"));
    await entries
      .nth(1)
      .getByRole("button", { name: titled("Wild") })
      .press("Enter");
    await expect(entries).toHaveText([new RegExp(titled("Wild")), new RegExp(titled("Heiter"))]);
    await expect
      .poll(() => read(page, address(locale, "/categories")))
      .toMatch(new RegExp(`${titled("Wild")}[^]*${titled("Heiter")}`));
    for (const title of ["Wild", "Heiter", "Laune"]) {
      await visit(page, address(locale, "/desk/categories"));
      await main(page)
        .getByRole("link", { name: titled(title), exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titled(title));
      await expectAccessible(page, "a category at the desk");
      await page.locator("#delete").scrollIntoViewIfNeeded();
      await main(page)
        .getByRole("button", { name: titled(title) })
        .click();
      await expect(page.getByText(messages[locale].ui.flash.deskDeleted)).toBeVisible();
    }
  });

  test(`an editor names a utensil: ${locale}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { desk } = messages[locale].utensils;
    const name = `Spätzlepresse ${randomUUID().slice(0, 8)}`;
    await signIn(page, await createAccount({ newType: "editor" }), locale);
    await visit(page, address(locale, "/desk/utensils"));
    await expectAccessible(page, "the utensils at the desk");
    await page.getByRole("link", { name: desk.new }).click();
    for (const field of ["oneDe", "manyDe", "oneEn", "manyEn"] as const) {
      await page.getByLabel(desk.fields[field]).fill(name);
    }
    await saveButton(page, locale).click();
    await expect(page.getByText(messages[locale].ui.flash.deskSaved)).toBeVisible();
    await main(page).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expectAccessible(page, "a utensil at the desk");
    await main(page).getByRole("button", { name }).click();
    await expect(page.getByText(messages[locale].ui.flash.deskDeleted)).toBeVisible();
  });
}

for (const { locale, viewport } of [viewports[1], viewports[2]]) {
  test(`an editor leads an old address to a page: ${locale}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { desk } = messages[locale].redirects;
    const path = `/${locale}/aktion-${randomUUID().slice(0, 8)}`;
    const target = address(locale, "/recipes");
    await signIn(page, await createAccount({ newType: "editor" }), locale);
    await visit(page, address(locale, "/desk/redirects"));
    await page.getByLabel(desk.fields.path, { exact: true }).fill(path);
    await page.getByLabel(desk.fields.target, { exact: true }).fill(path);
    await saveButton(page, locale).click();
    await expect(page.getByText(messages[locale].ui.desk.errors.loop).first()).toBeVisible();
    await expect(page.getByLabel(desk.fields.path, { exact: true })).toHaveValue(path);
    await page.getByLabel(desk.fields.target, { exact: true }).fill(target);
    await saveButton(page, locale).click();
    await expect(page.getByText(messages[locale].ui.flash.deskSaved)).toBeVisible();
    await expectAccessible(page, "the redirects at the desk");
    await expectRedirect(page, path, target);
    await main(page).getByRole("button", { name: path }).click();
    await expect(page.getByText(messages[locale].ui.flash.deskDeleted)).toBeVisible();
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
  });
}

test("two editors at one tag do not overwrite each other", async ({ page, browser }) => {
  const title = `Herb ${randomUUID().slice(0, 8)}`;
  const { fields } = messages.de.tags.desk;
  await signIn(page, await createAccount({ newType: "editor" }));
  const path = `${address("de", "/desk/tags")}/${await createTag(page, "de", title)}`;
  const context = await browser.newContext({ locale: "de-DE", serviceWorkers: "block" });
  const colleague = await context.newPage();
  await signIn(colleague, await createAccount({ newType: "editor" }));
  await visit(colleague, path);
  await visit(page, path);
  await page.getByLabel(fields.summaryDe).fill("Bitter und gut.");
  await saveButton(page, "de").click();
  await expect(page.getByText(messages.de.ui.flash.deskSaved)).toBeVisible();
  await colleague.getByLabel(fields.summaryDe).fill("Nicht süß.");
  await saveButton(colleague, "de").click();
  await expect(colleague.getByText(messages.de.ui.desk.errors.conflict)).toBeVisible();
  await expect(colleague.getByLabel(fields.summaryDe)).toHaveValue("Nicht süß.");
  await expectAccessible(colleague, "a conflict at a tag");
  await context.close();
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
    await saveButton(page, "de").click();
    await expect(page.getByText(messages.de.ui.desk.errors.badNumber).first()).toBeVisible();
    await expect(page.getByLabel(desk.fields.singularDe, { exact: true })).toHaveValue("Topinambur");
    await expect(page.getByRole("checkbox", { name: "Oktober" })).toBeChecked();
  });
});

test("for other users the catalogue at the desk does not exist", async ({ page }) => {
  await signIn(page, await createAccount({ newType: "contributor" }));
  for (const route of ["/desk/categories", "/desk/tags", "/desk/ingredients", "/desk/utensils"] as const) {
    expect((await page.goto(address("de", route)))?.status()).toBe(404);
    expect((await page.goto(address("de", `${route}/new`)))?.status()).toBe(404);
  }
});
