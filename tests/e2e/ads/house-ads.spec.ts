import type { Page } from "@playwright/test";
import { adListAddress } from "#lib/business/ads/ad-list.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { pairwiseViewports } from "../support/viewports.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const recipes = { de: "/de/rezepte/ofenkuerbissuppe-mit-kernoel", en: "/en/recipes/roasted-pumpkin-soup" };
const place = (page: Page, slot = "content_1") => page.locator(`[data-ad-slot=${slot}]`);
const titleOf = (page: Page, slot?: string) => place(page, slot).locator(".ad-title");

/** Sums the shifts of what places show, from the beginning of the page. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const state = window as { shifts?: number };
    state.shifts = 0;
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const isAd = sources.some(({ node }) => node?.parentElement?.closest("[data-ad-slot]"));
        if (isAd) state.shifts = (state.shifts ?? 0) + value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as { shifts?: number }).shifts);
}

test("its place is reserved, and nothing moves when it comes", async ({ page }) => {
  const readShifts = await recordShifts(page);
  for (const { locale, viewport } of pairwiseViewports) {
    await page.setViewportSize(viewport);
    let send = () => {};
    const isHeld = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(`**${adListAddress(locale)}`, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(recipes[locale]);
    await waitForHydration(page);
    const reserved = await place(page).boundingBox();
    expect(reserved?.height).toBe(320);
    await expect(place(page)).toBeEmpty();
    await place(page).scrollIntoViewIfNeeded();
    send();
    await expect(titleOf(page)).toBeVisible();
    await expect(place(page).locator(".ad-label")).toHaveText(messages[locale].ads.display.own);
    await expect
      .poll(() =>
        place(page)
          .locator("img")
          .evaluate((image: HTMLImageElement) => image.complete),
      )
      .toBe(true);
    expect(await place(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(320);
    expect(await readShifts()).toBe(0);
    await expectAccessible(page, `an advertisement in ${locale} at ${viewport.width}`, "[data-ad-slot=content_1]");
  }
});

test("a view is reported once, when it was seen on the screen, without a cookie", async ({ page, context }) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/house-ads/counts/")) reports.push(request.postData() ?? "");
  });
  await visit(page, recipes.de);
  await expect(titleOf(page)).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(place(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  expect(reports).toEqual([]);
  const reported = page.waitForResponse((response) => response.url().includes("/house-ads/counts/"));
  await place(page).scrollIntoViewIfNeeded();
  expect((await reported).status()).toBe(204);
  // Away and back is the same view.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await place(page).scrollIntoViewIfNeeded();
  const title = await titleOf(page).textContent();
  await place(page).getByRole("link").click();
  await expect.poll(() => reports.length).toBe(2);
  const [view, click] = reports.map((report) => JSON.parse(report));
  expect(view).toEqual({ views: click.clicks, clicks: [] });
  const readRow = async () =>
    (
      await query<{ title: string; views: number; clicks: number }>(
        dataDir,
        "select title, views, clicks from house_ad_counts join house_ads on id = ad_id where id = $1",
        [view.views[0]],
      )
    )[0];
  await expect.poll(async () => (await readRow())?.clicks).toBeGreaterThan(0);
  const row = await readRow();
  expect(row?.title).toBe(title);
  expect(row?.views).toBeGreaterThan(0);
  expect(await context.cookies()).toEqual([]);
});

test("users with Plus get none, not even the list", async ({ page }) => {
  const account = await createAccount();
  await query(dataDir, "update users set is_premium = true where id = $1", [account.id]);
  await signIn(page, account);
  const lists: string[] = [];
  page.on("request", (request) => request.url().includes("/house-ads/") && lists.push(request.url()));
  await visit(page, recipes.de);
  await expect(page.locator("html")).toHaveAttribute("data-premium");
  await expect(place(page)).toBeHidden();
  // From the second page on nothing is reserved for a moment.
  await page.goto(recipes.de, { waitUntil: "commit" });
  await page.locator("main h1").waitFor();
  await expect(place(page)).toBeHidden();
  await waitForHydration(page);
  expect(lists).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("its place takes no space", async ({ page }) => {
    await page.goto(recipes.de);
    await expect(place(page)).toBeHidden();
  });
});

test("without an ad server pages allow none of its hosts", async ({ request }) => {
  const response = await request.get("/de");
  expect(response.headers()["content-security-policy"]).toContain("frame-src 'self'");
  expect(response.headers()["content-security-policy"]).not.toMatch(/doubleclick|googlesyndication/);
  expect(await response.text()).not.toMatch(/doubleclick|googletag\./);
});
