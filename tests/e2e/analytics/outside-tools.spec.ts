import type { BrowserContext, Page } from "@playwright/test";
import { parseConsent } from "#lib/platform/consent/consent-cookie.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { addresses } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { test as guardless } from "#tests/e2e/support/journey.ts";
import { publisherTag } from "#tests/support/browser/publisher-tag.ts";
import { type EventCollector, startEventCollector } from "#tests/support/servers/event-collector.ts";
import { expectAccessible } from "../support/axe.ts";
import { type ConfiguredSite, startConfiguredSite } from "../support/configured-site.ts";
import { expect, test } from "../support/console-guard.ts";
import { parseHtml } from "../support/html.ts";
import { messages } from "../support/messages.ts";
import { toPlainText, visit } from "../support/visit.ts";

const recipe = "/de/rezepte/ofenkuerbissuppe-mit-kernoel";
let collector: EventCollector;
let site: ConfiguredSite;
/** What the hosts of the ad server are asked for. */
let adRequests: URL[];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  collector = await startEventCollector();
  site = await startConfiguredSite({
    TAG_MANAGER_ID: "GTM-TEST",
    TAG_MANAGER_URL: `${collector.url}/gtm.js`,
    META_PIXEL_ID: "1234",
    META_ACCESS_TOKEN: "the-token",
    META_API_URL: `${collector.url}/v24.0`,
    META_PIXEL_URL: `${collector.url}/tr/`,
    BRAZE_API_KEY: "braze-key",
    BRAZE_ENDPOINT: collector.url,
    BRAZE_SDK_URL: `${collector.url}/braze.js`,
    ADJUST_APP_TOKEN: "adjust-token",
    ADJUST_SDK_URL: `${collector.url}/adjust.js`,
    SENTRY_DSN: `${collector.url.replace("://", "://key@")}/1`,
    AD_MANAGER_NETWORK: "1234",
  });
});
test.afterAll(async () => {
  test.setTimeout(60_000);
  collector?.close();
  await site?.stop();
});
test.beforeEach(async ({ context }) => {
  collector.requests.length = 0;
  adRequests = [];
  await context.route(/doubleclick\.net|googlesyndication\.com/, (route) => {
    const url = new URL(route.request().url());
    adRequests.push(url);
    const headers = { "access-control-allow-origin": "*" };
    if (url.pathname.endsWith("/gpt.js"))
      return route.fulfill({ contentType: "text/javascript", headers, body: publisherTag });
    if (url.pathname.endsWith(".html"))
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Ad</title><p>Ein Topf" });
    return route.fulfill({ contentType: "application/json", headers, body: "{}" });
  });
});

const panel = (page: Page, locale: Locale = "de") =>
  page.getByRole("dialog", { name: messages[locale].consent.panel.title });
const open = (page: Page, path: string) => visit(page, site.origin + path);
const settingsButton = (page: Page, locale: Locale = "de") =>
  page.getByRole("button", { name: messages[locale].layout.footer.consent });

async function decide(page: Page, decision: "accept" | "refuse") {
  await panel(page).getByRole("button", { name: messages.de.consent.panel[decision] }).click();
  await expect(panel(page)).toBeHidden();
}

const findConsent = async (context: BrowserContext) => {
  const cookies = await context.cookies();
  return parseConsent(cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
};

/** What the tag manager got, with commands as lists. */
const readDataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]" ? [...(entry as unknown[])] : entry,
    ),
  ) as Promise<(Record<string, unknown> | unknown[])[]>;

const listPixels = () =>
  collector.requests
    .filter(({ target }) => target.startsWith("/tr/"))
    .map(({ target }) => Object.fromEntries(new URL(target, collector.url).searchParams));
const listRelayed = () =>
  collector.requests.filter(({ target }) => target === "/v24.0/1234/events").map(({ body }) => JSON.parse(body));

const place = (page: Page, slot: string) => page.locator(`[data-ad-slot=${slot}]`);
/** The slots that were asked for, in order: a page that comes in pieces asks several times. */
const listAdSlots = () =>
  adRequests
    .filter(({ pathname }) => pathname === "/gampad/ads")
    .flatMap(({ searchParams }) => searchParams.get("iu_parts")?.split(",") ?? []);
