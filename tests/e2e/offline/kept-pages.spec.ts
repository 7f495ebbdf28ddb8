// The browser reports failed requests on the console, so these journeys run without the guard.

import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { exampleAddresses, pageStates } from "../support/example-pages.ts";
import { messages } from "../support/messages.ts";
import { pairwiseViewports } from "../support/viewports.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { expectPicture, listKept, waitForWorker, waitUntilKept, waitUntilPictureKept } from "./keeping.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), serviceWorkers: "allow" });
// Each journey installs the worker anew.
test.slow();

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`offline at ${viewport.width} in ${locale}`, () => {
    test.use({ viewport });
    const t = messages[locale].offline;

    test("the recipe seen last opens with its picture, other pages say what does", async ({ page, context }) => {
      const recipe = (await exampleAddresses("/recipes/[slug]"))[locale];
      const story = (await exampleAddresses("/stories/[slug]"))[locale];
      await visit(page, recipe);
      const title = await page.locator("h1").textContent();
      await waitForWorker(page);
      await waitUntilKept(page, recipe);
      await waitUntilPictureKept(page);

      await context.setOffline(true);
      await page.goto(recipe);
      await expect(page.locator("h1")).toHaveText(title ?? "");
      await expectPicture(page);

      await page.goto(story);
      await expect(page.locator("main").getByRole("alert")).toContainText(t.missing.title);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("h1")).toHaveText(t.page.title);
      expect(new URL(page.url()).pathname).toBe(story);
      const seen = page.getByRole("region", { name: t.kept.seen });
      await expect
        .poll(() => seen.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await seen.getByRole("link").first().click();
      await expect(page.locator("h1")).toHaveText(title ?? "");
      await expectPicture(page);
    });

    test("home page, list, quiz and use-up open without having been visited", async ({ page, context }) => {
      await visit(page, address(locale, "/imprint"));
      await waitForWorker(page);
      await context.setOffline(true);
      for (const route of ["/", "/shopping-list", "/quiz", "/use-up"] as const) {
        await page.goto(address(locale, route));
        await expect(page.locator("h1").first(), route).toBeVisible();
        await expect(page.locator("main").getByRole("alert")).toHaveCount(0);
        await expect(page.locator("h1").first()).not.toHaveText(t.page.title);
      }
      await page.goto(address(locale, "/shopping-list"));
      await expect(page.locator("h1")).toHaveText(messages[locale].shoppingLists.page.title);
      // A page out of the cache has its styles and scripts.
      await expect(page.locator("body > header")).toHaveCSS("position", "sticky");
    });

    test("links end in kept documents or in the offline page", async ({ page, context }) => {
      const recipe = (await exampleAddresses("/recipes/[slug]"))[locale];
      await visit(page, recipe);
      await waitForWorker(page);
      await waitUntilKept(page, recipe);
      await visit(page, address(locale, "/imprint"));
      await context.setOffline(true);
      await page.getByRole("contentinfo").getByRole("link", { name: messages[locale].layout.footer.terms }).click();
      await expect(page.locator("main").getByRole("alert")).toContainText(t.missing.title);
      await waitForHydration(page);
      await page.getByRole("link", { name: t.page.shoppingList }).first().click();
      await expect(page.locator("h1")).toHaveText(messages[locale].shoppingLists.page.title);

      await page.goto(address(locale, "/terms"));
      await expect(page.locator("main").getByRole("alert")).toContainText(t.missing.title);
      await context.setOffline(false);
      await expect(page.locator("h1")).not.toHaveText(t.page.title);
      expect(new URL(page.url()).pathname).toBe(address(locale, "/terms"));
    });

    test("the answers of quiz and use-up seen last open", async ({ page, context }) => {
      const results = [
        pageStates["quiz recommendations"]?.[locale] ?? "",
        pageStates["pantry matches"]?.[locale] ?? "",
      ];
      for (const result of results) {
        await visit(page, result);
        await waitForWorker(page);
        await waitUntilKept(page, result);
      }
      await context.setOffline(true);
      for (const result of results) {
        await page.goto(result);
        await expect(page.locator("main .card, main article").first()).toBeVisible();
      }
      await page.goto(address(locale, "/offline"));
      await expect(page.getByRole("region", { name: t.kept.results }).getByRole("link")).toHaveCount(2);
    });

    test("the space used is shown and can be cleared", async ({ page }) => {
      const recipe = (await exampleAddresses("/recipes/[slug]"))[locale];
      await visit(page, recipe);
      await waitForWorker(page);
      await waitUntilKept(page, recipe);
      await waitUntilPictureKept(page);
      await visit(page, address(locale, "/our-app"));
      await expect(page.getByText(t.storage.one)).toContainText(/50/);
      await page.getByRole("link", { name: t.storage.list }).click();
      // Both pages have the button.
      await expect(page.locator("h1")).toHaveText(t.page.title);
      await page.getByRole("button", { name: t.storage.clear }).click();
      await expect(page.getByText(t.storage.cleared)).toBeVisible();
      await expect(page.getByText(t.kept.noneTitle)).toBeVisible();
      expect(await listKept(page, "offline-seen")).toEqual([]);
      expect(await listKept(page, "offline-pictures")).toEqual([]);
    });
  });
}

test("an address without a language opens the home page", async ({ page, context }) => {
  await visit(page, "/de/impressum");
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto("/");
  expect(new URL(page.url()).pathname).toBe("/de");
});

test("the worker is registered after the page has loaded, and not for crawlers", async ({ browser }) => {
  const states = async (userAgent?: string) => {
    const context = await browser.newContext({ userAgent, serviceWorkers: "allow" });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const calls: string[] = [];
      Object.assign(window, { registrations: calls });
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (...options) {
        calls.push(document.readyState);
        return register.apply(this, options);
      };
    });
    await visit(page, "/de");
    const read = () => page.evaluate(() => (window as unknown as { registrations: string[] }).registrations);
    // What decides about the worker is loaded once the page is idle.
    if (userAgent) await page.waitForLoadState("networkidle");
    else await expect.poll(read).not.toEqual([]);
    const result = await read();
    await context.close();
    return result;
  };
  expect(await states()).toEqual(["complete"]);
  expect(await states("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)")).toEqual([]);
});
