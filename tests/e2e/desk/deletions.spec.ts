import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { address } from "#lib/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { pairwiseViewports } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const main = (page: Page) => page.getByRole("main");

interface Rows {
  tag: string;
  utensil: string;
}

async function insertTag(key: string, slug: string, title: string): Promise<void> {
  await query(
    dataDir,
    `with made as (insert into tags (key, type) values ($1, 'taste') returning id)
     insert into tag_texts (tag_id, locale, slug, title)
     select id, locale, $2 || '-' || locale, $3 || case locale when 'en' then ' EN' else '' end
     from made, (values ('de'), ('en')) as languages (locale)`,
    [key, slug, title],
  );
}

/** Inserts a tag and a utensil that nothing uses, and returns their German names. */
async function insertRows(): Promise<Rows> {
  const suffix = randomUUID().slice(0, 8);
  const rows = { tag: `Feurig ${suffix}`, utensil: `Wok ${suffix}` };
  await insertTag(`feurig-${suffix}`, `feurig-${suffix}`, rows.tag);
  const names = Object.fromEntries(
    [
      ["de", rows.utensil],
      ["en", `${rows.utensil} EN`],
    ].map(([locale, one]) => [locale, { one, many: one }]),
  );
  await query(dataDir, "insert into utensils (key, names) values ($1, $2)", [`wok-${suffix}`, JSON.stringify(names)]);
  return rows;
}

/** Opens an entry of a list and deletes it; the list is next. */
async function deleteEntry(page: Page, locale: Locale, name: string): Promise<void> {
  await main(page).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.locator(".toaster").waitFor({ state: "attached" });
  const { ui } = messages[locale];
  await main(page)
    .getByRole("button", { name: ui.desk.deleteFull.replace("{name}", name) })
    .click();
  await expect(main(page).getByText(ui.flash.deskDeleted, { exact: true })).toBeVisible();
}

for (const { locale, viewport } of pairwiseViewports) {
  test(`an editor undoes a deletion, and restores another one later: ${locale}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { deletions, ui } = messages[locale];
    const rows = await insertRows();
    const titled = (name: string) => (locale === "de" ? name : `${name} EN`);
    const [tag, utensil] = [titled(rows.tag), titled(rows.utensil)];
    const named = (text: string, name: string) => text.replace("{name}", name);
    const editor = await createAccount({ newType: "editor" });
    await signIn(page, editor);

    await visit(page, address(locale, "/desk/tags"));
    await deleteEntry(page, locale, tag);
    await expect(main(page).getByRole("link", { name: tag, exact: true })).toHaveCount(0);
    await expectAccessible(page, "the message with the way back");
    await page.getByRole("button", { name: named(deletions.undoFull, tag) }).click();
    await expect(main(page).getByText(ui.flash.deskRestored, { exact: true })).toBeVisible();
    await expect(main(page).getByRole("link", { name: tag, exact: true })).toBeVisible();

    await visit(page, address(locale, "/desk/utensils"));
    await deleteEntry(page, locale, utensil);
    await visit(page, address(locale, "/desk/deleted"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(deletions.title);
    const entry = main(page).getByRole("listitem").filter({ hasText: utensil });
    await expect(entry).toContainText(deletions.kinds.utensil);
    await expect(entry).toContainText(editor.name);
    await expectAccessible(page, "the list of what was deleted");
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide, "the page scrolls sideways").toBe(false);
    await page.getByRole("button", { name: named(deletions.restoreFull, utensil) }).click();
    await expect(main(page).getByText(ui.flash.deskRestored, { exact: true })).toBeVisible();
    await expect(main(page).getByRole("link", { name: utensil, exact: true })).toBeVisible();
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a deletion is undone, and a refusal says which name is taken", async ({ page }) => {
    const { tag } = await insertRows();
    const key = tag.toLowerCase().replace(" ", "-");
    const { deletions, ui } = messages.de;
    await signIn(page, await createAccount({ newType: "editor" }));
    await page.goto(address("de", "/desk/tags"));
    await main(page).getByRole("link", { name: tag, exact: true }).click();
    await main(page)
      .getByRole("button", { name: ui.desk.deleteFull.replace("{name}", tag) })
      .click();
    await expect(main(page).getByText(ui.flash.deskDeleted, { exact: true })).toBeVisible();
    await insertTag(key, `anders-${key}`, `Anders ${key}`);
    await page.goto(address("de", "/desk/deleted"));
    const restore = page.getByRole("button", { name: deletions.restoreFull.replace("{name}", tag) });
    await restore.click();
    await expect(page.getByText(deletions.problems.taken.replace("{name}", key))).toBeVisible();
    await query(dataDir, "delete from tags where key = $1", [key]);
    await restore.click();
    await expect(main(page).getByText(ui.flash.deskRestored, { exact: true })).toBeVisible();
    await expect(main(page).getByRole("link", { name: tag, exact: true })).toBeVisible();
  });
});

test("for other users the list of deletions does not exist", async ({ page }) => {
  await signIn(page, await createAccount({ newType: "partner" }));
  expect((await page.goto(address("de", "/desk/deleted")))?.status()).toBe(404);
});
