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

interface Seen {
  text: string;
  box: { x: number; width: number; bottom: number };
  /** Milliseconds it was on the screen, once it is gone. */
  lasted?: number;
}

/** Lets the page itself write down what it shows: it knows what is there for two seconds only, however busy the machine is. */
function watchToasts(page: Page) {
  return page.evaluate(() => {
    const shown = new Map<Node, { since: number; seen: Seen }>();
    const all: Seen[] = [];
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
          if (seen) seen.lasted = performance.now() - (since ?? 0);
        }
      }
    }).observe(document.querySelector(".toaster ol") as Element, { childList: true });
  });
}

/** What the page has shown and taken away again. */
async function gone(page: Page): Promise<Required<Seen>> {
  const read = () => page.evaluate(() => (window as unknown as { seenToasts: Seen[] }).seenToasts[0]);
  await expect.poll(async () => (await read())?.lasted).toBeDefined();
  return (await read()) as Required<Seen>;
}

for (const { locale, viewport } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("a success stays two seconds at the foot of the window, in its middle", async ({ page }) => {
      await visit(page, address(locale, "/recipes"));
      await watchToasts(page);
      await succeed(page);
      const { text, box, lasted } = await gone(page);
      expect(text).toContain(words[locale].accounts.signIn.welcome);
      expect(box.x * 2 + box.width).toBeCloseTo(viewport.width, -1);
      expect(box.bottom).toBeGreaterThan(viewport.height - 40);
      expect(lasted).toBeGreaterThan(1900);
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
    expect((await gone(page)).lasted).toBeGreaterThan(4500);
  });
});
