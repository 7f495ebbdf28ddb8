// The browser reports failed requests on the console, so this journey runs without the guard.

import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { exampleAddresses, pageStates } from "../support/example-pages.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { expectPicture, listKept, waitForWorker, waitUntilKept, waitUntilPictureKept } from "./keeping.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), serviceWorkers: "allow" });
// The journey installs the worker anew.
test.slow();

test("without network opens what was seen and what is used most, and the other pages say so", async ({
  page,
  context,
}) => {
  const t = messages.de.offline;
  const recipe = (await exampleAddresses("/recipes/[slug]")).de;
  const story = (await exampleAddresses("/stories/[slug]")).de;
  const results = [pageStates["quiz recommendations"]?.de ?? "", pageStates["pantry matches"]?.de ?? ""];
  const missing = page.locator("main").getByRole("alert");
  await page.addInitScript(() => {
    document.hasFocus = () => false;
    // Chromium without windows shows no notifications, so those are recorded that it would show.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    ServiceWorkerRegistration.prototype.showNotification = async (_, options) => {
      Object.assign(window, { notified: options?.data });
    };
  });

  await visit(page, recipe);
  const title = await page.locator("h1").textContent();
  await waitForWorker(page);
  await waitUntilKept(page, recipe);
  await waitUntilPictureKept(page);
  for (const result of results) {
    await visit(page, result);
    await waitUntilKept(page, result);
  }
  await context.setOffline(true);

  await test.step("links end in the page that says what opens, and its links in kept documents", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: messages.de.layout.footer.terms }).click();
    await expect(missing).toContainText(t.missing.title);
    await waitForHydration(page);
    await page.getByRole("link", { name: t.page.shoppingList }).first().click();
    await expect(page.locator("h1")).toHaveText(messages.de.shoppingLists.page.title);
    // A page out of the cache has its styles and scripts.
    await expect(page.locator("body > header")).toHaveCSS("position", "sticky");
  });

  await test.step("home page, list, quiz and use-up open without having been visited", async () => {
    for (const route of ["/", "/shopping-list", "/quiz", "/use-up"] as const) {
      await page.goto(address("de", route));
      await expect(page.locator("h1").first(), route).toBeVisible();
      await expect(missing).toHaveCount(0);
      await expect(page.locator("h1").first()).not.toHaveText(t.page.title);
    }
    await page.goto("/");
    expect(new URL(page.url()).pathname).toBe("/de");
  });

  await test.step("a page that is not kept keeps its address and lists the recipe seen last", async () => {
    await page.goto(story);
    await expect(missing).toContainText(t.missing.title);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
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

  await test.step("a timer that ends in a page in the background notifies with the recipe and the step", async () => {
    const timer = { id: "one", recipeTitle: "Suppe", href: recipe, step: 2, label: "Kerne", durationMs: 1000 };
    await page.evaluate((target) => {
      const startedAtMs = Date.now();
      const deadlineMs = startedAtMs + target.durationMs;
      const timers = [{ ...target, startedAtMs, deadlineMs, remainingMs: target.durationMs }];
      localStorage.setItem("timers", JSON.stringify(timers));
    }, timer);
    await page.goto(recipe);
    await expect(page.locator("h1")).toHaveText(title ?? "");
    await expectPicture(page);
    const getNotified = () => page.evaluate(() => (window as { notified?: unknown }).notified);
    await expect.poll(getNotified).toEqual({ href: recipe, stepId: "step-2" });
    await page.evaluate(() => localStorage.removeItem("timers"));
  });

  await test.step("the answers of quiz and use-up seen last open", async () => {
    for (const result of results) {
      await page.goto(result);
      await expect(page.locator("main .card, main article").first()).toBeVisible();
    }
    await page.goto(address("de", "/offline"));
    await expect(page.getByRole("region", { name: t.kept.results }).getByRole("link")).toHaveCount(2);
  });

  await test.step("a missing page loads by itself with the network", async () => {
    await page.goto(address("de", "/terms"));
    await expect(missing).toContainText(t.missing.title);
    await context.setOffline(false);
    await expect(page.locator("h1")).not.toHaveText(t.page.title);
    expect(new URL(page.url()).pathname).toBe(address("de", "/terms"));
  });

  await test.step("the space used is shown and can be cleared", async () => {
    await visit(page, address("de", "/our-app"));
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
