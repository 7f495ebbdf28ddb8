import type { Page } from "@playwright/test";
import { limits } from "#lib/cookbooks/limits.ts";
import { address, slugAddress } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";
import { contentsOf, insertCookbook, interpolate, listRecipes, signInNewUser, titlesOf, toast } from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const save = (page: Page) => page.locator("main .save-button");

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = messages[locale].cookbooks;
    const win = (page: Page) => page.getByRole("dialog", { name: t.saveModal.title });

    test("saves from a page in a new cookbook, and undoes it", async ({ page }) => {
      const reader = await signInNewUser(page, locale);
      const [dish] = await listRecipes(locale, 1);
      await visit(page, slugAddress(locale, "/recipes/[slug]", dish?.slug ?? ""));
      await save(page).click();
      await expect(win(page).getByText(t.saveModal.first)).toBeVisible();
      const name = win(page).getByLabel(t.saveModal.name);
      await expect(name).toBeFocused();
      await name.fill("Für Gäste");
      await name.press("Enter");
      const box = win(page).getByRole("checkbox", { name: /Für Gäste/ });
      await expect(box).toBeChecked();
      await expect(win(page).getByText(interpolate(t.saveModal.saved, { book: "Für Gäste" }))).toBeVisible();
      const [book] = await query<{ id: string; visibility: string }>(
        dataDir,
        "select id, visibility from cookbooks where user_id = $1",
        [reader.id],
      );
      expect(book?.visibility).toBe("private");
      await expect.poll(() => contentsOf(book?.id ?? "")).toMatchObject([{ id: dish?.id }]);

      await box.uncheck();
      await expect.poll(() => contentsOf(book?.id ?? "")).toEqual([]);
      await box.check();
      await expect.poll(() => contentsOf(book?.id ?? "")).toMatchObject([{ id: dish?.id }]);
      await win(page).getByRole("button", { name: t.saveModal.done }).click();
      await expect(win(page)).toBeHidden();
      await expect(save(page)).toBeFocused();
      const told = page.locator(".toaster li", { hasText: interpolate(t.saveModal.saved, { book: "Für Gäste" }) });
      await told.getByRole("button", { name: t.saveModal.undo }).click();
      await expect.poll(() => contentsOf(book?.id ?? "")).toEqual([]);
      await save(page).click();
      await expect(box).not.toBeChecked();
      await box.check();
      await expect.poll(() => contentsOf(book?.id ?? "")).toMatchObject([{ id: dish?.id }]);
      await page.keyboard.press("Escape");
      await save(page).click();
      await expect(box).toBeChecked();
    });

    test("the button that closes the dialog creates the cookbook that was typed", async ({ page }) => {
      const reader = await signInNewUser(page, locale);
      const [dish] = await listRecipes(locale, 1);
      await visit(page, slugAddress(locale, "/recipes/[slug]", dish?.slug ?? ""));
      await save(page).click();
      await expect(win(page).getByText(dish?.title ?? "")).toBeVisible();
      await win(page).getByLabel(t.saveModal.name).fill("Für Gäste");
      await win(page).getByRole("button", { name: t.saveModal.done }).click();
      await expect(win(page)).toBeHidden();
      await expect(toast(page, interpolate(t.saveModal.saved, { book: "Für Gäste" }))).toBeVisible();
      expect(await titlesOf(reader)).toEqual(["Für Gäste"]);
      await save(page).click();
      await expect(win(page).getByRole("checkbox", { name: /Für Gäste/ })).toBeChecked();
      await win(page).getByRole("button", { name: t.saveModal.create }).click();
      await win(page).getByRole("button", { name: t.saveModal.done }).click();
      await expect(win(page)).toBeHidden();
      expect(await titlesOf(reader)).toEqual(["Für Gäste"]);
    });

    test("saves from a card and finds one of many cookbooks by search", async ({ page }) => {
      const reader = await signInNewUser(page, locale);
      const ids: string[] = [];
      for (let n = 1; n <= 8; n++)
        ids.push(await insertCookbook(reader, locale, n === 3 ? "Sonntagsbraten" : `Buch ${n}`));
      await visit(page, address(locale, "/recipes"));
      const button = page.locator("main .save-corner").first();
      const id = (await button.getAttribute("data-save")) ?? "";
      await button.click();
      await expect(win(page).getByRole("checkbox")).toHaveCount(8);
      await win(page).getByLabel(t.saveModal.search).fill("SONNTAG");
      await expect(win(page).getByRole("checkbox")).toHaveCount(1);
      await win(page)
        .getByRole("checkbox", { name: /Sonntagsbraten/ })
        .check();
      await expect.poll(() => contentsOf(ids[2] ?? "")).toMatchObject([{ id }]);
      await win(page).getByLabel(t.saveModal.search).fill("gibt es nicht");
      await expect(win(page).getByText(t.saveModal.nothing)).toBeVisible();
      await win(page).getByRole("button", { name: t.saveModal.done }).click();
      await expect(win(page)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(address(locale, "/recipes"));
    });

    test("asks signed-out users to register", async ({ page }) => {
      const calls: string[] = [];
      page.on("request", (request) => calls.push(new URL(request.url()).pathname));
      await visit(page, address(locale, "/recipes"));
      await page.locator("main .save-corner").first().click();
      await expect(page.getByRole("dialog", { name: messages[locale].accounts.signUp.title })).toBeVisible();
      expect(calls.filter((path) => path.startsWith("/api/users/me/cookbooks"))).toEqual([]);
    });
  });
}

test("shows an error when the cookbook or the list of cookbooks is full", async ({ page }) => {
  const t = messages.de.cookbooks.saveModal;
  const reader = await signInNewUser(page, "de");
  const [dish] = await listRecipes("de", 1);
  const full = await insertCookbook(reader, "de", "Randvoll");
  await query(
    dataDir,
    `with made as (
       insert into items (type, state, author_id) select 'recipe', 'draft', $1 from generate_series(1, $3) returning id
     ) insert into cookbook_items (cookbook_id, item_id, position) select $2, id, 0 from made`,
    [reader.id, full, limits.items],
  );
  await query(
    dataDir,
    `insert into cookbooks (slug, user_id, titles)
     select gen_random_uuid()::text, $1, jsonb_build_object('de', 'Buch ' || n) from generate_series(2, $2) n`,
    [reader.id, limits.cookbooks],
  );
  await visit(page, slugAddress("de", "/recipes/[slug]", dish?.slug ?? ""));
  await save(page).click();
  const win = page.getByRole("dialog", { name: t.title });
  await win.getByLabel(t.search).fill("Randvoll");
  const box = win.getByRole("checkbox", { name: /Randvoll/ });
  await box.click();
  await expect(toast(page, interpolate(t.bookFull, { book: "Randvoll" }))).toBeVisible();
  await expect(box).not.toBeChecked();
  await win.getByRole("button", { name: t.create }).click();
  await win.getByLabel(t.name).fill("Eins zu viel");
  await win.getByRole("button", { name: t.add }).click();
  await expect(win.getByText(t.shelfFull)).toBeVisible();
});

test("loads the save dialog with the first click only", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await signInNewUser(page, "de");
  await visit(page, "/de/rezepte");
  expect(await page.content()).not.toContain(messages.de.cookbooks.saveModal.title);
  const before = scripts.length;
  await page.locator("main .save-corner").first().click();
  await expect(page.getByRole("dialog", { name: messages.de.cookbooks.saveModal.title })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});
