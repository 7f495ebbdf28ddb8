// The browser reports failed requests on the console, so these journeys run without the guard.
import type { Page } from "@playwright/test";
import { slugAddress } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { dataDir, query } from "../support/database.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { contentsOf, insertCookbook, interpolate, listRecipes, signInNewUser, toast } from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const t = messages.de.cookbooks.saveModal;
const dialog = (page: Page) => page.getByRole("dialog", { name: t.title });
const saveButton = (page: Page) => page.locator("main .save-button");
const pending = (page: Page) => page.evaluate(() => localStorage.getItem("pendingSaves"));

/** Signs in, with a cookbook "Sonntag", and opens a recipe. */
async function openRecipe(page: Page) {
  const reader = await signInNewUser(page, "de");
  const [dish] = await listRecipes("de", 1);
  const cookbookId = await insertCookbook(reader, "de", "Sonntag");
  await visit(page, slugAddress("de", "/recipes/[slug]", dish?.slug ?? ""));
  return { reader, itemId: dish?.id ?? "", cookbookId };
}

/** From now on the server does not know the actions of this page, until it is loaded again. */
async function replaceBuild(page: Page) {
  const counts = { loads: 0, delivered: 0 };
  let isReloading = false;
  // The reloaded page may call actions before its load event.
  page.on("request", (request) => {
    isReloading ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  page.on("load", () => {
    counts.loads += 1;
  });
  await page.route("**/*", (route) => {
    const headers = route.request().headers();
    if (!headers["next-action"]) return route.fallback();
    if (!isReloading) return route.continue({ headers: { ...headers, "next-action": `40${"0".repeat(40)}` } });
    counts.delivered += 1;
    return route.fallback();
  });
  return counts;
}

test("a tick on a page of an older build reloads once and arrives once", async ({ page }) => {
  const { itemId, cookbookId } = await openRecipe(page);
  await saveButton(page).click();
  const box = dialog(page).getByRole("checkbox", { name: /Sonntag/ });
  await expect(box).toBeVisible();
  const counts = await replaceBuild(page);
  await box.click();
  await expect.poll(() => counts.loads).toBe(1);
  // Not after hydration: the message is gone after two seconds.
  await expect(toast(page, interpolate(t.saved, { book: "Sonntag" }))).toBeVisible();
  await expect.poll(() => contentsOf(cookbookId)).toMatchObject([{ id: itemId }]);
  await page.waitForTimeout(1500);
  expect(counts).toEqual({ loads: 1, delivered: 1 });
  expect(await pending(page)).toBeNull();
});

test("a new cookbook typed on a page of an older build is created once", async ({ page }) => {
  const { reader, itemId } = await openRecipe(page);
  await saveButton(page).click();
  await dialog(page).getByRole("button", { name: t.create }).click();
  const counts = await replaceBuild(page);
  await dialog(page).getByLabel(t.name).fill("Für Gäste");
  await dialog(page).getByLabel(t.name).press("Enter");
  await expect.poll(() => counts.loads).toBe(1);
  // Not after hydration: the message is gone after two seconds.
  await expect(toast(page, interpolate(t.saved, { book: "Für Gäste" }))).toBeVisible();
  const created = await query<{ id: string }>(
    dataDir,
    "select id from cookbooks where user_id = $1 and titles ->> 'de' = 'Für Gäste'",
    [reader.id],
  );
  expect(created).toHaveLength(1);
  expect(await contentsOf(created[0]?.id ?? "")).toMatchObject([{ id: itemId }]);
  await page.waitForTimeout(1500);
  expect(counts).toEqual({ loads: 1, delivered: 1 });
});

test("a save button pressed on a page of an older build opens the dialog after the reload", async ({ page }) => {
  await openRecipe(page);
  const counts = await replaceBuild(page);
  await saveButton(page).click();
  await expect.poll(() => counts.loads).toBe(1);
  await expect(dialog(page).getByRole("checkbox", { name: /Sonntag/ })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await page.waitForTimeout(1000);
  await expect(dialog(page)).toHaveCount(0);
});

test("a tick made offline stays ticked and arrives when the device is online again", async ({ page, context }) => {
  const { itemId, cookbookId } = await openRecipe(page);
  await saveButton(page).click();
  const box = dialog(page).getByRole("checkbox", { name: /Sonntag/ });
  await expect(box).toBeVisible();
  await context.setOffline(true);
  await box.check();
  await expect(toast(page, t.later)).toBeVisible();
  await expect(box).toBeChecked();
  expect(await contentsOf(cookbookId)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => contentsOf(cookbookId)).toMatchObject([{ id: itemId }]);
  await expect.poll(() => pending(page)).toBeNull();
});
