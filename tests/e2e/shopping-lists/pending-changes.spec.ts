// The browser reports failed requests on the console, so this journey runs without the guard.

import { pendingChangesKey } from "#components/kitchen/shopping-lists/pending-changes.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const t = messages.de.shoppingLists.page;

test("a change on a page of an older build reloads once and arrives once", async ({ page }) => {
  const account = await createAccount();
  await query(
    dataDir,
    "insert into shopping_list_items (user_id, id, text) values ($1, gen_random_uuid(), 'Spülmittel')",
    [account.id],
  );
  await signIn(page, account);
  await visit(page, address("de", "/shopping-list"));
  const row = page.locator("[data-line] label").filter({ has: page.getByText("Spülmittel", { exact: true }) });
  await expect(row).toBeVisible();

  const counts = { loads: 0, delivered: 0 };
  let isReloading = false;
  // The reloaded page may call actions before its load event.
  page.on("request", (request) => {
    isReloading ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  page.on("load", () => {
    counts.loads += 1;
  });
  // The server does not know the actions of the page until it is loaded again.
  await page.route("**/*", (route) => {
    const headers = route.request().headers();
    if (!headers["next-action"]) return route.fallback();
    if (!isReloading) return route.continue({ headers: { ...headers, "next-action": `40${"0".repeat(40)}` } });
    counts.delivered += 1;
    return route.fallback();
  });
  await row.getByRole("checkbox").click();
  await expect.poll(() => counts.loads).toBe(1);
  await waitForHydration(page);
  await expect(page.getByRole("region", { name: t.ticked }).getByText("Spülmittel")).toBeVisible();
  const readStored = () => query(dataDir, "select is_ticked from shopping_list_items where user_id = $1", [account.id]);
  await expect.poll(readStored).toEqual([{ is_ticked: true }]);
  // Nothing is left that the page would deliver again, or reload for.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), pendingChangesKey)).toBeNull();
  expect(counts).toEqual({ loads: 1, delivered: 1 });
});
