import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { soup } from "../cooking/recipes.ts";
import { openAs } from "../recipe-drafts/desk.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { viewports } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

// Automated browsers do not count, so the readers of these journeys look like others. The name is
// that of the browser itself: one of a page alone does not reach what it sends while it is left.
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", `--user-agent=${userAgent}`],
  },
});
test.beforeEach(({ context }) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false })),
);

const { statistics: words, search: searchWords } = messages.de;
const rules = searchWords.rules;
const createEditor = () => createAccount({ newType: "editor" });

async function findSoup(): Promise<string> {
  const slug = soup.de.split("/").at(-1);
  const [row] = await query<{ id: string }>(dataDir, "select item_id as id from item_texts where slug = $1", [slug]);
  return row?.id ?? "";
}

async function countStored(id: string, measure: string, step = 0): Promise<number> {
  const sql = "select sum(count)::int as count from item_statistics where item_id = $1 and measure = $2 and step = $3";
  const [row] = await query<{ count: number | null }>(dataDir, sql, [id, measure, step]);
  return row?.count ?? 0;
}

/** Counts are stored every five seconds. */
const slow = { timeout: 25_000 };

/** Opens cook mode and turns to a step. */
async function cookUntil(page: Page, step: number): Promise<void> {
  await page.getByRole("button", { name: messages.de.recipes.cook.start }).click();
  for (let at = 1; at < step; at++) {
    await expect(page.locator("#steps li[data-cook-step]")).toHaveId(`step-${at}`);
    await page.keyboard.press("ArrowRight");
  }
  await expect(page.locator("#steps li[data-cook-step]")).toHaveId(`step-${step}`);
}

test("a recipe that is read, and left at step 3 of cook mode, appears at the desk", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const id = await findSoup();
  const before = { reads: await countStored(id, "read"), stops: await countStored(id, "cook_stop", 3) };
  const sent = page.waitForRequest("**/api/statistics/");
  await visit(page, soup.de);
  const request = await sent;
  expect((await (await request.response())?.allHeaders())?.["set-cookie"]).toBeUndefined();
  expect((await request.allHeaders()).cookie).toBeUndefined();
  expect(await page.context().cookies()).toEqual([]);
  await cookUntil(page, 3);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  // Closing the page is a stop as well, of the step where cook mode has gone on.
  await page.getByRole("button", { name: messages.de.recipes.cook.start }).click();
  await expect(page.locator("#steps li[data-cook-step]")).toHaveId("step-3");
  await page.goto("/de");
  await expect.poll(() => countStored(id, "read"), slow).toBe(before.reads + 1);
  await expect.poll(() => countStored(id, "cook_stop", 3), slow).toBe(before.stops + 2);

  const desk = await openAs(browser, await createEditor(), address("de", "/desk/statistics"));
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(words.overview.title);
  const link = desk.getByRole("table").getByRole("link", { name: /Ofenkürbissuppe/ });
  await expect(link).toBeVisible();
  await expectAccessible(desk, "statistics");
  await desk.getByRole("link", { name: words.measures.like }).click();
  await expect(desk.getByRole("columnheader", { name: words.measures.like })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await desk.getByRole("link", { name: words.period.days.replace("{days}", "7") }).click();
  await expect(desk).toHaveURL(/days=7/);
  await expect(desk).toHaveURL(/order=like/);
  await link.click();
  await expect(desk.getByRole("heading", { name: words.cooking.title })).toBeVisible();
  const third = desk
    .getByRole("list")
    .filter({ hasText: words.cooking.step.replace("{number}", "1") })
    .locator("> li")
    .nth(2);
  await expect(third).toContainText(words.cooking.stopped.replace("{count, number}", String(before.stops + 2)));
  await expect(desk.getByRole("img", { name: new RegExp(words.overview.reads) })).toBeVisible();
  await desk.getByText(words.chart.table).click();
  await expectAccessible(desk, "statistics of a recipe");
});

test("readers with Global Privacy Control do not count", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/api/statistics") && sent.push(request.url()));
  await visit(page, soup.de);
  await cookUntil(page, 2);
  await page.keyboard.press("Escape");
  expect(sent).toEqual([]);
});

/** A word that no recipe has and no other one resembles. */
const newWord = () => `qxvz${[...randomBytes(8)].map((byte) => "qxvzwj"[byte % 6]).join("")}`;

/** Searches as three readers, in networks of their own. */
async function searchThrice(page: Page, word: string, locale: Locale = "de"): Promise<void> {
  const path = `${address(locale, "/search")}?search=${word}`;
  for (let i = 0; i < 3; i++) {
    const response = await page.request.get(path, { headers: { ...newClientHeaders(), "user-agent": userAgent } });
    expect(response.status()).toBe(200);
    await response.body();
  }
}

