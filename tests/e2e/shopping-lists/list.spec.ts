import type { Page } from "@playwright/test";
import { serializeDeviceList } from "#lib/kitchen/shopping-lists/device-list.ts";
import { deviceListKey } from "#lib/kitchen/shopping-lists/open-count.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { shoppingItem } from "#tests/lib/kitchen/shopping-lists/fixtures.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, isPublicItem, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), reducedMotion: "reduce" });

/** Two recipes that share an ingredient counted in pieces; the first one also has a staple. */
async function dishesThatShare(locale: Locale) {
  const [shared] = await query<{ one: string; many: string; first: string; second: string; amount: number }>(
    dataDir,
    `select words.singular as one, words.plural as many, a.slug as first, b.slug as second, x.amount + y.amount as amount
     from recipe_ingredients x
     join recipe_ingredients y on y.ingredient_id = x.ingredient_id and y.item_id <> x.item_id
     join ingredient_texts words on words.ingredient_id = x.ingredient_id and words.locale = $1
     join item_texts a on a.item_id = x.item_id and a.locale = $1
     join item_texts b on b.item_id = y.item_id and b.locale = $1
     where (select count(*) from items where id in (x.item_id, y.item_id) and ${isPublicItem}) = 2
       and x.unit is null and y.unit is null and x.amount >= 1 and y.amount >= 1 and x.amount_max is null
       and y.amount_max is null and x.amount = floor(x.amount) and y.amount = floor(y.amount)
       and (select count(*) from recipe_ingredients z where z.ingredient_id = x.ingredient_id
         and z.item_id in (x.item_id, y.item_id)) = 2
       and exists (select from recipe_ingredients z join ingredients s on s.id = z.ingredient_id
         where z.item_id = x.item_id and s.is_staple)
     order by a.slug, b.slug, words.singular limit 1`,
    [locale],
  );
  if (!shared) throw new Error("no two recipes share anything");
  const { first, second, ...rest } = shared;
  return { ...rest, paths: [first, second].map((slug) => slugAddress(locale, "/recipes/[slug]", slug)) };
}

const onList = (userId: string) =>
  query<{ id: string; text: string; is_ticked: boolean }>(
    dataDir,
    "select id, text, is_ticked from shopping_list_items where user_id = $1 order by created_at, id",
    [userId],
  );
/** The row of an item. Its name may also be part of the title of a recipe. */
const line = (page: Page, name: string) =>
  page.locator("[data-line] label").filter({ has: page.getByText(name, { exact: true }) });
/** What an extension or a later version may have left beside the entries. */
const withInvalidEntries = (list: string) => list.replace('"entries":[', '"entries":[{"id":7},null,');
const toast = (page: Page, text: string) => page.locator(".toaster li", { hasText: text });