const toPaths = (slots: string[]) => slots.map((slot) => `/1234/${slot}`);

/** Places have own advertisements only, and those of the ad server take no space. */
async function expectOwnAds(page: Page) {
  await expect(place(page, "content_1").locator(".ad-title")).toHaveCount(1);
  await expect(place(page, "footer")).toBeHidden();
}

/** Reads, searches, presses a like and signs up for the newsletter, without an account. */
async function readAround(page: Page) {
  await page.locator("main a[href^='/de/rezepte/']").first().click();
  await expect(page).toHaveURL(/\/de\/rezepte\/./);
  await page.locator("main button.like").first().click();
  await page
    .getByRole("dialog")
    .filter({ has: page.locator("input[name=email]") })
    .waitFor();
  await page.keyboard.press("Escape");
  await open(page, `${addresses("/search").de}?search=geheim`);
  await open(page, `${addresses("/recipes").de}?page=2`);
  const footer = page.locator("body > footer");
  await footer.locator("input[name=email]").fill(`reader-${Date.now()}@example.org`);
  await footer.getByRole("button", { name: messages.de.newsletters.form.submit }).click();
  await expect(footer.getByText(messages.de.newsletters.form.sent)).toBeVisible();
}

test("without a decision, and after a refusal, nothing is sent abroad and no cookie stored but that of the refusal", async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  context.on("request", (request) => {
    if (request.url().startsWith("http")) origins.add(new URL(request.url()).origin);
  });
  await open(page, "/de");
  await expect(panel(page)).toBeVisible();
  await readAround(page);
  await panel(page).getByRole("button", { name: messages.de.consent.panel.choose }).click();
  await expect(panel(page).getByRole("checkbox")).toHaveCount(4);
  await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expectOwnAds(page);
  expect(await context.cookies()).toEqual([]);
  expect(await readDataLayer(page)).toEqual([]);

  const today = () => currentTime().toISOString().slice(0, 10);
  const before = today();
  await decide(page, "refuse");
  const consent = await findConsent(context);
  expect([before, today()]).toContain(consent?.date);
  expect(consent).toEqual({
    date: expect.any(String),
    granted: [],
    refused: ["statistics", "marketing", "advertising", "diagnostics"],
  });
  await open(page, recipe);
  await expect(panel(page)).toBeHidden();
  await expectOwnAds(page);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
  expect([...origins]).toEqual([site.origin]);
  expect(collector.requests).toEqual([]);
});

test("with consent the tools get every event with its details, and nothing secret", async ({ page }) => {
  await open(page, "/de");
  await decide(page, "accept");
  // The page of the decision counts.
  await expect
    .poll(async () => (await readDataLayer(page)).at(-1))
    .toEqual({
      event: "page view",
      path: "/de",
      page_type: "feed",
    });
  const readCalls = () => page.evaluate(() => (window as { calls?: unknown[] }).calls ?? []);
  await expect.poll(readCalls).toContainEqual(["initialize", "braze-key", { baseUrl: collector.url }]);
  await expect.poll(readCalls).toContainEqual(["initSdk", { appToken: "adjust-token", environment: "production" }]);
  expect((await readDataLayer(page))[0]).toEqual([
    "consent",
    "default",
    {
      analytics_storage: "granted",
      ad_storage: "granted",
      ad_user_data: "granted",
      ad_personalization: "granted",
    },
  ]);
  await expect.poll(() => collector.requests.map(({ target }) => target)).toContain("/gtm.js?id=GTM-TEST");
  await expect.poll(() => [listRelayed().length, listPixels().length]).toEqual([1, 1]);
  const [pixel] = listPixels();
  expect(pixel).toMatchObject({ id: "1234", ev: "PageView", dl: `${site.origin}/de` });
  expect(listRelayed()[0]).toMatchObject({
    access_token: "the-token",
    data: [
      {
        event_name: "PageView",
        event_id: pixel?.eid,
        event_source_url: `${site.origin}/de`,
        action_source: "website",
        user_data: { client_user_agent: await page.evaluate(() => navigator.userAgent) },
      },
    ],
  });

  await readAround(page);
  const events = async () => (await readDataLayer(page)).filter((entry) => !Array.isArray(entry));
  await expect
    .poll(async () => (await events()).at(-1))
    .toEqual({
      event: "newsletter sign-up started",
      language: "de",
      platform: "web",
      location: "footer",
    });
  expect(await events()).toContainEqual({ event: "page view", path: "/de/rezepte", page_type: "recipes" });
  await expect.poll(() => listRelayed().map(({ data }) => data[0].event_name)).toContain("Lead");
  const findRecipe = () => listPixels().find(({ dl }) => dl?.includes("/de/rezepte/"));
  await expect.poll(findRecipe).toMatchObject({ ev: "PageView" });
  const eventIds = listRelayed().map(({ data }) => data[0].event_id);
  expect(new Set(eventIds).size).toBe(eventIds.length);
  await expect.poll(() => listPixels().map(({ eid }) => eid)).toEqual(expect.arrayContaining(eventIds));
  const layer = await readDataLayer(page);
  await open(page, `${addresses("/search").de}?search=geheim`);
  await expect.poll(() => listPixels().map(({ dl }) => dl)).toContain(`${site.origin}/de/suche`);
  // Scripts of others could read the words.
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  const sent = collector.requests.map(({ target, body }) => target + body);
  expect(JSON.stringify([sent, layer])).not.toMatch(/geheim|example\.org/);
});

