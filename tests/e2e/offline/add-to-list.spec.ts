// The browser reports failed requests on the console, so these journeys run without the guard.
import type { Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { createAccount, signIn } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { pairwiseViewports } from "../support/viewports.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { waitForWorker, waitUntilKept } from "./keeping.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), serviceWorkers: "allow" });
// Each journey installs the worker anew.
test.slow();

/** It names every ingredient once; the list would make one line of two. */
const recipes = { de: "/de/rezepte/guacamole-mit-limette", en: "/en/recipes/guacamole-with-lime" };

/** Opens a recipe without network and adds its ingredients; returns how many the list then has. */
async function addWithoutNetwork(page: Page, locale: Locale): Promise<number> {
  const t = messages[locale].shoppingLists;
  const recipe = recipes[locale];
  await visit(page, recipe);
  await waitForWorker(page);
  await waitUntilKept(page, recipe);
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
  await expect(page).toHaveURL(address(locale, "/shopping-list"));
  await expect(page.locator("[data-line]")).toHaveCount(count);
  return count;
}

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`without network at ${viewport.width} in ${locale}`, () => {
    test.use({ viewport });
    const t = messages[locale].shoppingLists.page;

    test("the list of the device takes a recipe's ingredients", async ({ page }) => {
      const count = await addWithoutNetwork(page, locale);
      expect(count).toBeGreaterThan(2);
      await expect(page.getByText(t.onDevice)).toBeVisible();
      await page.reload();
      await expect(page.locator("[data-line]")).toHaveCount(count);
    });

    test("the list of an account takes them, and the account has them afterwards", async ({ page, context }) => {
      const account = await createAccount();
      await signIn(page, account, locale);
      const count = await addWithoutNetwork(page, locale);
      await expect(page.getByRole("status").filter({ hasText: t.waiting })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(t.waiting)).toHaveCount(0);
      const rows = await query(
        dataDir,
        "select ingredient_id from shopping_list_items where user_id = $1 and ingredient_id is not null and recipe_id is not null",
        [account.id],
      );
      expect(rows).toHaveLength(count);
      await expect(page.locator("[data-line]")).toHaveCount(count);
    });
  });
}
