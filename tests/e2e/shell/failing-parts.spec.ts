import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit, waitForHydration } from "#tests/e2e/support/visit.ts";

const { layout, errors } = messages.de;
const recipe = "/de/rezepte/ofenkuerbissuppe-mit-kernoel";

const shellOf = (page: Page) => page.locator("body > header, body > footer");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const retryButton = (page: Page) => page.locator("main").getByRole("button", { name: errors.page.retry });

/** Follows a link of the site to an address that the page does not link to. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement("a");
    Object.assign(link, { href: target, textContent: target });
    link.dataset.soft = "";
    document.querySelector("main")?.prepend(link);
    link.click();
  }, href);
}

/** Lists the documents that a page loads. */
function listDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test("an exception in the menu leaves header, page and footer, and is reported", async ({ page }) => {
  const reported: string[] = [];
  page.on("pageerror", ({ message }) => reported.push(message));
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query === "(min-width: 64rem)") throw new Error("no media");
      return matchMedia.call(window, query);
    };
  });
  await visit(page, recipe);
  await expect(shellOf(page)).toHaveCount(2);
  await expect(heading(page)).toBeVisible();
  await page.locator("[data-opens-search]:visible").first().click();
  await expect(page.getByRole("dialog", { name: layout.search.title })).toBeVisible();
  expect(reported).toEqual(["no media"]);
});

test("content that fails leaves header and footer, and the next try loads the page anew", async ({ page }) => {
  await page.addInitScript(() => {
    const { getElementById } = document;
    document.getElementById = (id) => {
      if (id === "ingredients" && sessionStorage.broken) throw new Error("no ingredients");
      return getElementById.call(document, id);
    };
  });
  await visit(page, "/de/impressum");
  const documents = listDocuments(page);
  await page.evaluate(() => {
    sessionStorage.broken = "yes";
  });
  await followLink(page, recipe);
  await expect(heading(page)).toHaveText(errors.page.title);
  await expect(shellOf(page)).toHaveCount(2);
  expect(documents).toEqual([]);

  await page.evaluate(() => sessionStorage.clear());
  await retryButton(page).click();
  await expect(heading(page)).toContainText("kürbissuppe");
  expect(documents).toEqual([recipe]);
});

test("a script that does not arrive leads to the address as a document", async ({ page }) => {
  await visit(page, "/de/impressum");
  const documents = listDocuments(page);
  await page.route("**/_next/static/**/*.js", (route) => (documents.length === 0 ? route.abort() : route.continue()));
  await followLink(page, recipe);
  await expect(heading(page)).toContainText("kürbissuppe");
  await waitForHydration(page);
  await expect(page).toHaveURL(recipe);
  expect(documents).toEqual([recipe]);
  await page.goBack();
  await expect(page).toHaveURL("/de/impressum");
});

test("a script that never arrives leaves the document, which is loaded once", async ({ page }) => {
  await visit(page, "/de/impressum");
  const documents = listDocuments(page);
  const lost = new Set<string>();
  await page.route("**/_next/static/**/*.js", (route) => {
    const url = route.request().url();
    if (documents.length === 0) lost.add(url);
    return lost.has(url) ? route.abort() : route.continue();
  });
  const isLostAgain = page.waitForEvent("requestfailed", (request) => documents.length > 0 && lost.has(request.url()));
  await followLink(page, recipe);
  await isLostAgain;
  await page.waitForLoadState("networkidle");
  await expect(heading(page)).toContainText("kürbissuppe");
  await expect(shellOf(page)).toHaveCount(2);
  expect(documents).toEqual([recipe]);
});
