import type { Page } from "@playwright/test";
import { signedInCookie } from "#lib/platform/auth/signed-in-cookie.ts";
import type { AnalyticsEvent } from "#lib/platform/browser/analytics.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { getCachedPage } from "#tests/e2e/support/cached-page.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { test as base } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { origin } from "../support/site.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const signInButton = (page: Page) => page.locator("header .sign-in-button:not(.account-link)");
const menuButton = (page: Page) => page.locator("header .user-menu > button");
const panel = (page: Page) => page.locator("#user-menu");
const events = (page: Page) => page.evaluate(() => window.tischlein ?? []) as Promise<AnalyticsEvent[]>;

/** Signs in with the dialog of the header. */
async function signInOverPage(page: Page, account: Account, password = account.password) {
  // A dispatched click: a real one scrolls to the static position of the sticky header first.
  await signInButton(page).dispatchEvent("click");
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=email]").fill(account.email);
  await dialog.locator("input[name=password]").fill(password);
  await dialog.locator("input[name=password]").press("Enter");
}

function recordApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

async function expectLinks(page: Page, locale: Locale) {
  const { userMenu } = messages[locale].layout;
  for (const [route, label] of [
    ["/profile/recipes", userMenu.recipes],
    ["/profile/recipe-creation/new/basics", userMenu.createRecipe],
    ["/profile/likes", userMenu.likes],
    ["/profile/cookbooks", userMenu.cookbooks],
    ["/profile/following", userMenu.following],
    ["/shopping-list", userMenu.shoppingList],
    ["/profile/settings", userMenu.settings],
  ] as const) {
    await expect(panel(page).getByRole("link", { name: label })).toHaveAttribute("href", address(locale, route));
  }
}

test("signs in and out without leaving the page", async ({ page }) => {
  const list = address("de", "/recipes");
  const t = messages.de;
  const account = await createAccount();
  await visit(page, list);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  await signInOverPage(page, account, "ganz falsch");
  const dialog = page.getByRole("dialog", { name: t.accounts.signIn.title });
  await expect(dialog.getByText(t.accounts.problems.wrong)).toBeVisible();
  await expect(dialog.locator("input[name=email]")).toHaveValue(account.email);
  await expect(dialog.locator("input[name=password]")).toHaveValue("ganz falsch");
  await expect(dialog.locator("input[name=password]")).toBeFocused();
  await dialog.locator("input[name=password]").fill(account.password);
  await dialog.getByRole("button", { name: t.accounts.signIn.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(signInButton(page)).toBeHidden();
  await expect(menuButton(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(list);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await expect
    .poll(() => events(page))
    .toContainEqual({
      event: "data-updated",
      user_properties: { is_premium: false, type: "community" },
    });

  await menuButton(page).click();
  await expect(panel(page).getByText(account.name)).toBeVisible();
  await expectLinks(page, "de");
  await panel(page).getByRole("button", { name: t.layout.userMenu.signOut }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  const lastUpdate = async () => (await events(page)).filter(({ event }) => event === "data-updated").at(-1);
  await expect.poll(lastUpdate).toEqual({ event: "data-updated", user_properties: {} });
  // The page shows it before the answer of the server has arrived.
  const cookieNames = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookieNames).not.toContain(signedInCookie);
});

test.describe("on a phone, in English", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu works by keyboard, moves nothing, and signs out other tabs, too", async ({ page, context }) => {
    await signIn(page, await createAccount(), "en");
    const calls = recordApiCalls(page);
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        const nodes = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node));
        if (nodes.some((node) => document.querySelector("header")?.contains(node))) document.title += " shifted";
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(page, "/en/recipes");
    await expect(menuButton(page)).toContainText("A");
    expect(calls.filter((call) => call === "GET /api/users/me/")).toHaveLength(1);
    expect(await page.title()).not.toContain("shifted");

    await test.step("by keyboard", async () => {
      await menuButton(page).focus();
      await page.keyboard.press("Enter");
      await expect(panel(page)).toBeVisible();
      await expectLinks(page, "en");
      await page.keyboard.press("ArrowDown");
      await expect(panel(page).getByRole("link").first()).toBeFocused();
      await page.keyboard.press("End");
      await expect(panel(page).getByRole("button")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Shift+Tab");
      await expect(panel(page)).toBeHidden();
    });

    await test.step("signing out reaches other tabs, which leave private pages", async () => {
      const other = await context.newPage();
      await visit(other, "/en/stories");
      await expect(menuButton(other)).toBeVisible();
      const own = await context.newPage();
      await visit(own, "/en/profile/recipes");
      await menuButton(page).click();
      await panel(page).getByRole("button").click();
      await expect(signInButton(page)).toBeVisible();
      await expect(signInButton(other)).toBeVisible();
      await expect(own).toHaveURL(/\/en\/login\?next=/);
    });
  });
});

