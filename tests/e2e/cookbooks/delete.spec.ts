import type { Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { dataDir, query } from "../support/database.ts";
import { restoreSiteAfterwards } from "../support/run/restore-site.ts";
import { visit } from "../support/visit.ts";
import {
  cookbookPath,
  insertCookbook,
  interpolate,
  listRecipes,
  signInNewUser,
  toast,
  withSoftHyphens,
} from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });
restoreSiteAfterwards();

const t = messages.de.cookbooks;

/** Collects every level 1 heading the page shows from now on, however briefly. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeadings: seen });
    const collect = () => {
      for (const { textContent } of document.querySelectorAll("h1")) seen.add(textContent ?? "");
    };
    new MutationObserver(collect).observe(document.body, { childList: true, subtree: true, characterData: true });
    collect();
  });
  return () => page.evaluate(() => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings]);
}

test("deletes a cookbook on its own page without a 404, and undoes it", async ({ page }) => {
  const reader = await signInNewUser(page, "de");
  const title = `Ofengerichte ${reader.name.slice(-6)}`;
  const id = await insertCookbook(reader, "de", title, await listRecipes("de", 2));
  // A change of a public cookbook revalidates, so that the answer of the action contains the page.
  for (const visibility of ["private", "public"] as const) {
    await test.step(visibility, async () => {
      await query(dataDir, "update cookbooks set visibility = $2 where id = $1", [id, visibility]);
      await visit(page, cookbookPath("de", id));
      await expect(page.locator("main [data-entry]")).toHaveCount(2);
      const statuses: number[] = [];
      page.on("response", (response) => statuses.push(response.status()));
      const listHeadings = await watchHeadings(page);

      await page.locator("main header .dropdown-menu > summary").click();
      await page.locator("main header .dropdown-menu").getByRole("button", { name: t.head.delete }).click();
      await expect(page).toHaveURL(address("de", "/profile/cookbooks"));
      await expect(toast(page, interpolate(t.delete.deleted, { title }))).toBeVisible();
      await expect(page.getByRole("heading", { name: t.own.emptyTitle })).toBeVisible();
      expect(await listHeadings()).not.toContain(messages.de.errors.notFound.title);
      expect(statuses).not.toContain(404);

      await page.locator(".toaster").getByRole("button", { name: t.delete.undo }).click();
      const tile = page
        .locator("main li")
        .filter({ hasText: withSoftHyphens(title) })
        .first();
      await expect(tile).toBeVisible();
    });
  }
  await visit(page, cookbookPath("de", id));
  await expect(page.getByRole("heading", { level: 1, name: withSoftHyphens(title) })).toBeVisible();
  await expect(page.locator("main [data-entry]")).toHaveCount(2);
});
