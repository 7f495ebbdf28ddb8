import { type Page, test as plainTest } from "@playwright/test";
import { limits } from "#lib/cookbooks/schema.ts";
import { address, slugAddress } from "#lib/i18n/address.ts";
import { dataDir, query } from "../support/database.ts";
import { looks } from "../support/looks.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";
import { contentsOf, dishes, filled, newReader, shelve, toast } from "./shelf.ts";

test.use({ extraHTTPHeaders: newHousehold() });
plainTest.use({ extraHTTPHeaders: newHousehold() });

const save = (page: Page) => page.locator("main .save-button");

for (const { locale, viewport } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = words[locale].cookbooks;
    const win = (page: Page) => page.getByRole("dialog", { name: t.saveModal.title });

    test("saves from a page: a first cookbook, another, and back again", async ({ page }) => {
      const reader = await newReader(page, locale);
      const [dish] = await dishes(locale, 1);
      await visit(page, slugAddress(locale, "/recipes/[slug]", dish?.slug ?? ""));
      await save(page).click();
      await expect(win(page).getByText(t.saveModal.first)).toBeVisible();
      const name = win(page).getByLabel(t.saveModal.name);
      await expect(name).toBeFocused();
      await name.fill("Für Gäste");
      await name.press("Enter");
      const box = win(page).getByRole("checkbox", { name: /Für Gäste/ });
      await expect(box).toBeChecked();
      await expect(win(page).getByText(filled(t.saveModal.saved, { book: "Für Gäste" }))).toBeVisible();
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
      const told = page.locator(".toaster li", { hasText: filled(t.saveModal.saved, { book: "Für Gäste" }) });
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

    test("saves from a card without leaving the list; among many cookbooks one is searched for", async ({ page }) => {
      const reader = await newReader(page, locale);
      const ids: string[] = [];
      for (let n = 1; n <= 8; n++) ids.push(await shelve(reader, locale, n === 3 ? "Sonntagsbraten" : `Buch ${n}`));
      await visit(page, address(locale, "/recipes"));
      const button = page.locator("main .save-notch").first();
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

    test("whoever is not signed in is asked to register", async ({ page }) => {
      const calls: string[] = [];
      page.on("request", (request) => calls.push(new URL(request.url()).pathname));
      await visit(page, address(locale, "/recipes"));
      await page.locator("main .save-notch").first().click();
      await expect(page.getByRole("dialog", { name: words[locale].accounts.signUp.title })).toBeVisible();
      expect(calls.filter((path) => path.startsWith("/api/users/me/cookbooks"))).toEqual([]);
    });
  });
}

// The browser complains of every refusal.
plainTest("a full cookbook and a full shelf say so", async ({ page }) => {
  const t = words.de.cookbooks.saveModal;
  const reader = await newReader(page, "de");
  const [dish] = await dishes("de", 1);
  const full = await shelve(reader, "de", "Randvoll");
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
    [reader.id, limits.books],
  );
  await visit(page, slugAddress("de", "/recipes/[slug]", dish?.slug ?? ""));
  await save(page).click();
  const win = page.getByRole("dialog", { name: t.title });
  await win.getByLabel(t.search).fill("Randvoll");
  const box = win.getByRole("checkbox", { name: /Randvoll/ });
  await box.click();
  await expect(toast(page, filled(t.bookFull, { book: "Randvoll" }))).toBeVisible();
  await expect(box).not.toBeChecked();
  await win.getByRole("button", { name: t.create }).click();
  await win.getByLabel(t.name).fill("Eins zu viel");
  await win.getByRole("button", { name: t.add }).click();
  await expect(win.getByText(t.shelfFull)).toBeVisible();
});

test("a page carries none of the window until somebody saves something", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await newReader(page, "de");
  await visit(page, "/de/rezepte");
  expect(await page.content()).not.toContain(words.de.cookbooks.saveModal.title);
  const before = scripts.length;
  await page.locator("main .save-notch").first().click();
  await expect(page.getByRole("dialog", { name: words.de.cookbooks.saveModal.title })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});
