import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { parseConsent } from "#lib/consent/consent-cookie.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { addresses } from "#lib/routing/address.ts";
import { currentTime } from "#lib/time/clock.ts";
import { test as guardless } from "#tests/e2e/support/journey.ts";
import { type EventCollector, startEventCollector } from "#tests/support/servers/event-collector.ts";
import { expectAccessible } from "../support/axe.ts";
import { type ConfiguredSite, startConfiguredSite } from "../support/configured-site.ts";
import { expect, test } from "../support/console-guard.ts";
import { messages } from "../support/messages.ts";
import { pairwiseViewports } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

let collector: EventCollector;
let site: ConfiguredSite;

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
  });
});
test.afterAll(async () => {
  test.setTimeout(60_000);
  collector?.close();
  await site?.stop();
});
test.beforeEach(() => {
  collector.requests.length = 0;
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

test("a whole visit without a decision sends nothing abroad and stores no cookie", async ({ page, context }) => {
  const origins = new Set<string>();
  context.on("request", (request) => {
    if (request.url().startsWith("http")) origins.add(new URL(request.url()).origin);
  });
  await open(page, "/de");
  await expect(panel(page)).toBeVisible();
  await readAround(page);
  await expect(panel(page)).toBeVisible();
  expect([...origins]).toEqual([site.origin]);
  expect(await context.cookies()).toEqual([]);
  expect(collector.requests).toEqual([]);
  expect(await readDataLayer(page)).toEqual([]);
});

test("a refusal is kept and nothing is sent", async ({ page, context }) => {
  await open(page, "/de");
  const today = () => currentTime().toISOString().slice(0, 10);
  const before = today();
  await decide(page, "refuse");
  const consent = await findConsent(context);
  expect([before, today()]).toContain(consent?.date);
  expect(consent).toEqual({
    date: expect.any(String),
    granted: [],
    refused: ["statistics", "marketing", "diagnostics"],
  });
  await readAround(page);
  await expect(panel(page)).toBeHidden();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
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

test("presses on like and store badges reach the tools", async ({ page }) => {
  await open(page, "/en");
  await page.getByRole("button", { name: messages.en.consent.panel.accept }).click();
  await expect.poll(async () => (await readDataLayer(page)).length).toBeGreaterThan(2);
  // No store is configured, so the badge is added.
  await page.evaluate(() => {
    document.querySelector("main")?.insertAdjacentHTML("afterbegin", '<a href="#badge" data-store="apple">App</a>');
  });
  await page.locator("a[data-store=apple]").click();
  await expect
    .poll(async () => (await readDataLayer(page)).at(-1))
    .toEqual({ event: "app-store clicked", store: "apple", language: "en" });
  await page.locator("main button.like").first().click();
  await expect.poll(async () => (await readDataLayer(page)).at(-1)).toEqual({ event: "started liking" });
});

test("readers choose by purpose and change their mind in the footer", async ({ page, context }) => {
  const { panel: texts, purposes } = messages.de.consent;
  await open(page, "/de/rezepte");
  await panel(page).getByRole("button", { name: texts.choose }).click();
  await expect(panel(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  await panel(page).getByRole("checkbox", { name: purposes.statistics.label }).check();
  await panel(page).getByRole("button", { name: texts.save }).click();
  await expect.poll(() => collector.requests.map(({ target }) => target)).toEqual(["/gtm.js?id=GTM-TEST"]);
  expect(await findConsent(context)).toMatchObject({ granted: ["statistics"], refused: ["marketing", "diagnostics"] });

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
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
  expect(await findConsent(context)).toMatchObject({
    granted: [],
    refused: ["statistics", "marketing", "diagnostics"],
  });
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});

test("the marketing tool and the attribution SDK start with their keys", async ({ page }) => {
  await open(page, "/de");
  await decide(page, "accept");
  const readCalls = () => page.evaluate(() => (window as { calls?: unknown[] }).calls ?? []);
  await expect.poll(readCalls).toContainEqual(["initialize", "braze-key", { baseUrl: collector.url }]);
  await expect.poll(readCalls).toContainEqual(["initSdk", { appToken: "adjust-token", environment: "production" }]);
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

test("the server refuses events of readers who have not agreed", async ({ page }) => {
  const event = {
    eventName: "PageView",
    eventId: randomUUID(),
    userAgent: "Mozilla/5.0",
    sourceUrl: `${site.origin}/de`,
  };
  const response = await page.request.post(`${site.origin}/api/fb-events`, { data: event });
  expect(response.status()).toBe(403);
  expect(collector.requests).toEqual([]);
});

test.describe("the question", () => {
  for (const { locale, viewport } of pairwiseViewports) {
    test(`is accessible and offers both answers alike: ${locale}, ${viewport.width}`, async ({ page }) => {
      const { panel: texts } = messages[locale].consent;
      await page.setViewportSize(viewport);
      await open(page, addresses("/recipes")[locale]);
      const box = async (name: string) => panel(page, locale).getByRole("button", { name }).boundingBox();
      // The question may still be moving in.
      await expect(async () => {
        const [refuse, accept] = [await box(texts.refuse), await box(texts.accept)];
        expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
        expect([refuse?.height, refuse?.y]).toEqual([accept?.height, accept?.y]);
      }).toPass();
      await expectAccessible(page, "question", ".consent");
      // The keyboard reaches it after the skip link.
      for (let n = 0; n < 2; n++) await page.keyboard.press("Tab");
      expect(await panel(page, locale).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await panel(page, locale).getByRole("button", { name: texts.choose }).click();
      await expectAccessible(page, "choices", ".consent");
    });
  }

  test("names its tools on the privacy page", async ({ page }) => {
    await open(page, "/de/datenschutz");
    const { adManager, ...configured } = messages.de.consent.tools;
    await expect(page.getByRole("heading", { name: adManager.name })).toHaveCount(0);
    for (const { name } of Object.values(configured)) await expect(page.getByRole("heading", { name })).toBeVisible();
  });
});

test("without configured tools there is neither question nor button", async ({ page, context }) => {
  await visit(page, "/de");
  await expect(page.locator(".consent")).toHaveCount(0);
  await expect(settingsButton(page)).toHaveCount(0);
  await visit(page, "/de/datenschutz");
  await expect(page.getByText(messages.de.consent.privacy.none)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
