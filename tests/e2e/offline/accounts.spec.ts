// The browser reports failed requests on the console, so these journeys run without the guard.
import type { BrowserContext, Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { createAccount, signIn, signOut } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { listExamples } from "../support/example-pages.ts";
import { messages } from "../support/messages.ts";
import { origin } from "../support/site.ts";
import { pairwiseViewports } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";
import { expectPicture, listKept, waitForWorker, waitUntilKept } from "./keeping.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), serviceWorkers: "allow" });
// Each journey installs the worker anew.
test.slow();

/** Signs in a user who likes one recipe and has another one in a cookbook. */
async function signInWithSaved(page: Page, locale: Locale) {
  const account = await createAccount();
  const [liked, inCookbook] = await listExamples("/sitemaps/recipes-1.xml");
  const saved = [liked?.[locale] ?? "", inCookbook?.[locale] ?? ""] as const;
  const [likedId, itemId] = await Promise.all(saved.map((path) => findItem(path)));
  await query(dataDir, "insert into likes (user_id, item_id) values ($1, $2)", [account.id, likedId]);
  await signIn(page, account, locale);
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

async function visitStart(page: Page, locale: Locale): Promise<void> {
  await visit(page, address(locale, "/"));
  await waitForWorker(page);
}

async function expectNothingKept(page: Page, userId: string): Promise<void> {
  // The worker deletes one cache after the other.
  const listOwn = async () => (await page.evaluate(() => caches.keys())).filter((name) => name.includes(userId));
  await expect.poll(listOwn).toEqual([]);
}

/** Waits until all saved recipes are kept, with the pictures of the last one. */
async function waitUntilAllKept(page: Page, userId: string): Promise<void> {
  const readMarker = () => page.evaluate(() => localStorage.getItem("savedRecipesKept") ?? "");
  await expect.poll(readMarker, { timeout: 45_000 }).toContain(userId);
}

async function expectOpens(page: Page, context: BrowserContext, paths: readonly string[]): Promise<void> {
  await context.setOffline(true);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("main article:has(#steps)")).toBeVisible();
    await expectPicture(page);
  }
}

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`saved recipes at ${viewport.width} in ${locale}`, () => {
    test.use({ viewport });

    test("open offline without having been visited, until the user signs out", async ({ page, context }) => {
      const { account, saved } = await signInWithSaved(page, locale);
      await visitStart(page, locale);
      for (const path of saved) await waitUntilKept(page, path, "offline-saved");
      await expect.poll(async () => (await listKept(page, "offline-pictures")).length).toBeGreaterThan(1);
      await waitUntilAllKept(page, account.id);
      await expectOpens(page, context, saved);

      const t = messages[locale];
      await page.goto(address(locale, "/shopping-list"));
      await expect(page.locator("h1")).toHaveText(t.shoppingLists.page.title);
      await page.goto(address(locale, "/profile/settings"));
      await expect(page.locator("main").getByRole("alert")).toContainText(t.offline.missing.title);
      await expect(page.getByRole("region", { name: t.offline.kept.saved }).getByRole("link")).toHaveCount(2);

      // The page shown without network loads again by itself.
      const reloaded = page.waitForEvent("load");
      await context.setOffline(false);
      await reloaded;
      await signOut(page, locale);
      await expectNothingKept(page, account.id);
      await context.setOffline(true);
      await page.goto(saved[0]);
      await expect(page.locator("main").getByRole("alert")).toContainText(t.offline.missing.title);
    });
  });
}

test("a session that ended elsewhere clears what the account has kept", async ({ page }) => {
  const { account, saved } = await signInWithSaved(page, "de");
  await visitStart(page, "de");
  for (const path of saved) await waitUntilKept(page, path, "offline-saved");
  await query(dataDir, "delete from sessions where user_id = $1", [account.id]);
  await visit(page, "/de/impressum");
  await expectNothingKept(page, account.id);
});

test("another account does not find what the former one has kept", async ({ page, context }) => {
  const { account, saved } = await signInWithSaved(page, "de");
  await visitStart(page, "de");
  for (const path of saved) await waitUntilKept(page, path, "offline-saved");
  await context.clearCookies();
  await signIn(page, await createAccount());
  await visitStart(page, "de");
  await expectNothingKept(page, account.id);
});

test("no answer of the API, no page of an account and no picture of a stranger is kept", async ({ page }) => {
  await signInWithSaved(page, "de");
  await visitStart(page, "de");
  await visit(page, "/de/profile/likes");
  await visit(page, "/de/profile/einstellungen");
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => /^\/(api|de\/profile|en\/profile|de\/login)/.test(path))).toEqual([]);
});

test("settings show the space used and clear it", async ({ page }) => {
  const { account, saved } = await signInWithSaved(page, "en");
  await visitStart(page, "en");
  for (const path of saved) await waitUntilKept(page, path, "offline-saved");
  // The next page would go on with what is not kept yet.
  await waitUntilAllKept(page, account.id);
  await visit(page, "/en/profile/settings");
  const t = messages.en.offline.storage;
  const section = page.getByRole("region", { name: t.title });
  await expect(section).toContainText(/2 recipes, [\d.]+ MB of up to 50 MB/);
  await section.getByRole("button", { name: t.clear }).click();
  await expect(section).toContainText(t.cleared);
  expect(await listKept(page, "offline-saved")).toEqual([]);
});