test("readers choose by purpose: the ad server fills its slots, and nothing of it is left when they change their mind", async ({
  page,
  context,
}) => {
  const { panel: texts, purposes } = messages.de.consent;
  const { display } = messages.de.ads;
  const slots = ["header", "marginal", "content_1", "content_2", "content_3", "footer", "floor_ad"];
  const footer = place(page, "footer");
  const readHeights = async () =>
    Promise.all(["header", "footer"].map(async (slot) => (await place(page, slot).boundingBox())?.height));

  await test.step("what is not chosen is not loaded, and each slot is asked for once", async () => {
    await open(page, recipe);
    await panel(page).getByRole("button", { name: texts.choose }).click();
    for (const { label } of [purposes.statistics, purposes.advertising]) {
      await panel(page)
        .getByRole("checkbox", { name: new RegExp(`^${label}`) })
        .check();
    }
    await panel(page).getByRole("button", { name: texts.save }).click();
    await expect(footer.locator("iframe")).toHaveCount(1);
    await expect(footer.locator(".ad-label")).toHaveText(display.paid);
    // The ad server had nothing for it.
    await expect(place(page, "content_1").locator(".ad-label")).toHaveText(display.own);
    expect(listAdSlots()).toEqual(toPaths(slots));
    await expect.poll(() => collector.requests.map(({ target }) => target)).toEqual(["/gtm.js?id=GTM-TEST"]);
    const chosen = { granted: ["statistics", "advertising"], refused: ["marketing", "diagnostics"] };
    expect(await findConsent(context)).toMatchObject(chosen);
  });

  await test.step("the next page asks again", async () => {
    await page.locator("body > header a[href='/de']").first().click();
    await expect(page).toHaveURL(/\/de$/);
    // What stands in the first place on other pages is on the home page anyway.
    const contents = [2, 3, 4, 5].map((number) => `content_${number}`);
    const both = toPaths([...slots, "header", ...contents, "footer", "floor_ad"]);
    await expect.poll(listAdSlots).toEqual(both);
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["__gads", "consent"]);
  });

  await test.step("pages with a secret in their address and account pages do not load it", async () => {
    await open(page, "/de/suche?search=geheim");
    expect(await page.evaluate(() => "googletag" in window)).toBe(false);
    await open(page, "/de/login");
    for (const one of await page.locator("[data-ad-slot]").all()) await expect(one).toBeHidden();
    expect(await page.evaluate(() => "googletag" in window)).toBe(false);
    expect(listAdSlots()).toHaveLength(slots.length + 7);
  });

  await test.step("places are reserved from the beginning, and keep their size", async () => {
    let send = () => {};
    const isHeld = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route("**/house-ads/de/list.json", async (route) => {
      await isHeld;
      await route.continue();
    });
    await open(page, recipe);
    expect(await readHeights()).toEqual([144, 320]);
    send();
    for (const slot of ["header", "footer"]) await expect(place(page, slot).locator("iframe")).toHaveCount(1);
    expect(await readHeights()).toEqual([144, 320]);
  });

  await test.step("a refusal in the footer takes it all away", async () => {
    await settingsButton(page).click();
    await expect(panel(page).getByRole("heading")).toBeFocused();
    await expect(panel(page).getByRole("checkbox", { name: purposes.statistics.label })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(settingsButton(page)).toBeFocused();
    await context.addCookies([{ name: "_ga_TEST", value: "1", url: site.origin }]);
    await settingsButton(page).click();
    const reloaded = page.waitForEvent("load");
    await panel(page).getByRole("button", { name: texts.refuse }).click();
    await reloaded;
    adRequests.length = 0;
    await expectOwnAds(page);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
    expect(await findConsent(context)).toMatchObject({ granted: [] });
    expect(await page.evaluate(() => ["dataLayer", "googletag"].filter((name) => name in window))).toEqual([]);
    expect(adRequests).toEqual([]);
  });
});

