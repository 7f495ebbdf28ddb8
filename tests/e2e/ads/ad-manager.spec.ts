import type { Page } from "@playwright/test";
import { publisherTag } from "#tests/support/browser/publisher-tag.ts";
import { expectAccessible } from "../support/axe.ts";
import { type ConfiguredSite, startConfiguredSite } from "../support/configured-site.ts";
import { expect, test } from "../support/console-guard.ts";
import { messages } from "../support/messages.ts";
import { visit } from "../support/visit.ts";

const recipe = "/de/rezepte/ofenkuerbissuppe-mit-kernoel";
const hosts = /doubleclick\.net|googlesyndication\.com/;
let site: ConfiguredSite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startConfiguredSite({ AD_MANAGER_NETWORK: "1234" });
});
test.afterAll(async () => {
  test.setTimeout(60_000);
  await site?.stop();
});

/** Answers the hosts of the ad server, and lists what they are asked for. */
async function interceptAdServer(page: Page): Promise<URL[]> {
  const requested: URL[] = [];
  await page.context().route(hosts, (route) => {
    const url = new URL(route.request().url());
    requested.push(url);
    const headers = { "access-control-allow-origin": "*" };
    if (url.pathname.endsWith("/gpt.js"))
      return route.fulfill({ contentType: "text/javascript", headers, body: publisherTag });
    if (url.pathname.endsWith(".html"))
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Ad</title><p>Ein Topf" });
    return route.fulfill({ contentType: "application/json", headers, body: "{}" });
  });
  return requested;
}

const open = (page: Page, path: string) => visit(page, site.origin + path);
const panel = (page: Page) => page.getByRole("dialog", { name: messages.de.consent.panel.title });
const decide = (page: Page, decision: "accept" | "refuse") =>
  panel(page).getByRole("button", { name: messages.de.consent.panel[decision] }).click();
const place = (page: Page, slot: string) => page.locator(`[data-ad-slot=${slot}]`);
const listRequests = (requested: URL[]) =>
  requested
    .filter(({ pathname }) => pathname === "/gampad/ads")
    .map(({ searchParams }) => searchParams.get("iu_parts"));

test("before a decision, and after a refusal, no byte comes from the ad server", async ({ page, context }) => {
  const requested = await interceptAdServer(page);
  await open(page, recipe);
  await panel(page).getByRole("button", { name: messages.de.consent.panel.choose }).click();
  await expect(
    panel(page).getByRole("checkbox", { name: messages.de.consent.purposes.advertising.label }),
  ).not.toBeChecked();
  await expect(place(page, "content_1").locator(".ad-title")).toHaveCount(1);
  // Places that only the ad server fills take no space.
  await expect(place(page, "footer")).toBeHidden();
  expect(requested).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await decide(page, "refuse");
  await open(page, "/de");
  await expect(place(page, "content_1").locator(".ad-title")).toHaveCount(1);
  expect(requested).toEqual([]);
});

test("with consent it fills its slots in one request, and again on each page", async ({ page, context }) => {
  const requested = await interceptAdServer(page);
  await open(page, recipe);
  await decide(page, "accept");
  const footer = place(page, "footer");
  await expect(footer.locator("iframe")).toHaveCount(1);
  await expect(footer.locator(".ad-label")).toHaveText(messages.de.ads.display.paid);
  const slots = ["header", "marginal", "content_1", "content_2", "content_3", "footer", "floor_ad"];
  expect(listRequests(requested)).toEqual([slots.map((slot) => `/1234/${slot}`).join()]);
  // The ad server had nothing for it.
  await expect(place(page, "content_1").locator(".ad-label")).toHaveText(messages.de.ads.display.own);
  expect((await footer.boundingBox())?.height).toBe(320);
  // axe would ask the frames of the other origin, which do not answer.
  await page.locator("iframe").evaluateAll((frames) => {
    for (const frame of frames) frame.replaceWith("Ad");
  });
  await expectAccessible(page, "a recipe with outside ads");

  await page.locator("body > header a[href='/de']").first().click();
  await expect(page).toHaveURL(/\/de$/);
  await expect.poll(() => listRequests(requested).length).toBe(2);
  const contents = [1, 2, 3, 4, 5].map((number) => `content_${number}`);
  expect(listRequests(requested)[1]).toBe(
    ["header", ...contents, "footer", "floor_ad"].map((slot) => `/1234/${slot}`).join(),
  );
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(["__gads", "consent"]);
});

test("places are reserved from the beginning, and keep their size", async ({ page }) => {
  await interceptAdServer(page);
  await open(page, recipe);
  await decide(page, "accept");
  await expect(place(page, "footer").locator("iframe")).toHaveCount(1);
  let send = () => {};
  const isHeld = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/house-ads/de/list.json", async (route) => {
    await isHeld;
    await route.continue();
  });
  await open(page, recipe);
  const sizeOf = async (slot: string) => (await place(page, slot).boundingBox())?.height;
  const reserved = [await sizeOf("header"), await sizeOf("footer")];
  expect(reserved).toEqual([144, 320]);
  send();
  await expect(place(page, "header").locator("iframe")).toHaveCount(1);
  await expect(place(page, "footer").locator("iframe")).toHaveCount(1);
  expect([await sizeOf("header"), await sizeOf("footer")]).toEqual(reserved);
});

test("withdrawing consent takes it all away", async ({ page, context }) => {
  const requested = await interceptAdServer(page);
  await open(page, recipe);
  await decide(page, "accept");
  await expect(place(page, "footer").locator("iframe")).toHaveCount(1);
  await page.getByRole("button", { name: messages.de.layout.footer.consent }).click();
  const reloaded = page.waitForEvent("load");
  await decide(page, "refuse");
  await reloaded;
  requested.length = 0;
  await expect(place(page, "content_1").locator(".ad-title")).toHaveCount(1);
  await expect(place(page, "footer")).toBeHidden();
  expect(await page.evaluate(() => "googletag" in window)).toBe(false);
  expect(requested).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["consent"]);
});

test("pages with a secret in their address and account pages do not load it", async ({ page }) => {
  const requested = await interceptAdServer(page);
  await open(page, recipe);
  await decide(page, "accept");
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  await expect(place(page, "footer").locator("iframe")).toHaveCount(1);
  // The frames of other places may still be on their way.
  await page.waitForLoadState("networkidle");
  requested.length = 0;
  await open(page, "/de/suche?search=geheim");
  await open(page, "/de/login");
  for (const one of await page.locator("[data-ad-slot]").all()) await expect(one).toBeHidden();
  expect(requested).toEqual([]);
});

test("the privacy page names it, and the policy of pages allows its hosts", async ({ page }) => {
  await interceptAdServer(page);
  await open(page, "/de/datenschutz");
  await expect(page.getByRole("heading", { name: messages.de.consent.tools.adManager.name })).toBeVisible();
  const response = await page.request.get(`${site.origin}/de`);
  const policy = response.headers()["content-security-policy"] ?? "";
  for (const directive of ["script-src", "connect-src", "img-src", "frame-src"])
    expect(policy.split("; ").find((one) => one.startsWith(directive))).toMatch(hosts);
});
