import { test as noisyTest, type Page } from "@playwright/test";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { type Account, newAccount, signIn } from "../support/account.ts";
import { examine } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { looks } from "../support/looks.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { plain, visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const routes = ["/profile/likes", "/users/likes"] as const;

test.use({ extraHTTPHeaders: newHousehold() });
noisyTest.use({ extraHTTPHeaders: newHousehold() });

/** Somebody who likes this many recipes and stories; the last one in the list is liked first. */
async function somebodyWhoLikes(count: number): Promise<Account> {
  const anna = await newAccount();
  await query(
    dataDir,
    `insert into likes (user_id, item_id, created_at)
     select $1, id, timestamp '2026-01-01' + row_number() over (order by id) * interval '1 hour'
     from (select items.id from items left join stories on stories.item_id = items.id
           where state = 'live' and published_at <= now() and story_type is distinct from 'static_page'
           order by items.id limit $2) chosen`,
    [anna.id, count],
  );
  return anna;
}

const list = (page: Page) => page.getByRole("main").getByRole("article");
const more = (page: Page, locale: Locale) => page.getByRole("button", { name: words[locale].likes.list.more });
const titlesIn = async (page: Page) => (await list(page).getByRole("heading").allTextContents()).map(plain);

for (const { locale, viewport } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    noisyTest.use({ viewport });

    const colorScheme = (locale === "de") === viewport.width > 1000 ? "light" : "dark";
    // Pages fetched ahead bring pictures along, and the browser complains when it has not needed them after a while.
    noisyTest(`full and empty they have nothing axe finds, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const anna = await somebodyWhoLikes(30);
      await signIn(page, anna, locale);
      for (const route of routes) {
        await visit(page, `/${locale}${route}`);
        await expect(page.getByRole("main").getByRole("button", { pressed: true })).toHaveCount(24);
        await examine(page, route);
      }
      await query(dataDir, "delete from likes where user_id = $1", [anna.id]);
      await visit(page, `/${locale}${routes[0]}`);
      await examine(page, "an empty list");
    });

    test("more and more cards", async ({ page }) => {
      const anna = await somebodyWhoLikes(50);
      await signIn(page, anna, locale);
      for (const route of routes) {
        await visit(page, `/${locale}${route}`);
        await expect(list(page)).toHaveCount(24);
        await expect(page.getByRole("status").filter({ hasText: "50" })).toHaveText(/^24 \w+ 50$/);
        await more(page, locale).click();
        await expect(list(page)).toHaveCount(48);
        await expect(page.getByRole("status").filter({ hasText: "50" })).toHaveText(/^48 \w+ 50$/);
        await more(page, locale).click();
        await expect(list(page)).toHaveCount(50);
        await expect(more(page, locale)).toHaveCount(0);
        await expect(page.getByRole("status").filter({ hasText: "50" })).toBeFocused();
        expect(new Set(await titlesIn(page)).size).toBe(50);
        const hearts = page.getByRole("main").getByRole("button", { pressed: true });
        await expect(hearts).toHaveCount(50);
      }
    });
  });
}

test("whoever opens a card and comes back finds the list where they left it", async ({ page }) => {
  await signIn(page, await somebodyWhoLikes(50));
  await visit(page, "/de/profile/likes");
  await more(page, "de").click();
  await expect(list(page)).toHaveCount(48);
  const link = list(page).nth(40).getByRole("link").first();
  const title = plain(await link.textContent());
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).not.toHaveURL(/profile/);
  await page.goBack();
  await expect(list(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  expect(plain(await list(page).nth(40).getByRole("link").first().textContent())).toBe(title);
});

test("a card whose like is taken back stays until one leaves, and no card is skipped behind it", async ({ page }) => {
  const anna = await somebodyWhoLikes(30);
  await signIn(page, anna);
  await visit(page, "/de/profile/likes");
  const [first = ""] = await titlesIn(page);
  for (const card of [0, 1, 2]) {
    await list(page).nth(card).getByRole("button", { pressed: true }).click();
  }
  await expect(list(page)).toHaveCount(24);
  await expect(page.getByRole("main").getByRole("button", { pressed: true })).toHaveCount(21);
  await more(page, "de").click();
  await expect(list(page)).toHaveCount(30);
  expect(new Set(await titlesIn(page)).size).toBe(30);
  // Hearts are answered at once and written a moment later.
  const stored = () => query(dataDir, "select 1 from likes where user_id = $1", [anna.id]);
  await expect.poll(async () => (await stored()).length).toBe(27);
  await visit(page, "/de/profile/likes");
  await more(page, "de").click();
  await expect(list(page)).toHaveCount(27);
  expect(await titlesIn(page)).not.toContain(first);
});

// The browser itself complains about what it is not given, which is what this is about.
noisyTest("cards that do not arrive can be asked for again", async ({ page }) => {
  await signIn(page, await somebodyWhoLikes(30));
  await visit(page, "/de/users/likes");
  await page.route("**/de/users/likes", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await more(page, "de").click();
  await expect(page.getByText(words.de.likes.list.failed)).toBeVisible();
  await page.unroute("**/de/users/likes");
  await more(page, "de").click();
  await expect(list(page)).toHaveCount(30);
  await expect(page.getByText(words.de.likes.list.failed)).toHaveCount(0);
});

for (const locale of locales) {
  test(`nothing liked yet, ${locale}`, async ({ page }) => {
    await signIn(page, await newAccount(), locale);
    for (const route of routes) {
      await visit(page, `/${locale}${route}`);
      const { emptyTitle, emptyText, emptyAction } = words[locale].likes.list;
      await expect(page.getByRole("heading", { name: emptyTitle })).toBeVisible();
      await expect(page.getByText(emptyText)).toBeVisible();
      await expect(page.getByRole("link", { name: emptyAction })).toBeVisible();
    }
  });

  test(`is for whoever is signed in, ${locale}`, async ({ page }) => {
    for (const route of routes) {
      const path = `/${locale}${route}`;
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(new URL(response.headers().location ?? "", "http://localhost").searchParams.get("next")).toBe(path);
    }
  });
}

test("a page after the last leads back to the list", async ({ page }) => {
  await signIn(page, await somebodyWhoLikes(30));
  await page.goto("/de/users/likes?page=7");
  await expect(page).toHaveURL("/de/users/likes");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages are links, and a like can be taken back", async ({ page, browser, baseURL }) => {
    const anna = await somebodyWhoLikes(30);
    const scripted = await browser.newPage({ baseURL, javaScriptEnabled: true, extraHTTPHeaders: newHousehold() });
    await signIn(scripted, anna);
    await page.context().addCookies(await scripted.context().cookies());
    await scripted.close();

    await page.goto("/de/profile/likes");
    await expect(list(page)).toHaveCount(24);
    const [first = ""] = await titlesIn(page);
    await page.getByRole("link", { name: words.de.likes.list.more }).click();
    await expect(page).toHaveURL("/de/profile/likes?page=2");
    await expect(list(page)).toHaveCount(6);
    await page.getByRole("link", { name: words.de.likes.list.first }).click();
    await expect(page).toHaveURL("/de/profile/likes");
    await page
      .getByRole("button", { name: words.de.likes.unlike.name.split("{")[0] })
      .first()
      .click();
    await expect.poll(() => titlesIn(page)).not.toContain(first);
    const [row] = await query<{ count: number }>(
      dataDir,
      "select count(*)::int as count from likes where user_id = $1",
      [anna.id],
    );
    expect(row?.count).toBe(29);
  });
});