guardless("errors are reported without queries, and not those of other scripts", async ({ page }) => {
  const listReports = () => collector.requests.filter(({ target }) => target.startsWith("/api/1/envelope/"));
  await open(page, "/de/rezepte?page=1");
  await decide(page, "accept");
  // The tool is loaded with the decision.
  await expect.poll(() => page.evaluate(() => "__SENTRY__" in window)).toBe(true);
  const throwFrom = (file: string, message: string) =>
    page.evaluate(
      ([address, text]) => {
        const error = new Error(text);
        error.stack = `Error: ${text}\n    at cook (${address}:1:1)`;
        window.dispatchEvent(new ErrorEvent("error", { error, message: text, filename: address }));
        window.onerror?.(text ?? "", address, 1, 1, error);
      },
      [file, message] as const,
    );
  await throwFrom("https://ads.example/gpt.js", "An error of another script");
  await throwFrom(`${site.origin}/_next/static/chunks/a.js`, "Failed to fetch");
  await throwFrom(`${site.origin}/_next/static/chunks/a.js`, "Burnt at /de/suche?search=geheim");
  await expect.poll(() => listReports().length).toBeGreaterThan(0);
  const text = listReports()
    .map(({ body }) => body)
    .join();
  expect(text).toContain("Burnt at /de/suche");
  expect(text).not.toMatch(/geheim|page=1|another script|Failed to fetch/);
  expect(text).not.toContain("breadcrumbs");
  expect(listReports()[0]?.target).toContain("sentry_key=key");
});

test("the question offers both answers alike, and the keyboard reaches it after the skip link", async ({ page }) => {
  for (const locale of locales) {
    const { panel: texts } = messages[locale].consent;
    await open(page, addresses("/recipes")[locale]);
    const box = async (name: string) => panel(page, locale).getByRole("button", { name }).boundingBox();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      // The question may still be moving in.
      await expect(async () => {
        const [refuse, accept] = [await box(texts.refuse), await box(texts.accept)];
        expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
        expect([refuse?.height, refuse?.y]).toEqual([accept?.height, accept?.y]);
      }, `${locale} at ${width}`).toPass();
    }
  }
  await expectAccessible(page, "question", ".consent");
  for (let n = 0; n < 2; n++) await page.keyboard.press("Tab");
  expect(await panel(page, "en").evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await panel(page, "en").getByRole("button", { name: messages.en.consent.panel.choose }).click();
  await expectAccessible(page, "choices", ".consent");
});

test("the privacy page names the tools that are configured", async ({ page, context, request }) => {
  const { tools, privacy } = messages.de.consent;
  const configured = parseHtml(await (await request.get(`${site.origin}/de/datenschutz`)).text());
  const titles = [...configured.querySelectorAll("h2, h3")].map(({ textContent }) => toPlainText(textContent));
  expect(titles).toEqual(expect.arrayContaining(Object.values(tools).map(({ name }) => name)));

  await test.step("without any there is neither question nor button", async () => {
    await visit(page, "/de/datenschutz");
    await expect(page.locator(".consent")).toHaveCount(0);
    await expect(settingsButton(page)).toHaveCount(0);
    await expect(page.getByText(privacy.none)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
});
