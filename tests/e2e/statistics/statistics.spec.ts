import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { soup } from "../cooking/recipes.ts";
import { openAs } from "../recipe-drafts/desk.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
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

/** Opens cook mode and turns to a step. */
async function cookUntil(page: Page, step: number): Promise<void> {
  await page.getByRole("button", { name: messages.de.recipes.cook.start }).click();
  for (let at = 0; at < step; at++) {
    await expect(page.locator("#steps li[data-cook-step]")).toHaveId(`step-${at}`);
    await page.keyboard.press("ArrowRight");
  }
  await expect(page.locator("#steps li[data-cook-step]")).toHaveId(`step-${step}`);
}

/** A word that no recipe has and no other one resembles. */
const newWord = () => `qxvz${[...randomBytes(8)].map((byte) => "qxvzwj"[byte % 6]).join("")}`;

/** Expects that an open page fits in a phone and in a wide window, which it has afterwards. */
async function expectFitting(page: Page): Promise<void> {
  for (const { viewport } of [viewports[1], viewports[0]]) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${page.url()} scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
  }
}

test("what readers read, cook and do not find appears at the desk, and a search gets a rule", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const id = await findSoup();
  const word = newWord();
  const results = `${address("de", "/search")}?search=${word}`;
  const before = { reads: await countStored(id, "read"), stops: await countStored(id, "cook_stop", 3) };

  await test.step("three readers in networks of their own search for what there is not", async () => {
    for (let i = 0; i < 3; i++) {
      await page.setExtraHTTPHeaders(newClientHeaders());
      const reported = page.waitForRequest("**/api/statistics/");
      await page.goto(results);
      await (await reported).response();
    }
    await page.setExtraHTTPHeaders({});
  });

  await test.step("reading and leaving cook mode is counted without cookies", async () => {
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
    // Counts are stored every five seconds.
    await expect
      .poll(async () => [await countStored(id, "read"), await countStored(id, "cook_stop", 3)], { timeout: 25_000 })
      .toEqual([before.reads + 1, before.stops + 2]);
  });

  const editor = await createAccount({ newType: "editor" });
  const desk = await openAs(browser, editor, address("de", "/desk/statistics"));

  await test.step("the desk lists the recipe, in the order and period that are chosen", async () => {
    await expect(desk.getByRole("heading", { level: 1 })).toHaveText(words.overview.title);
    const link = desk.getByRole("table").getByRole("link", { name: /Ofenkürbissuppe/ });
    await expect(link).toBeVisible();
    await expectFitting(desk);
    await expectAccessible(desk, "statistics");
    // No other test starts cook mode in a browser that counts. A like counts wherever it is given,
    // so that by likes the recipe can be on the second page.
    await desk.getByRole("link", { name: words.measures.cook_start }).click();
    await expect(desk.getByRole("columnheader", { name: words.measures.cook_start })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await desk.getByRole("link", { name: words.period.days.replace("{days}", "7") }).click();
    await expect(desk).toHaveURL(/days=7/);
    await expect(desk).toHaveURL(/order=cook_start/);
    await link.click();
  });

  await test.step("the recipe has the steps where cook mode was left", async () => {
    await expect(desk.getByRole("heading", { name: words.cooking.title })).toBeVisible();
    const third = desk
      .getByRole("list")
      .filter({ hasText: words.cooking.step.replace("{number}", "1") })
      .locator("> li")
      .nth(2);
    await expect(third).toContainText(words.cooking.stopped.replace("{count, number}", String(before.stops + 2)));
    await expect(desk.getByRole("img", { name: new RegExp(words.overview.reads) })).toBeVisible();
    await desk.getByText(words.chart.table).click();
    await desk.emulateMedia({ colorScheme: "dark" });
    await expectFitting(desk);
    await expectAccessible(desk, "statistics of a recipe");
  });

  const target = desk.getByLabel(rules.fields.target, { exact: true });
  const submit = desk.getByRole("button", { name: rules.submit });
  const remove = desk.getByRole("button", { name: rules.removeRule.replace("{typed}", word) });
  const corrected = searchWords.results.corrected.replace("{meant}", "Hummus").replace("{typed}", word);
  /** What the search shows to readers: the address it leads to, or its text. */
  const search = async () => {
    const answer = await page.request.get(results, { maxRedirects: 0 });
    const text = parseHtml(await answer.text()).body.textContent.replace(/\s+/g, " ");
    return answer.headers().location ?? (text.includes(corrected) ? "corrected" : "as typed");
  };

  await test.step("a search without a result gets a synonym, once that finds something", async () => {
    await visit(desk, address("de", "/desk/searches"));
    await expect(desk.getByRole("rowheader", { name: word })).toBeVisible();
    await desk.getByRole("link", { name: words.searches.addFor.synonym.replace("{search}", word) }).click();
    await expect(desk.getByRole("textbox", { name: rules.fields.phrase, exact: true })).toHaveValue(word);
    await target.fill("qwxqwxqwx");
    await submit.click();
    await expect(desk.getByRole("alert").filter({ hasText: rules.errors.nothingFound })).toBeVisible();
    await expectFitting(desk);
    await expectAccessible(desk, "a synonym that finds nothing");
    await target.fill("Hummus");
    await submit.click();
    await expect(desk.getByText(rules.added)).toBeVisible();
    await expect.poll(search).toBe("corrected");
    await visit(page, results);
    await expect(
      page
        .locator("main")
        .getByRole("link", { name: /Hummus/ })
        .first(),
    ).toBeVisible();
    await remove.click();
    // Rules that were removed before have this heading, too.
    await expect(remove).toHaveCount(0);
    await expect(desk.getByRole("heading", { name: rules.removedList })).toBeVisible();
    await expect.poll(search).toBe("as typed");
  });

  await test.step("a redirect leads it to another search, until it is removed", async () => {
    await visit(desk, `${address("de", "/desk/searches")}?phrase=${word}&language=de&kind=search`);
    await expect(desk.getByRole("radio", { name: rules.kinds.search })).toBeChecked();
    await target.fill("tiramisu");
    await submit.click();
    await expect(desk.getByText(rules.added)).toBeVisible();
    await expect.poll(search).toBe(`${address("de", "/search")}?search=tiramisu`);
    await remove.click();
    await expect(remove).toHaveCount(0);
    await expect.poll(search).toBe("as typed");
  });

  await test.step("the pages fit in English, too", async () => {
    for (const path of [
      address("en", "/desk/statistics"),
      routeAddress("en", "/desk/statistics/[id]", { id }),
      address("en", "/desk/searches"),
    ]) {
      await desk.goto(path);
      await expectFitting(desk);
    }
  });
});
