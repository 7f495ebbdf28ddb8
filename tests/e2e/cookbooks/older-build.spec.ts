// The browser reports failed requests on the console, so this journey runs without the guard.
import type { Page } from "@playwright/test";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { contentsOf, cookbookPath, insertCookbook, listRecipes, signInNewUser, toast } from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const t = messages.de.cookbooks;

/** From now on the server does not know the actions of this page, until it is loaded again. */
async function replaceBuild(page: Page) {
  const counts = { loads: 0 };
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
    if (!headers["next-action"] || isReloading) return route.fallback();
    return route.continue({ headers: { ...headers, "next-action": `40${"0".repeat(40)}` } });
  });
  return counts;
}

async function openCookbook(page: Page) {
  const reader = await signInNewUser(page, "de");
  const id = await insertCookbook(reader, "de", "Unter der Woche", await listRecipes("de", 1));
  await visit(page, cookbookPath("de", id));
  return { id, entry: page.locator("main [data-entry]").first() };
}

test("a note typed on a page of an older build is there again after the reload", async ({ page }) => {
  const { id, entry } = await openCookbook(page);
  const dialog = page.getByRole("dialog", { name: t.note.title });
  const openNote = () => entry.getByRole("link", { name: new RegExp(`^${t.entries.writeNote}`) }).click();
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

test("a removal on a page of an older build says after the reload that it has not arrived", async ({ page }) => {
  const { id, entry } = await openCookbook(page);
  await entry.locator(".dropdown-menu summary").click();
  const counts = await replaceBuild(page);
  await entry.locator(".dropdown-menu").getByText(t.entries.remove).click();
  await expect.poll(() => counts.loads).toBe(1);
  await expect(toast(page, t.remove.failed)).toBeVisible();
  await expect(entry).toBeVisible();
  expect(await contentsOf(id)).toHaveLength(1);
});