test("a search without a result gets a synonym, which finds something until it is removed", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const word = newWord();
  await searchThrice(page, word);
  const desk = await openAs(browser, await createEditor(), address("de", "/desk/searches"));
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByRole("rowheader", { name: word })).toBeVisible({ timeout: 5000 });
  }).toPass(slow);
  await expectAccessible(desk, "searches without results");
  await desk.getByRole("link", { name: words.searches.addFor.synonym.replace("{search}", word) }).click();
  await expect(desk.getByRole("textbox", { name: rules.fields.phrase, exact: true })).toHaveValue(word);
  const target = desk.getByLabel(rules.fields.target, { exact: true });
  const submit = desk.getByRole("button", { name: rules.submit });
  await target.fill("qwxqwxqwx");
  await submit.click();
  await expect(desk.getByRole("alert").filter({ hasText: rules.errors.nothingFound })).toBeVisible();
  await expectAccessible(desk, "a synonym that finds nothing");
  await target.fill("Hummus");
  await submit.click();
  await expect(desk.getByText(rules.added)).toBeVisible();
  const results = `${address("de", "/search")}?search=${word}`;
  const corrected = page.getByText(searchWords.results.corrected.replace("{meant}", "Hummus").replace("{typed}", word));
  await visit(page, results);
  await expect(corrected).toBeVisible();
  await expect(
    page
      .locator("main")
      .getByRole("link", { name: /Hummus/ })
      .first(),
  ).toBeVisible();

  const remove = desk.getByRole("button", { name: rules.removeRule.replace("{typed}", word) });
  await remove.click();
  // Rules that were removed before have this heading, too.
  await expect(remove).toHaveCount(0);
  await expect(desk.getByRole("heading", { name: rules.removedList })).toBeVisible();
  await visit(page, results);
  await expect(page.getByText(word).first()).toBeVisible();
  await expect(corrected).toHaveCount(0);
});

test("a rule that makes judged searches worse needs a reason, also without script", async ({ browser, page }) => {
  test.setTimeout(120_000);
  const editor = await createEditor();
  const signedIn = await openAs(browser, editor, address("en", "/desk/searches"));
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await signedIn.context().storageState(),
  });
  const desk = await context.newPage();
  const texts = messages.en.search.rules;
  await desk.goto(`${address("en", "/desk/searches")}?phrase=hummus&language=de&kind=search`);
  await expect(desk.getByRole("radio", { name: texts.kinds.search })).toBeChecked();
  await desk.getByLabel(texts.fields.target, { exact: true }).fill("tiramisu");
  await desk.getByRole("button", { name: texts.submit }).click();
  await expect(desk.getByText(texts.errors.relevance).first()).toBeVisible();
  await expect(desk.getByLabel(texts.fields.target, { exact: true })).toHaveValue("tiramisu");
  await expect(desk.getByText(/nDCG@10/).first()).toContainText("1.000 before");
  await desk.getByLabel(texts.fields.reason, { exact: true }).fill("For a journey");
  await desk.getByRole("button", { name: texts.submit }).click();
  await expect(desk.getByText(texts.added)).toBeVisible();
  await expect(desk.getByText("For a journey").first()).toBeVisible();
  await page.goto(`${address("de", "/search")}?search=HUMMUS`);
  await expect(page).toHaveURL(`${address("de", "/search")}?search=tiramisu`);
  await desk.getByRole("button", { name: texts.removeRule.replace("{typed}", "hummus") }).click();
  await expect(desk.getByRole("heading", { name: texts.removedList })).toBeVisible();
  await page.goto(`${address("de", "/search")}?search=HUMMUS`);
  await expect(page).toHaveURL(/search=HUMMUS/);
  await context.close();
});

test("the pages fit in every window, in both languages and themes", async ({ browser }) => {
  test.setTimeout(180_000);
  const id = await findSoup();
  const editor = await createEditor();
  for (const locale of ["de", "en"] as const) {
    const desk = await openAs(browser, editor, address(locale, "/desk/statistics"));
    for (const path of [
      address(locale, "/desk/statistics"),
      routeAddress(locale, "/desk/statistics/[id]", { id }),
      address(locale, "/desk/searches"),
    ]) {
      await visit(desk, path);
      for (const { viewport } of viewports) {
        await desk.setViewportSize(viewport);
        expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        );
      }
      await desk.emulateMedia({ colorScheme: locale === "de" ? "dark" : "light" });
      await expectAccessible(desk, `${path}, narrow`);
    }
    await desk.context().close();
  }
});

test("statistics are hidden from other users", async ({ browser, request }) => {
  const pages = [
    address("de", "/desk/statistics"),
    routeAddress("de", "/desk/statistics/[id]", { id: await findSoup() }),
    address("de", "/desk/searches"),
  ];
  for (const path of pages) {
    const signedOut = await request.get(path, { maxRedirects: 0 });
    expect(signedOut.headers().location).toBe(`${address("de", "/login")}?next=${encodeURIComponent(path)}`);
  }
  const account = await createAccount({ newType: "contributor" });
  const contributor = await openAs(browser, account, address("de", "/profile/likes"));
  for (const path of pages) expect((await contributor.request.get(path)).status(), path).toBe(404);
});
