// The browser reports failed requests on the console, so this journey runs without the guard.
import type { Page } from "@playwright/test";
import { deviceListKey } from "#lib/kitchen/shopping-lists/open-count.ts";
import { accountKey, userValue } from "#lib/platform/browser/account-storage.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { createAccount, signIn } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { viewports } from "../support/viewports.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { waitForWorker, waitUntilKept } from "./keeping.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), serviceWorkers: "allow", viewport: viewports[3].viewport });
// The journey installs the worker anew.
test.slow();

/** It names every ingredient once; the list would make one line of two. */
const recipe = "/en/recipes/guacamole-with-lime";
const t = messages.en.shoppingLists;

/** Opens the recipe without network and adds its ingredients; returns what the list then has. */
async function addWithoutNetwork(page: Page): Promise<number> {
  await page.context().setOffline(true);
  await page.goto(recipe);
  await waitForHydration(page);
  await page.getByRole("button", { name: t.addButton.label }).click();
  const dialog = page.getByRole("dialog", { name: t.addModal.title });
  await expect(dialog.getByRole("checkbox").first()).toBeVisible();
  const count = await dialog.getByRole("checkbox", { checked: true }).count();
  await dialog.getByRole("button", { name: /\d/ }).last().click();
  await expect(dialog).toBeHidden();
  await page.locator(".toaster").getByRole("button", { name: t.addModal.toList }).click();
  await expect(page).toHaveURL(address("en", "/shopping-list"));
  await expect(page.locator("[data-line]")).toHaveCount(count);
  return count;
}

test("without network the list takes a recipe's ingredients, on the device and in an account", async ({
  page,
  context,
}) => {
  await visit(page, recipe);
  await waitForWorker(page);
  await waitUntilKept(page, recipe);

  await test.step("the list of the device keeps them", async () => {
    const count = await addWithoutNetwork(page);
    expect(count).toBeGreaterThan(2);
    await expect(page.getByText(t.page.onDevice)).toBeVisible();
    await page.reload();
    await expect(page.locator("[data-line]")).toHaveCount(count);
  });

  await test.step("the account has them as soon as there is a network", async () => {
    await context.setOffline(false);
    await page.evaluate((key) => localStorage.removeItem(key), deviceListKey);
    const account = await createAccount();
    await signIn(page, account, "en");
    await visit(page, recipe);
    // The device knows whose list it is once a page has asked.
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), accountKey(userValue))).not.toBeNull();
    const count = await addWithoutNetwork(page);
    await expect(page.getByRole("status").filter({ hasText: t.page.waiting })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t.page.waiting)).toHaveCount(0);
    const rows = await query(
      dataDir,
      "select ingredient_id from shopping_list_items where user_id = $1 and ingredient_id is not null and recipe_id is not null",
      [account.id],
    );
    expect(rows).toHaveLength(count);
    await expect(page.locator("[data-line]")).toHaveCount(count);
  });
});
