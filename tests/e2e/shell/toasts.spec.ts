import type { Page } from "@playwright/test";
import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { test as base } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Signs in with the dialog, which shows a success toast. */
async function triggerSuccess(page: Page) {
  const account = await createAccount();
  await page.locator("header .sign-in-button").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=email]").fill(account.email);
  await dialog.locator("input[name=password]").fill(account.password);
  await dialog.locator("input[name=password]").press("Enter");
}

/** Signs out while the server fails, which shows an error toast. */
async function triggerError(page: Page) {
  const { pathname } = new URL(page.url());
  await page.route(`**${pathname}`, (route) => route.fulfill({ status: 503, body: "" }));
  await page.locator("header .user-menu > button").click();
  await page.locator("#user-menu button").click();
}

interface SeenToast {
  text: string;
  box: { x: number; width: number; bottom: number };
  /** Milliseconds on the screen; missing while it is visible. */
  visibleMs?: number;
}

/** Records toasts in the page itself, because a busy machine could miss one of two seconds. */
function watchToasts(page: Page) {
  return page.evaluate(() => {
    const shown = new Map<Node, { since: number; seen: SeenToast }>();
    const all: SeenToast[] = [];
    Object.assign(window, { seenToasts: all });
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of addedNodes) {
          const { x, width, bottom } = (node as Element).getBoundingClientRect();
          const seen = { text: node.textContent ?? "", box: { x, width, bottom } };
          shown.set(node, { since: performance.now(), seen });
          all.push(seen);
        }
        for (const node of removedNodes) {
          const { since, seen } = shown.get(node) ?? {};
          if (seen) seen.visibleMs = performance.now() - (since ?? 0);
        }
      }
    }).observe(document.querySelector(".toaster ol") as Element, { childList: true });
  });
}

/** Waits for the first toast to disappear. */
async function waitUntilGone(page: Page): Promise<Required<SeenToast>> {
  const read = () => page.evaluate(() => (window as unknown as { seenToasts: SeenToast[] }).seenToasts[0]);
  await expect.poll(async () => (await read())?.visibleMs).toBeDefined();
  return (await read()) as Required<SeenToast>;
}

for (const { locale, viewport } of viewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("a success toast stays two seconds, centred at the bottom", async ({ page }) => {
      await visit(page, address(locale, "/recipes"));
      await watchToasts(page);
      await triggerSuccess(page);
      const { text, box, visibleMs } = await waitUntilGone(page);
      expect(text).toContain(messages[locale].accounts.signIn.welcome);
      expect(box.x * 2 + box.width).toBeCloseTo(viewport.width, -1);
      expect(box.bottom).toBeGreaterThan(viewport.height - 40);
      expect(visibleMs).toBeGreaterThan(1900);
    });
  });
}

// Without the console guard: the browser logs the failed request.
base.describe("an error", () => {
  base.use({ viewport: { width: 390, height: 844 } });

  base("stays four seconds and while hovered, and is accessible", async ({ page }) => {
    await signIn(page, await createAccount());
    await visit(page, "/de/rezepte");
    await watchToasts(page);
    await triggerError(page);
    const toast = page.getByText(messages.de.layout.userMenu.notSignedOut);
    await expect(toast).toBeVisible();
    await toast.hover();
    await expectAccessible(page, "an error toast");
    await page.waitForTimeout(4500);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 10);
    await expect(toast).toBeHidden();
    expect((await waitUntilGone(page)).visibleMs).toBeGreaterThan(4500);
  });
});
