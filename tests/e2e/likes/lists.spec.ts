import type { Page } from "@playwright/test";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { test as noisyTest } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, isSampleItem, query } from "../support/database.ts";
import { toPlainText, visit, waitForHydration } from "../support/visit.ts";

const routes = ["/profile/likes", "/users/likes"] as const;

test.use({ extraHTTPHeaders: newClientHeaders() });
noisyTest.use({ extraHTTPHeaders: newClientHeaders() });

/**
 * Creates a user who likes this many recipes and stories; the last one of the list is liked first.
 */
async function userWithLikes(count: number): Promise<Account> {
  const anna = await createAccount();
  await query(
    dataDir,
    `insert into likes (user_id, item_id, created_at)
     select $1, id, timestamp '2026-01-01' + row_number() over (order by id) * interval '1 hour'
     from (select items.id from items left join stories on stories.item_id = items.id
           where ${isSampleItem} and story_type is distinct from 'static_page'
           order by items.id limit $2) chosen`,
    [anna.id, count],
  );
  return anna;
}

const cards = (page: Page) => page.getByRole("article");
const moreButton = (page: Page, locale: Locale) => page.getByRole("button", { name: messages[locale].likes.list.more });
const titlesIn = async (page: Page) => (await cards(page).getByRole("heading").allTextContents()).map(toPlainText);

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    noisyTest.use({ viewport });

    const colorScheme = (locale === "de") === viewport.width > 1000 ? "light" : "dark";
    // Prefetched pages preload pictures, and the browser reports those it did not need.
    noisyTest(`full and empty they have nothing axe finds, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const anna = await userWithLikes(30);
      await signIn(page, anna, locale);
      for (const route of routes) {
        await visit(page, `/${locale}${route}`);
        await expect(page.getByRole("main").getByRole("button", { pressed: true })).toHaveCount(24);
        await expectAccessible(page, route);
      }
      await query(dataDir, "delete from likes where user_id = $1", [anna.id]);
      await visit(page, `/${locale}${routes[0]}`);
      await expectAccessible(page, "an empty list");
    });

    test("more and more cards", async ({ page }) => {
      const anna = await userWithLikes(50);
      await signIn(page, anna, locale);
      for (const route of routes) {
        await visit(page, `/${locale}${route}`);
        await expect(cards(page)).toHaveCount(24);
        await expect(page.getByRole("status").filter({ hasText: "50" })).toHaveText(/^24 \w+ 50$/);
        await moreButton(page, locale).click();
        await expect(cards(page)).toHaveCount(48);
        await expect(page.getByRole("status").filter({ hasText: "50" })).toHaveText(/^48 \w+ 50$/);
        await moreButton(page, locale).click();
        await expect(cards(page)).toHaveCount(50);
        await expect(moreButton(page, locale)).toHaveCount(0);
        await expect(page.getByRole("status").filter({ hasText: "50" })).toBeFocused();
        expect(new Set(await titlesIn(page)).size).toBe(50);
        const buttons = page.getByRole("main").getByRole("button", { pressed: true });
        await expect(buttons).toHaveCount(50);
      }
    });
  });
}

test("going back from a card restores the list and its scroll position", async ({ page }) => {
  await signIn(page, await userWithLikes(50));
  await visit(page, "/de/profile/likes");
  await moreButton(page, "de").click();
  await expect(cards(page)).toHaveCount(48);
  const link = cards(page).nth(40).getByRole("link").first();
  const title = toPlainText(await link.textContent());
  await link.click();
  await expect(page).not.toHaveURL(/profile/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(link).toBeInViewport();
  expect(toPlainText(await link.textContent())).toBe(title);
});

/** The count beside the tab of the likes; narrow screens hide it. */
const tabCount = (page: Page) => page.getByRole("main").locator('a[aria-current="page"] span');

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("an unliked card leaves at once with the counts, stays away after Back, and can be restored", async ({
      page,
    }) => {
      const anna = await userWithLikes(30);
      await signIn(page, anna, locale);
      await visit(page, `/${locale}/profile/likes`);
      const [first = "", second = ""] = await titlesIn(page);
      const t = messages[locale].likes.list;
      for (let press = 0; press < 2; press += 1) {
        await cards(page).first().getByRole("button", { pressed: true }).click();
        await expect(cards(page)).toHaveCount(23 - press);
      }
      expect(await titlesIn(page)).not.toContain(first);
      await expect(page.getByRole("status").filter({ hasText: "28" })).toHaveText(/^22 \w+ 28$/);
      await expect(tabCount(page)).toHaveText("28");
      await expect(cards(page).first().locator("button.like")).toBeFocused();

      // The router keeps the old list, and so does the browser.
      await cards(page).first().getByRole("link").first().click();
      await expect(page).not.toHaveURL(/profile/);
      await page.goBack();
      await expect(cards(page)).toHaveCount(22);
      await page.goto(`/${locale}`);
      await page.goBack();
      await expect(page).toHaveURL(/profile/);
      await waitForHydration(page);
      await expect.poll(() => titlesIn(page)).not.toContain(first);
      expect(await titlesIn(page)).not.toContain(second);

      const third = (await titlesIn(page))[0] ?? "";
      await cards(page).first().getByRole("button", { pressed: true }).click();
      await expect.poll(() => titlesIn(page)).not.toContain(third);
      await page.getByRole("button", { name: t.undo }).first().click();
      await expect.poll(() => titlesIn(page)).toContain(third);
      const stored = () => query(dataDir, "select 1 from likes where user_id = $1", [anna.id]);
      await expect.poll(async () => (await stored()).length).toBe(28);
    });

    test("the likes can be searched and sorted, and the address keeps both", async ({ page }) => {
      await signIn(page, await userWithLikes(50), locale);
      await visit(page, `/${locale}/profile/likes`);
      const t = messages[locale].likes;
      const [newest = ""] = await titlesIn(page);
      await page.getByLabel(t.toolbar.sort).selectOption("oldest");
      await expect(page).toHaveURL(/sort=oldest/);
      await expect.poll(async () => (await titlesIn(page))[0]).not.toBe(newest);
      await page.getByLabel(t.toolbar.sort).selectOption("title");
      await expect(page).toHaveURL(/sort=title/);
      const collator = new Intl.Collator(locale);
      await expect
        .poll(async () => {
          const titles = await titlesIn(page);
          return (
            titles.length === 24 &&
            titles.every((title, n) => n === 0 || collator.compare(titles[n - 1] ?? "", title) <= 0)
          );
        })
        .toBe(true);
      await moreButton(page, locale).click();
      await expect(cards(page)).toHaveCount(48);
      const titles = await titlesIn(page);
      expect(new Set(titles).size).toBe(48);

      await page.getByLabel(t.toolbar.search).fill(newest);
      await page.getByLabel(t.toolbar.search).press("Enter");
      await expect(page).toHaveURL(/search=.*sort=title/);
      await expect(cards(page)).not.toHaveCount(48);
      await expect.poll(() => titlesIn(page)).toContain(newest);
      expect((await titlesIn(page)).length).toBeLessThan(24);
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByLabel(t.toolbar.search)).toHaveValue(newest);
      await expect(page.getByLabel(t.toolbar.sort)).toHaveValue("title");

      await page.getByLabel(t.toolbar.search).fill("qqqq");
      await page.getByRole("main").getByRole("button", { name: t.toolbar.submit, exact: true }).click();
      await expect(page.getByRole("heading", { name: t.list.nothingTitle })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: t.list.nothingAction }).first().click();
      await expect(cards(page)).toHaveCount(24);
    });
  });
}

test("of more than 2,000 likes an unliked card leaves with the count and stays away", async ({ page }) => {
  test.slow();
  const anna = await userWithLikes(30);
  // Pages of sample recipes list others of their author, and would keep these.
  const author = await createAccount();
  await query(
    dataDir,
    `with made as (
       insert into items (type, state, author_id, published_at)
       select 'recipe', 'live', $2, now() - interval '9 years' from generate_series(1, 2100) returning id
     ), named as (
       insert into item_texts (item_id, locale, slug, title, summary) select id, 'de', 'viele-' || id, 'Viele', '' from made
     ) insert into likes (user_id, item_id, created_at) select $1, id, now() - interval '9 years' from made`,
    [anna.id, author.id],
  );
  try {
    await signIn(page, anna);
    await visit(page, "/de/profile/likes");
    const [first = ""] = await titlesIn(page);
    await expect(tabCount(page)).toHaveText("2.130");
    await cards(page).first().getByRole("button", { pressed: true }).click();
    await expect(cards(page)).toHaveCount(23);
    await expect(tabCount(page)).toHaveText("2.129");
    await expect(page.getByRole("status").filter({ hasText: "2.129" })).toHaveText("23 von 2.129");
    // The page reads the number in the tab before the list: between both the like may go.
    const stored = () => query(dataDir, "select 1 from likes where user_id = $1", [anna.id]);
    await expect.poll(async () => (await stored()).length).toBe(2129);
    await page.reload();
    await expect(cards(page)).toHaveCount(24);
    expect(await titlesIn(page)).not.toContain(first);
    await expect(tabCount(page)).toHaveText("2.129");
  } finally {
    await query(dataDir, "delete from items where id in (select item_id from item_texts where slug like 'viele-%')");
  }
});

test("no card is skipped after unliked ones", async ({ page }) => {
  const anna = await userWithLikes(30);
  await signIn(page, anna);
  await visit(page, "/de/profile/likes");
  for (const count of [23, 22, 21]) {
    await cards(page).first().getByRole("button", { pressed: true }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  await moreButton(page, "de").click();
  await expect(cards(page)).toHaveCount(27);
  expect(new Set(await titlesIn(page)).size).toBe(27);
});

test("going back to the list shows what was liked elsewhere since", async ({ page }) => {
  const anna = await userWithLikes(2);
  await signIn(page, anna);
  await visit(page, "/de/profile/likes");
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole("link", { name: "Tischlein" }).first().click();
  await expect(page).toHaveURL("/de");
  const heart = page.getByRole("main").locator("button.like[aria-pressed=false]").last();
  await heart.click();
  const stored = () => query(dataDir, "select 1 from likes where user_id = $1", [anna.id]);
  await expect.poll(async () => (await stored()).length).toBe(3);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
});

// The browser reports failed requests on the console, so this test runs without the guard.
noisyTest("loading more cards can be retried", async ({ page }) => {
  await signIn(page, await userWithLikes(30));
  await visit(page, "/de/users/likes");
  await page.route("**/de/users/likes", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await moreButton(page, "de").click();
  await expect(page.getByText(messages.de.likes.list.failed)).toBeVisible();
  await page.unroute("**/de/users/likes");
  await moreButton(page, "de").click();
  await expect(cards(page)).toHaveCount(30);
  await expect(page.getByText(messages.de.likes.list.failed)).toHaveCount(0);
});

for (const locale of locales) {
  test(`nothing liked yet, ${locale}`, async ({ page }) => {
    await signIn(page, await createAccount(), locale);
    for (const route of routes) {
      await visit(page, `/${locale}${route}`);
      const { emptyTitle, emptyText, emptyAction } = messages[locale].likes.list;
      await expect(page.getByRole("heading", { name: emptyTitle })).toBeVisible();
      await expect(page.getByText(emptyText)).toBeVisible();
      await expect(page.getByRole("link", { name: emptyAction })).toBeVisible();
    }
  });

  test(`is for signed-in users, ${locale}`, async ({ page }) => {
    for (const route of routes) {
      const path = `/${locale}${route}`;
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(new URL(response.headers().location ?? "", "http://localhost").searchParams.get("next")).toBe(path);
    }
  });
}

test("a page after the last redirects to the list", async ({ page }) => {
  await signIn(page, await userWithLikes(30));
  await page.goto("/de/users/likes?page=7");
  await expect(page).toHaveURL("/de/users/likes");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages are links, and a like can be removed", async ({ page, browser, baseURL }) => {
    const anna = await userWithLikes(30);
    const scripted = await browser.newPage({ baseURL, javaScriptEnabled: true, extraHTTPHeaders: newClientHeaders() });
    await signIn(scripted, anna);
    await page.context().addCookies(await scripted.context().cookies());
    await scripted.close();

    await page.goto("/de/profile/likes");
    await expect(cards(page)).toHaveCount(24);
    const [first = ""] = await titlesIn(page);
    await page.getByRole("link", { name: messages.de.likes.list.more }).click();
    await expect(page).toHaveURL("/de/profile/likes?page=2");
    await expect(cards(page)).toHaveCount(6);
    await page.getByRole("link", { name: messages.de.likes.list.first }).click();
    await expect(page).toHaveURL("/de/profile/likes");
    await page
      .getByRole("button", { name: messages.de.likes.unlike.name.split("{")[0] })
      .first()
      .click();
    // A page that is being replaced cannot be read.
    await expect(async () => {
      await expect(cards(page)).toHaveCount(24);
      expect(await titlesIn(page)).not.toContain(first);
    }).toPass();
    const [row] = await query<{ count: number }>(
      dataDir,
      "select count(*)::int as count from likes where user_id = $1",
      [anna.id],
    );
    expect(row?.count).toBe(29);
  });

  test("the list can be searched and sorted by its form", async ({ page, browser, baseURL }) => {
    const scripted = await browser.newPage({ baseURL, javaScriptEnabled: true, extraHTTPHeaders: newClientHeaders() });
    await signIn(scripted, await userWithLikes(30));
    await page.context().addCookies(await scripted.context().cookies());
    await scripted.close();

    await page.goto("/de/profile/likes");
    const { search, sort, submit } = messages.de.likes.toolbar;
    const [newest = ""] = await titlesIn(page);
    await page.getByLabel(sort).selectOption("title");
    await page.getByLabel(search).fill(newest);
    await page.getByRole("main").getByRole("button", { name: submit, exact: true }).click();
    await expect(page).toHaveURL(/search=.+&sort=title/);
    // The list is streamed after the address has changed.
    await expect(async () => expect(await titlesIn(page)).toContain(newest)).toPass();
  });
});
