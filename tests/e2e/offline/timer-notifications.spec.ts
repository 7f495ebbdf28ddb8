import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { exampleAddresses } from "../support/example-pages.ts";
import { visit } from "../support/visit.ts";
import { waitForWorker } from "./keeping.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), serviceWorkers: "allow" });
// The journey installs the worker anew.
test.slow();

test("a timer that ends in a page in the background notifies with the recipe and the step", async ({ page }) => {
  await page.addInitScript(() => {
    document.hasFocus = () => false;
    // Chromium without windows shows no notifications, so those are recorded that it would show.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    ServiceWorkerRegistration.prototype.showNotification = async (_, options) => {
      Object.assign(window, { notified: options?.data });
    };
  });
  const { de } = await exampleAddresses("/recipes/[slug]");
  await visit(page, de);
  await waitForWorker(page);
  const timer = { id: "one", recipeTitle: "Suppe", href: de, step: 2, label: "Kerne", durationMs: 1000 };
  await page.evaluate((target) => {
    const deadlineMs = Date.now() + 3000;
    const timers = [{ ...target, startedAtMs: Date.now(), deadlineMs, remainingMs: target.durationMs }];
    localStorage.setItem("timers", JSON.stringify(timers));
  }, timer);
  await visit(page, de);
  const getNotified = () => page.evaluate(() => (window as { notified?: unknown }).notified);
  await expect.poll(getNotified).toEqual({ href: de, stepId: "step-2" });
});
