// The browser reports failed requests on the console, so this journey runs without the guard.
import type { Page } from "@playwright/test";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { createAccount, signIn, signOut } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), viewport: viewports[3].viewport });

const row = (page: Page, name: string) =>
  page.locator("[data-line] label").filter({ has: page.getByText(name, { exact: true }) });
const accountKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("account:")));

test("two devices of an account show each other's changes, also those made without network", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const t = messages.en.shoppingLists.page;
  const listPath = address("en", "/shopping-list");
  const account = await createAccount();
  for (const text of ["Spülmittel", "Salz", "Mehl"]) {
    await query(
      dataDir,
      "insert into shopping_list_items (user_id, id, text, changed_at) values ($1, gen_random_uuid(), $2, now() - interval '1 hour')",
      [account.id, text],
    );
  }
  const remove = async (device: Page, name: string) => {
    await device.getByLabel(interpolate(t.lineMore, { name }), { exact: true }).click();
    await device.getByRole("button", { name: t.remove }).filter({ visible: true }).click();
  };
  const write = async (device: Page, text: string) => {
    await device.getByLabel(t.write).fill(text);
    await device.getByLabel(t.write).press("Enter");
  };
  await signIn(page, account, "en");
  await visit(page, listPath);
  await expect(row(page, "Spülmittel")).toBeVisible();
  const other = await (await browser.newContext({ extraHTTPHeaders: newClientHeaders() })).newPage();
  await signIn(other, account, "en");
  await visit(other, listPath);
  await expect(row(other, "Mehl")).toBeVisible();

  await test.step("at once while both are online", async () => {
    await row(page, "Spülmittel").getByRole("checkbox").click();
    await expect(row(other, "Spülmittel").getByRole("checkbox")).toBeChecked();
    await write(other, "Kaffee");
    await expect(row(page, "Kaffee")).toBeVisible();
  });

  await test.step("without network the list works on, and says that changes wait", async () => {
    await context.setOffline(true);
    await row(page, "Kaffee").getByRole("checkbox").click();
    await row(page, "Mehl").getByRole("checkbox").click();
    await write(page, "Brot");
    await remove(page, "Salz");
    await expect(row(page, "Kaffee").getByRole("checkbox")).toBeChecked();
    await expect(row(page, "Brot")).toBeVisible();
    await expect(row(page, "Salz")).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: t.waiting })).toBeVisible();
    for (const failure of [t.failed, t.notLoaded]) await expect(page.getByText(failure)).toHaveCount(0);
    // Meanwhile, in the kitchen.
    await write(other, "Milch");
    await remove(other, "Mehl");
    await expect(row(other, "Mehl")).toHaveCount(0);
    await expect(row(other, "Salz")).toBeVisible();
  });

  await test.step("with network both agree", async () => {
    await context.setOffline(false);
    for (const device of [page, other]) {
      await expect(row(device, "Milch")).toBeVisible();
      await expect(row(device, "Brot")).toBeVisible();
      await expect(row(device, "Kaffee").getByRole("checkbox")).toBeChecked();
      await expect(row(device, "Salz")).toHaveCount(0);
      await expect(row(device, "Mehl")).toHaveCount(0);
    }
    await expect(page.getByText(t.waiting)).toHaveCount(0);
    await expect(page.getByText(t.inAccount)).toBeVisible();
    await other.context().close();
  });

  await test.step("while the server cannot be reached, the list of the last visit shows", async () => {
    // The page itself is there, as from a service worker; what is personal is not.
    const personal = /\/api\/|events/;
    await page.route(personal, (route) => route.abort());
    await page.reload();
    await expect(row(page, "Brot")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(t.notLoaded)).toHaveCount(0);
    await page.unroute(personal);
  });

  await test.step("signing out leaves nothing of it on the device", async () => {
    expect(await accountKeys(page)).not.toEqual([]);
    await signOut(page, "en");
    await expect.poll(() => accountKeys(page)).toEqual([]);
    await visit(page, listPath);
    await expect(page.getByText(t.emptyTitle)).toBeVisible();
    await expect(page.getByText(t.onDevice)).toBeVisible();
  });
});