test("signed out, pages send no API requests, set no cookie, and report each navigation once", async ({ page }) => {
  const calls = recordApiCalls(page);
  await visit(page, "/de/rezepte");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(calls).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await expect.poll(() => events(page)).toEqual([{ event: "page view", path: "/de/rezepte", page_type: "recipes" }]);

  const types = async () =>
    (await events(page)).flatMap((entry) => (entry.event === "page view" ? [entry.page_type] : []));
  await page.locator("main article h3 a, main article h2 a").first().click();
  await expect(page).not.toHaveURL(/rezepte$/);
  // The address changes before the page is rendered.
  await expect.poll(types).toEqual(["recipes", expect.any(String)]);
  await page.goBack();
  await expect(page).toHaveURL(/rezepte$/);
  await expect.poll(types).toEqual(["recipes", expect.any(String), "recipes"]);

  await test.step("the app stores have no badge without an address, and a click on one is reported", async () => {
    await expect(page.locator("[data-store]")).toHaveCount(0);
    await page.getByRole("contentinfo").evaluate((footer) => {
      const badge = Object.assign(document.createElement("a"), { href: "#", textContent: "App Store" });
      badge.dataset.store = "apple";
      footer.append(badge);
    });
    await page.locator('[data-store="apple"]').click();
    const clicked = { event: "app-store clicked", store: "apple", language: "de" };
    await expect.poll(() => events(page)).toContainEqual(clicked);
  });
});

base(
  "signed out, pages come from the cache, and lead to the page for signing in without script",
  async ({ request }) => {
    const answer = await getCachedPage(request, "/de/rezepte");
    expect(answer.headers()["set-cookie"]).toBeUndefined();
    const link = parseHtml(await answer.text()).querySelector("header a.sign-in-button:not(.account-link)");
    const { text } = await sendRequest(link?.getAttribute("href") ?? "");
    expect(parseHtml(text).querySelector("h1")?.textContent).toBe(messages.de.accounts.signIn.title);
  },
);

test("the header of account pages has only the logo, centred", async ({ page }) => {
  await visit(page, "/de/login");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const seen = page.getByRole("banner").locator("a:visible, button:visible, input:visible");
    await expect(seen).toHaveCount(1);
    const box = await seen.boundingBox();
    expect((box?.x ?? 0) * 2 + (box?.width ?? 0)).toBeCloseTo(width, -1);
  }
});

// Without the console guard: the browser logs the failed request.
base("removes a wrong signed-in cookie", async ({ page, context }) => {
  await context.addCookies([{ name: signedInCookie, value: "1", url: origin }]);
  const calls = recordApiCalls(page);
  await visit(page, "/de/rezepte");
  await expect(signInButton(page)).toBeVisible();
  await expect.poll(() => context.cookies()).toEqual([]);
  expect(calls.filter((call) => call.includes("users/me/") && !call.includes("likes"))).toEqual(["GET /api/users/me/"]);
});
