// The browser reports failed requests on the console, so these journeys run without the guard.
import type { Page } from "@playwright/test";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { dataDir, query } from "../support/database.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import {
  contentsOf,
  cookbookPath,
  insertCookbook,
  interpolate,
  listRecipes,
  signInNewUser,
  toast,
} from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const t = messages.de.cookbooks;
const stored = (page: Page, key: "pendingSaves" | "wantedSaves") =>
  page.evaluate((name) => localStorage.getItem(name), key);

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

test("what is saved offline or on a page of an older build arrives once", async ({ page, context }) => {
  const dialog = (of: Page) => of.getByRole("dialog", { name: t.saveModal.title });
  const saveButton = (of: Page) => of.locator("main .save-button");
  const reader = await signInNewUser(page, "de");
  const [dish] = await listRecipes("de", 1);
  const path = slugAddress("de", "/recipes/[slug]", dish?.slug ?? "");
  const cookbookId = await insertCookbook(reader, "de", "Sonntag");
  await visit(page, path);
  await saveButton(page).click();
  const box = dialog(page).getByRole("checkbox", { name: /Sonntag/ });
  await expect(box).toBeVisible();

  await test.step("a tick made offline stays ticked and arrives when the device is online again", async () => {
    await context.setOffline(true);
    await box.check();
    await expect(toast(page, t.saveModal.later)).toBeVisible();
    await expect(box).toBeChecked();
    expect(await contentsOf(cookbookId)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => contentsOf(cookbookId)).toMatchObject([{ id: dish?.id }]);
    await expect.poll(() => stored(page, "pendingSaves")).toBeNull();
  });

  await test.step("a new cookbook typed on a page of an older build is created once, after one reload", async () => {
    await dialog(page).getByRole("button", { name: t.saveModal.create }).click();
    const counts = await replaceBuild(page);
    await dialog(page).getByLabel(t.saveModal.name).fill("Für Gäste");
    await dialog(page).getByLabel(t.saveModal.name).press("Enter");
    await expect.poll(() => counts.loads).toBe(1);
    // Not after hydration: the message is gone after some seconds.
    await expect(toast(page, interpolate(t.saveModal.saved, { book: "Für Gäste" }))).toBeVisible();
    expect(await stored(page, "pendingSaves")).toBeNull();
    const created = await query<{ id: string }>(
      dataDir,
      "select id from cookbooks where user_id = $1 and titles ->> 'de' = 'Für Gäste'",
      [reader.id],
    );
    expect(created).toHaveLength(1);
    expect(await contentsOf(created[0]?.id ?? "")).toMatchObject([{ id: dish?.id }]);
    // One action after the other: when the dialog is there, nothing before it is still to be sent.
    await waitForHydration(page);
    expect(counts).toEqual({ loads: 1, delivered: 1 });
    await saveButton(page).click();
    await expect(dialog(page).getByRole("checkbox", { name: /Für Gäste/ })).toBeChecked();
    expect(counts).toEqual({ loads: 1, delivered: 2 });
  });

  await test.step("a save button pressed on a page of an older build opens the dialog once, after the reload", async () => {
    // Of another tab: each reloads once in ten minutes.
    const tab = await context.newPage();
    await visit(tab, path);
    const counts = await replaceBuild(tab);
    await saveButton(tab).click();
    await expect.poll(() => counts.loads).toBe(1);
    await expect(dialog(tab).getByRole("checkbox", { name: /Sonntag/ })).toBeChecked();
    expect(await stored(tab, "wantedSaves")).toBeNull();
    expect(counts).toEqual({ loads: 1, delivered: 1 });
  });
});

test("what is changed in a cookbook on a page of an older build is not lost silently", async ({ page, context }) => {
  const reader = await signInNewUser(page, "de");
  const id = await insertCookbook(reader, "de", "Unter der Woche", await listRecipes("de", 1));
  const entry = (of: Page) => of.locator("main [data-entry]").first();

  await test.step("a typed note is there again after the reload", async () => {
    await visit(page, cookbookPath("de", id));
    const dialog = page.getByRole("dialog", { name: t.note.title });
    const openNote = () =>
      entry(page)
        .getByRole("link", { name: new RegExp(`^${t.entries.writeNote}`) })
        .click();
    await openNote();
    await dialog.getByLabel(t.note.label).fill("Weniger Salz.\nMehr Zitrone.");
    const counts = await replaceBuild(page);
    await dialog.getByRole("button", { name: t.note.save }).click();
    await expect.poll(() => counts.loads).toBe(1);
    // Not after hydration: the message is gone after some seconds.
    await expect(toast(page, t.note.failed)).toBeVisible();
    await waitForHydration(page);
    await openNote();
    await expect(dialog.getByLabel(t.note.label)).toHaveValue("Weniger Salz.\nMehr Zitrone.");
    await dialog.getByRole("button", { name: t.note.save }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => contentsOf(id)).toMatchObject([{ note: "Weniger Salz.\nMehr Zitrone." }]);
    expect(counts.loads).toBe(1);
  });

  await test.step("after a removal the reloaded page says that it has not arrived", async () => {
    // Of another tab: each reloads once in ten minutes.
    const tab = await context.newPage();
    await visit(tab, cookbookPath("de", id));
    await entry(tab).locator(".dropdown-menu summary").click();
    const counts = await replaceBuild(tab);
    await entry(tab).locator(".dropdown-menu").getByText(t.entries.remove).click();
    await expect.poll(() => counts.loads).toBe(1);
    await expect(toast(tab, t.remove.failed)).toBeVisible();
    await expect(entry(tab)).toBeVisible();
    expect(await contentsOf(id)).toHaveLength(1);
  });
});
