// The browser reports failed requests on the console, so this journey runs without the guard.
import type { Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { createAccount, dropCookies, signIn, signOut } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { listExamples } from "../support/example-pages.ts";
import { messages } from "../support/messages.ts";
import { origin } from "../support/site.ts";
import { viewports } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";
import { expectPicture, listKept, waitForWorker, waitUntilKept } from "./keeping.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), serviceWorkers: "allow", viewport: viewports[3].viewport });
// The journey installs the worker anew.
test.slow();

/** Signs in a user who likes one recipe and has another one in a cookbook. */
async function signInWithSaved(page: Page) {
  const account = await createAccount();
  const [liked, inCookbook] = await listExamples("/sitemaps/recipes-1.xml");
  const saved = [liked?.en ?? "", inCookbook?.en ?? ""] as const;
  const [likedId, itemId] = await Promise.all(saved.map((path) => findItem(path)));
  await query(dataDir, "insert into likes (user_id, item_id) values ($1, $2)", [account.id, likedId]);
  await signIn(page, account, "en");
  const response = await page.request.post("/api/users/me/cookbooks", {
    data: { title: "Unter der Woche", item: itemId },
    headers: { origin },
  });
  expect(response.status()).toBeLessThan(300);
  return { account, saved };
}

async function findItem(path: string): Promise<string> {
  const [row] = await query<{ id: string }>(dataDir, "select item_id as id from item_texts where slug = $1", [
    path.split("/").at(-1),
  ]);
  return row?.id ?? "";
}

const listOwnCaches = async (page: Page, userId: string) =>
  (await page.evaluate(() => caches.keys())).filter((name) => name.includes(userId));

/** The worker deletes one cache after the other. */
const expectNothingKept = (page: Page, userId: string) => expect.poll(() => listOwnCaches(page, userId)).toEqual([]);

/** Waits until all saved recipes are kept, with the pictures of the last one. */
async function waitUntilAllKept(page: Page, userId: string): Promise<void> {
  const readMarker = () => page.evaluate(() => localStorage.getItem("savedRecipesKept") ?? "");
  await expect.poll(readMarker, { timeout: 45_000 }).toContain(userId);
}

test("saved recipes open offline without having been visited, until their user has left the device", async ({
  page,
  context,
}) => {
  const t = messages.en;
  const missing = page.locator("main").getByRole("alert");
  const { account, saved } = await signInWithSaved(page);
  await visit(page, address("en", "/"));
  await waitForWorker(page);
  for (const path of saved) await waitUntilKept(page, path, "offline-saved");
  await expect.poll(async () => (await listKept(page, "offline-pictures")).length).toBeGreaterThan(1);
  await waitUntilAllKept(page, account.id);

  await test.step("the settings show the space used, and nothing personal is kept", async () => {
    await visit(page, address("en", "/profile/likes"));
    await visit(page, address("en", "/profile/settings"));
    const section = page.getByRole("region", { name: t.offline.storage.title });
    await expect(section).toContainText(/2 recipes, [\d.]+ MB of up to 50 MB/);
    await expect(section.getByRole("button", { name: t.offline.storage.clear })).toBeVisible();
    const kept = (await listKept(page, "")).map((url) => new URL(url, origin).pathname);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => /^\/(api|de\/profile|en\/profile|(de|en)\/login)/.test(path))).toEqual([]);
  });

  await test.step("without network they open with their pictures, the settings do not", async () => {
    await context.setOffline(true);
    for (const path of saved) {
      await page.goto(path);
      await expect(page.locator("main article:has(#steps)")).toBeVisible();
      await expectPicture(page);
    }
    await page.goto(address("en", "/shopping-list"));
    await expect(page.locator("h1")).toHaveText(t.shoppingLists.page.title);
    await page.goto(address("en", "/profile/settings"));
    await expect(missing).toContainText(t.offline.missing.title);
    await expect(page.getByRole("region", { name: t.offline.kept.saved }).getByRole("link")).toHaveCount(2);
    // The page shown without network loads again by itself.
    const reloaded = page.waitForEvent("load");
    await context.setOffline(false);
    await reloaded;
  });

  await test.step("signing out deletes them", async () => {
    await signOut(page, "en");
    await expectNothingKept(page, account.id);
    await context.setOffline(true);
    await page.goto(saved[0]);
    await expect(missing).toContainText(t.offline.missing.title);
    await context.setOffline(false);
    await expect(missing).toHaveCount(0);
  });

  await test.step("another account finds nothing of the former one, nor anyone after its session ended", async () => {
    const former = await signInWithSaved(page);
    await visit(page, address("en", "/"));
    await waitUntilAllKept(page, former.account.id);
    expect(await listOwnCaches(page, former.account.id)).not.toEqual([]);
    await dropCookies(page);
    const next = await signInWithSaved(page);
    await visit(page, address("en", "/"));
    await expectNothingKept(page, former.account.id);
    await waitUntilAllKept(page, next.account.id);
    expect(await listOwnCaches(page, next.account.id)).not.toEqual([]);
    await query(dataDir, "delete from sessions where user_id = $1", [next.account.id]);
    await visit(page, address("en", "/imprint"));
    await expectNothingKept(page, next.account.id);
  });
});
