import { test as base, type Page } from "@playwright/test";
import type { AnalyticsEvent } from "#lib/analytics.ts";
import { hintCookie } from "#lib/auth/hint-cookie.ts";
import { address } from "#lib/i18n/address.ts";
import { type Account, newAccount, signIn } from "../support/account.ts";
import { getKept } from "../support/kept.ts";
import { looks } from "../support/looks.ts";
import { origin } from "../support/origin.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

test.use({ extraHTTPHeaders: newHousehold() });

const wayIn = (page: Page) => page.locator("header .sign-in-button");
const menuButton = (page: Page) => page.locator("header .user-menu > button");
const panel = (page: Page) => page.locator("#user-menu");
const events = (page: Page) => page.evaluate(() => window.tischlein ?? []) as Promise<AnalyticsEvent[]>;

/** Signs in over the page. */
async function signInHere(page: Page, account: Account, password = account.password) {
  // Not a real press: before one the tool scrolls to where a sticky header would be.
  await wayIn(page).dispatchEvent("click");
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[name=email]").fill(account.email);
  await dialog.locator("input[name=password]").fill(password);
  await dialog.locator("input[name=password]").press("Enter");
}

function watchApi(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

for (const { locale, viewport } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const list = address(locale, "/recipes");

    test("signing in over a page leaves the reader on it, and signing out takes everything away", async ({ page }) => {
      const t = words[locale];
      const account = await newAccount();
      await visit(page, list);
      await page.evaluate(() => window.scrollTo(0, 400));
      await signInHere(page, account, "ganz falsch");
      const dialog = page.getByRole("dialog", { name: t.accounts.signIn.title });
      await expect(dialog.getByText(t.accounts.problems.wrong)).toBeVisible();
      await expect(dialog.locator("input[name=email]")).toHaveValue(account.email);
      await expect(dialog.locator("input[name=password]")).toHaveValue("");
      await expect(dialog.locator("input[name=password]")).toBeFocused();
      await dialog.locator("input[name=password]").fill(account.password);
      await dialog.getByRole("button", { name: t.accounts.signIn.submit }).click();
      await expect(dialog).toBeHidden();
      await expect(wayIn(page)).toBeHidden();
      await expect(menuButton(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(list);
      expect(await page.evaluate(() => window.scrollY)).toBe(400);
      expect(await events(page)).toContainEqual({
        event: "data-updated",
        user_id: account.id,
        user_properties: { is_premium: false, type: "community" },
      });

      await menuButton(page).click();
      await expect(panel(page).getByText(account.name)).toBeVisible();
      for (const [route, label] of [
        ["/profile/recipes", t.layout.userMenu.recipes],
        ["/profile/likes", t.layout.userMenu.likes],
        ["/profile/cookbooks", t.layout.userMenu.cookbooks],
        ["/profile/settings", t.layout.userMenu.settings],
      ] as const) {
        await expect(panel(page).getByRole("link", { name: label })).toHaveAttribute("href", address(locale, route));
      }
      await panel(page).getByRole("button", { name: t.layout.userMenu.signOut }).click();
      await expect(wayIn(page)).toBeVisible();
      await expect(menuButton(page)).toBeHidden();
      expect((await events(page)).filter(({ event }) => event === "data-updated").at(-1)).toMatchObject({
        user_id: null,
      });
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(hintCookie);
    });
  });
}

test("the menu works by keyboard alone", async ({ page }) => {
  await signIn(page, await newAccount());
  await visit(page, "/de/rezepte");
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
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

test("a page asks once who is signed in, and nothing in its header moves", async ({ page }) => {
  await signIn(page, await newAccount());
  const calls = watchApi(page);
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      const nodes = (list.getEntries() as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node));
      if (nodes.some((node) => document.querySelector("header")?.contains(node))) document.title += " shifted";
    }).observe({ type: "layout-shift", buffered: true });
  });
  await visit(page, "/de/rezepte");
  await expect(menuButton(page)).toContainText("A");
  expect(calls.filter((call) => call.includes("/api/users/me") && !call.includes("likes"))).toEqual([
    "GET /api/users/me/",
  ]);
  expect(await page.title()).not.toContain("shifted");
});

test("the other windows follow, and a private page is left", async ({ page, context }) => {
  await signIn(page, await newAccount());
  const other = await context.newPage();
  await visit(other, "/de/stories");
  await expect(menuButton(other)).toBeVisible();
  const own = await context.newPage();
  await visit(own, "/de/profile/recipes");
  await visit(page, "/de/rezepte");
  await menuButton(page).click();
  await panel(page).getByRole("button").click();
  await expect(wayIn(page)).toBeVisible();
  await expect(wayIn(other)).toBeVisible();
  await expect(own).toHaveURL(/\/de\/login\?next=/);
});

test("nobody signed in: no call to the API, no cookie, and the page comes from the cache", async ({
  page,
  request,
}) => {
  const calls = watchApi(page);
  await visit(page, "/de/rezepte");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(calls).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await events(page)).toEqual([{ event: "page view", path: "/de/rezepte", page_type: "recipes" }]);
  const answer = await getKept(request, "/de/rezepte");
  expect(answer.headers()["set-cookie"]).toBeUndefined();
});

test("without script the way in is a page", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/de/rezepte");
  await wayIn(page).click();
  await expect(page.getByRole("heading", { level: 1, name: words.de.accounts.signIn.title })).toBeVisible();
  await context.close();
});

test("the pages of an account have a header with nothing but the logo, in its middle", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/de/login");
    const seen = page.getByRole("banner").locator("a:visible, button:visible, input:visible");
    await expect(seen).toHaveCount(1);
    const box = await seen.boundingBox();
    expect((box?.x ?? 0) * 2 + (box?.width ?? 0)).toBeCloseTo(width, -1);
  }
});

test("every change of route is counted once", async ({ page }) => {
  const types = async () =>
    (await events(page)).filter(({ event }) => event === "page view").map(({ page_type }) => page_type);
  await visit(page, "/de/rezepte");
  await page.locator("main article h3 a, main article h2 a").first().click();
  await expect(page).not.toHaveURL(/rezepte$/);
  // The address changes before the page does.
  await expect.poll(types).toEqual(["recipes", expect.any(String)]);
  await page.goBack();
  await expect(page).toHaveURL(/rezepte$/);
  await expect.poll(types).toEqual(["recipes", expect.any(String), "recipes"]);
});

test("a pressed badge of an app store is on the event bus", async ({ page, context }) => {
  await context.route(/appstore\./, (route) => route.fulfill({ body: "" }));
  await visit(page, "/en/recipes");
  await page.locator('[data-store="apple"]').click();
  expect(await events(page)).toContainEqual({ event: "app-store clicked", store: "apple", language: "en" });
});

// The browser itself reports the refusal in its console, so the page may not be silent here.
base("a hint that is wrong is taken back", async ({ page, context }) => {
  await context.addCookies([{ name: hintCookie, value: "1", url: origin }]);
  const calls = watchApi(page);
  await visit(page, "/de/rezepte");
  await expect(wayIn(page)).toBeVisible();
  expect(calls.filter((call) => call.includes("users/me/") && !call.includes("likes"))).toEqual(["GET /api/users/me/"]);
  expect(await context.cookies()).toEqual([]);
});