test("a reader plans two recipes on the device and takes the list into an account and to another device", async ({
  page,
  browser,
}) => {
  test.slow();
  const t = messages.de.shoppingLists;
  const listPath = address("de", "/shopping-list");
  const shared = await dishesThatShare("de");
  const common = line(page, shared.many).filter({ hasText: String(shared.amount) });
  const asked: string[] = [];
  page.on("request", (request) => /users\/me/.test(request.url()) && asked.push(request.url()));

  await test.step("the ingredients of recipes are added up, staples are left out", async () => {
    for (const path of shared.paths) {
      await visit(page, path);
      await page.getByRole("button", { name: t.addButton.label }).click();
      const win = page.getByRole("dialog", { name: t.addModal.title });
      await expect(win.getByRole("checkbox", { checked: true }).first()).toBeVisible();
      if (path === shared.paths[0]) {
        expect(await win.getByRole("checkbox", { checked: false }).count()).toBeGreaterThan(0);
        await expectAccessible(page, "the window of a recipe", "dialog[open]");
      }
      await win.getByRole("button", { name: /\d/ }).last().click();
      await expect(win).toBeHidden();
    }
    await page.locator(".toaster").getByRole("button", { name: t.addModal.toList }).first().click();
    await expect(page).toHaveURL(listPath);
    await expect(common).toHaveCount(1);
    await expect(page.getByRole("complementary", { name: t.page.cook }).getByRole("link")).toHaveCount(2);
  });

  await test.step("another tab of the browser follows without a request for the user", async () => {
    const field = page.getByLabel(t.page.write);
    await field.fill("Spülmittel");
    await field.press("Enter");
    await line(page, "Spülmittel").getByRole("checkbox").check();
    const basket = page.getByRole("region", { name: t.page.ticked });
    await expect(basket.getByText("Spülmittel")).toBeVisible();
    await expectAccessible(page, "the list");
    const tab = await page.context().newPage();
    await visit(tab, listPath);
    await expect(tab.getByRole("region", { name: t.page.ticked }).getByText("Spülmittel")).toBeVisible();
    await page.getByRole("button", { name: t.page.putAway }).click();
    await expect(line(tab, "Spülmittel")).toHaveCount(0);
    await toast(page, interpolate(t.page.removed, { name: "Spülmittel" }))
      .getByRole("button", { name: t.page.undo })
      .click();
    await expect(line(tab, "Spülmittel")).toBeVisible();
    await tab.close();
    expect(asked).toEqual([]);
  });

  await test.step("it is printed without what only a screen needs", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(common).toBeVisible();
    for (const name of [t.page.print, t.page.clear, t.page.writeDown]) {
      await expect(page.getByRole("button", { name })).toBeHidden();
    }
    await expect(page.getByRole("banner")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  const account = await createAccount();
  await test.step("the account takes the list over once the reader wants that", async () => {
    await signIn(page, account);
    await visit(page, listPath);
    await expect(page.getByText(t.device.text)).toBeVisible();
    await expectAccessible(page, "the offer to take the list along");
    await expect.poll(() => onList(account.id)).toEqual([]);
    const kept = await page.evaluate((key) => JSON.parse(localStorage[key]).entries.length, deviceListKey);
    await page.getByRole("button", { name: t.device.adopt }).click();
    await expect(toast(page, interpolate(t.device.adopted, { count: kept }))).toBeVisible();
    await expect(common).toHaveCount(1);
    await expect.poll(() => onList(account.id)).toHaveLength(kept);
    const readDevice = () => page.evaluate((key) => JSON.parse(localStorage[key]).entries, deviceListKey);
    await expect.poll(readDevice).toEqual([]);
  });

  await test.step("another device of the account shows it, and what it changes shows here", async () => {
    const other = await browser.newContext({ extraHTTPHeaders: newClientHeaders() });
    const phone = await other.newPage();
    await signIn(phone, account);
    await visit(phone, listPath);
    await expect(line(phone, shared.many).filter({ hasText: String(shared.amount) })).toHaveCount(1);
    await line(phone, "Spülmittel").getByRole("checkbox").uncheck();
    await expect.poll(async () => (await onList(account.id)).some((row) => row.is_ticked)).toBe(false);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(line(page, "Spülmittel").getByRole("checkbox")).not.toBeChecked();
    await other.close();
  });

  await test.step("the settings offer what was added while signed out, unreadable entries aside", async () => {
    await page.evaluate(
      ([key, list]) => localStorage.setItem(key ?? "", list ?? ""),
      [deviceListKey, withInvalidEntries(serializeDeviceList([shoppingItem({ text: "Klopapier" })]))],
    );
    await visit(page, address("de", "/profile/settings"));
    const section = page.getByRole("region", { name: t.device.title });
    await expect(section.getByText("Klopapier")).toBeVisible();
    await section.getByRole("button", { name: t.device.adopt }).click();
    await expect(section.getByText(t.device.none)).toBeVisible();
    await expect.poll(async () => (await onList(account.id)).map(({ text }) => text)).toContain("Klopapier");
  });

  await test.step("the menu leads back to it, where an amount is changed and all is removed", async () => {
    const { button, shoppingList } = messages.de.layout.userMenu;
    await page.getByRole("banner").getByRole("button", { name: button }).click();
    await page.locator("#user-menu").getByRole("link", { name: shoppingList }).click();
    await expect(page).toHaveURL(listPath);
    await expect(line(page, "Klopapier")).toBeVisible();
    await expect(page.getByText(t.device.text)).toHaveCount(0);
    await common.locator("xpath=..").locator("summary").click();
    await common.locator("xpath=..").getByRole("button", { name: t.page.changeAmount }).click();
    const amount = page.locator("[data-line]").getByRole("textbox");
    await amount.fill("40");
    await amount.press("Enter");
    await expect(line(page, shared.many).filter({ hasText: "40" })).toHaveCount(1);
    await page.getByRole("button", { name: t.page.clear }).click();
    await page.getByRole("button", { name: t.page.clearConfirm }).click();
    await expect(page.getByText(t.page.emptyTitle)).toBeVisible();
    await expect.poll(() => onList(account.id)).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("hides what needs script", async ({ page }) => {
    const { paths } = await dishesThatShare("de");
    await page.goto(paths[0] ?? "");
    // The form in the place of the dialog; reading/without-script.spec.ts sends it.
    const add = page.getByRole("button", { name: messages.de.shoppingLists.addButton.label });
    await expect(add).toHaveAttribute("type", "submit");
    await expect(page.getByRole("radio")).toHaveCount(0);
    await page.goto(address("de", "/shopping-list"));
    await expect(page.getByText(messages.de.shoppingLists.page.needsScript)).toBeVisible();
  });
});
