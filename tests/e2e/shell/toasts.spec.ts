import { test as base, type Page } from "@playwright/test";
import { address } from "#lib/i18n/address.ts";
import { newAccount, signIn } from "../support/account.ts";
import { examine } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

test.use({ extraHTTPHeaders: newHousehold() });

/** Signing in over a page ends in a success. */
async function succeed(page: Page) {
  const account = await newAccount();
  await page.locator("header .sign-in-button").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=email]").fill(account.email);
  await dialog.locator("input[name=password]").fill(account.password);
  await dialog.locator("input[name=password]").press("Enter");
}

/** Signing out that cannot be delivered ends in an error. */
async function fail(page: Page) {
  const { pathname } = new URL(page.url());
  await page.route(`**${pathname}`, (route) => route.fulfill({ status: 503, body: "" }));
  await page.locator("header .user-menu > button").click();
  await page.locator("#user-menu button").click();
}

/** How long the page itself had it on the screen, in milliseconds. */
function watchToasts(page: Page) {
  return page.evaluate(() => {
    const shown = new Map<Element, number>();
    const spans: Record<string, number> = {};
    Object.assign(window, { toastSpans: spans });
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of addedNodes) shown.set(node as Element, performance.now());
        for (const node of removedNodes) {
          const element = node as HTMLElement;
          spans[element.dataset.toast ?? ""] = performance.now() - (shown.get(element) ?? 0);
        }
      }
    }).observe(document.querySelector(".toaster ol") as Element, { childList: true });
  });
}
const spanOf = (page: Page, kind: string) =>
  page.evaluate((name) => (window as unknown as { toastSpans: Record<string, number> }).toastSpans[name], kind);

for (const { locale, viewport } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("a success stays two seconds at the foot of the window, in its middle", async ({ page }) => {
      await visit(page, address(locale, "/recipes"));
      await watchToasts(page);
      await succeed(page);
      const toast = page.getByText(words[locale].accounts.signIn.welcome);
      await expect(toast).toBeVisible();
      const box = await page.locator(".toast").boundingBox();
      expect((box?.x ?? 0) * 2 + (box?.width ?? 0)).toBeCloseTo(viewport.width, -1);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(viewport.height - 40);
      await expect(toast).toBeHidden();
      expect(await spanOf(page, "success")).toBeGreaterThan(1900);
      expect(await spanOf(page, "success")).toBeLessThan(3000);
    });
  });
}

// The browser itself reports the refusal in its console, so the page may not be silent here.
base.describe("an error", () => {
  base.use({ viewport: { width: 390, height: 844 } });

  base("stays four seconds, and as long as a pointer is over it; axe has nothing to say", async ({ page }) => {
    await signIn(page, await newAccount());
    await visit(page, "/de/rezepte");
    await watchToasts(page);
    await fail(page);
    const toast = page.getByText(words.de.layout.userMenu.notSignedOut);
    await expect(toast).toBeVisible();
    await toast.hover();
    await examine(page, "an error at the foot of the window");
    await page.waitForTimeout(4500);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 10);
    await expect(toast).toBeHidden();
    expect(await spanOf(page, "error")).toBeGreaterThan(4500);
  });
});
