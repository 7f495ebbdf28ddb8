import type { Browser, Page } from "@playwright/test";
import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const row = (page: Page, name: string) =>
  page.locator("[data-line] label").filter({ has: page.getByText(name, { exact: true }) });

/** Another device of the same account, with its own session. */
async function openSecondDevice(browser: Browser, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: newClientHeaders() });
  const page = await context.newPage();
  await signIn(page, account);
  await visit(page, path);
  return page;
}

for (const { locale, viewport } of pairwiseViewports) {
  test(`what one device changes shows on the other, ${locale}, ${viewport.width} pixels`, async ({ page, browser }) => {
    const t = messages[locale].shoppingLists.page;
    const listPath = address(locale, "/shopping-list");
    const account = await createAccount();
    await query(
      dataDir,
      "insert into shopping_list_items (user_id, id, text) values ($1, gen_random_uuid(), 'Spülmittel')",
      [account.id],
    );
    await page.setViewportSize(viewport);
    await signIn(page, account);
    await visit(page, listPath);
    const other = await openSecondDevice(browser, account, listPath);
    await expect(row(other, "Spülmittel")).toBeVisible();

    await row(page, "Spülmittel").getByRole("checkbox").click();
    await expect(row(other, "Spülmittel").getByRole("checkbox")).toBeChecked();
    await other.getByLabel(t.write).fill("Brot");
    await other.getByLabel(t.write).press("Enter");
    await expect(row(page, "Brot")).toBeVisible();
    await other.context().close();
  });
}
