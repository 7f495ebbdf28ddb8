import type { Locator, Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { getCachedPage } from "#tests/e2e/support/cached-page.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { exampleAddresses } from "#tests/e2e/support/example-pages.ts";
import { test as noisyTest } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
import { englishNarrow, germanWide } from "../support/viewports.ts";
import { toPlainText, visit, waitForHydration } from "../support/visit.ts";

/** Accessible name of a like button up to the title: "Gefällt mir: ". */
const prefixOf = (locale: Locale) => messages[locale].likes.button.name.split("{")[0] ?? "";

const likeButtons = (page: Page, locale: Locale) =>
  page.getByRole("main").getByRole("button", { name: new RegExp(`^${prefixOf(locale)}`) });

/** The like buttons of an item, with any count. */
const likeButton = (page: Page, locale: Locale, title: string) =>
  page.getByRole("main").getByRole("button", { name: `${prefixOf(locale)}${title},` });

async function countOf(button: Locator): Promise<number> {
  return Number(/(\d+)$/.exec((await button.first().getAttribute("aria-label")) ?? "")?.[1]);
}

/** Likes of the item with this title in the database. */
async function likesOf(title: string, userId: string): Promise<{ count: number; mine: boolean }> {
  const [row] = await query<{ count: number; mine: boolean }>(
    dataDir,
    `select like_count as count, exists (select from likes where user_id = $2 and likes.item_id = item_stats.item_id) as mine
     from item_stats join item_texts using (item_id) where title = $1 limit 1`,
    [title, userId],
  );
  return row ?? { count: -1, mine: false };
}

async function titleOf(button: Locator, locale: Locale): Promise<string> {
  const name = (await button.getAttribute("aria-label")) ?? "";
  return name.slice(prefixOf(locale).length, name.lastIndexOf(","));
}

/** The like buttons of the item at this index of the list, with its title and stored count. */
async function likeAt(page: Page, locale: Locale, index: number, user: Account) {
  const title = await titleOf(likeButtons(page, locale).nth(index), locale);
  const { count: stored } = await likesOf(title, user.id);
  return { title, stored, button: likeButton(page, locale, title) };
}

/** Whether the browser knows that all likes have arrived, and nothing of the page runs any more. */
async function waitForDelivery(page: Page, user: Account): Promise<void> {
  const hasPending = () =>
    page.evaluate((key) => localStorage.getItem(key)?.includes('"isSent":false') ?? true, `likes:${user.id}`);
  await expect.poll(hasPending).toBe(false);
  await waitForHydration(page);
}

test.use({ extraHTTPHeaders: newClientHeaders() });
noisyTest.use({ extraHTTPHeaders: newClientHeaders() });

for (const [row, { locale, viewport }] of englishNarrow.entries()) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("a like given on a card shows on the page and in the list, changes nothing else, and can be removed", async ({
      page,
    }) => {
      const anna = await createAccount();
      await signIn(page, anna, locale);
      await visit(page, address(locale, "/recipes"));
      // An item of its own, so that no cached page counts a like that was removed before.
      const { title, stored, button } = await likeAt(page, locale, 5 + row, anna);
      // The page may be some minutes old.
      const before = await countOf(button);
      // The count of the page, or that of the database when it has arrived before the like.
      const withLike = [before, stored].map((count) => count + 1);

      await test.step("the heart is small to look at, and large enough for a finger", async () => {
        const size = await button.evaluate((element) => {
          const drawn = element.getBoundingClientRect();
          const { width, height } = getComputedStyle(element, "::after");
          return { drawn: drawn.height, reach: [width, height].map(Number.parseFloat) };
        });
        expect(size.drawn).toBe(36);
        expect(Math.min(...size.reach)).toBeGreaterThanOrEqual(44);
      });

      await test.step("set by keyboard it changes neither focus nor page, and asks the server for one row", async () => {
        const answers: { bytes: number; revalidated: string | undefined }[] = [];
        // The browser may drop the body once the page has read it: the answer passes here.
        await page.route("**/*", async (route) => {
          if (!route.request().headers()["next-action"]) return route.fallback();
          const response = await route.fetch();
          const body = await response.body();
          answers.push({ bytes: body.length, revalidated: response.headers()["x-action-revalidated"] });
          await route.fulfill({ response, body });
        });
        const rendered: string[] = [];
        page.on("request", (request) => {
          const { rsc, "next-router-prefetch": isPrefetched } = request.headers();
          // The pages of cards are asked for ahead of a press, as a whole.
          const isThisPage = new URL(request.url()).pathname === new URL(page.url()).pathname;
          if (rsc && !isPrefetched && isThisPage) rendered.push(request.url());
        });
        await button.scrollIntoViewIfNeeded();
        const scroll = await page.evaluate(() => window.scrollY);
        await expect(button).toHaveAttribute("aria-pressed", "false");
        await button.focus();
        await page.keyboard.press("Space");
        await expect(button).toHaveAttribute("aria-pressed", "true");
        await waitForDelivery(page, anna);
        await expect(button).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
        expect(answers).toEqual([{ bytes: expect.any(Number), revalidated: undefined }]);
        expect(answers[0]?.bytes).toBeLessThan(500);
        expect(rendered).toEqual([]);
        expect(withLike).toContain(await countOf(button));
        expect(await likesOf(title, anna.id)).toEqual({ count: stored + 1, mine: true });
        await page.unrouteAll();
      });

      await test.step("it is there after a reload and on the page of the recipe", async () => {
        await page.reload();
        await expect(button).toHaveAttribute("aria-pressed", "true");
        expect(withLike).toContain(await countOf(button));
        await page.getByRole("main").getByRole("link", { name: title }).first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(title.slice(0, 4)));
        await expect(button).toHaveAttribute("aria-pressed", "true");
        expect(withLike).toContain(await countOf(button));
      });

      await test.step("it is in the list of likes, and leaves when it is removed there", async () => {
        await visit(page, address(locale, "/profile/likes"));
        await expect(button).toHaveAttribute("aria-pressed", "true");
        // The list is never cached, but no button goes back behind what it has shown.
        await expect.poll(() => countOf(button)).toBe(Math.max(...withLike));
        await button.click();
        await expect(button).toHaveCount(0);
        await expect(page.getByText(messages[locale].likes.list.emptyTitle)).toBeVisible();
        await expect.poll(() => likesOf(title, anna.id)).toEqual({ count: stored, mine: false });
      });
    });
  });
}

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("a like pressed while signed out asks to sign up, and is set after signing in", async ({ page }) => {
      const anna = await createAccount();
      const example = await exampleAddresses("/recipes/[slug]");
      await visit(page, example[locale]);
      const button = likeButtons(page, locale).first();
      const title = await titleOf(button, locale);
      const before = await countOf(button);
      await button.click();
      const dialog = page.getByRole("dialog");
      const reason = messages[locale].accounts.reasons.like.replace("{title}", title);
      await expect(dialog.getByText(toPlainText(reason))).toBeVisible();
      await expect(button).toHaveAttribute("aria-pressed", "false");

      await dialog.getByRole("link", { name: messages[locale].accounts.signUp.otherLink }).click();
      const signInForm = page.getByRole("dialog", { name: messages[locale].accounts.signIn.title });
      await signInForm.locator('input[name="email"]').fill(anna.email);
      await signInForm.locator('input[name="password"]').fill(anna.password);
      await page.keyboard.press("Enter");
      await expect(
        page.getByText(toPlainText(messages[locale].likes.button.delivered.replace("{title}", title))),
      ).toBeVisible();
      await expect(page).toHaveURL(example[locale]);
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => likesOf(title, anna.id)).toMatchObject({ mine: true });
      // The page may have been rendered again in the meantime, and others like the same recipe.
      const { count } = await likesOf(title, anna.id);
      expect([before + 1, count]).toContain(await countOf(button));
    });
  });
}

// The browser reports failed requests on the console, so these tests run without the guard.
noisyTest(
  "likes that do not arrive, or are pressed while leaving, are delivered by the next page",
  async ({ page }) => {
    const user = await createAccount();
    await signIn(page, user);
    await visit(page, "/de/rezepte");
    const [lost, last] = [await likeAt(page, "de", 1, user), await likeAt(page, "de", 2, user)];
    let tries = 0;
    await page.route("**/de/rezepte", (route) => {
      if (!route.request().headers()["next-action"]) return route.fallback();
      tries += 1;
      return tries === 1 ? route.fulfill({ status: 503, json: {} }) : route.abort();
    });
    await lost.button.click();
    await expect(lost.button).toHaveAttribute("aria-pressed", "true");
    // Neither an error of the server nor a lost connection ends the tries.
    await expect.poll(() => tries).toBeGreaterThan(1);
    // The stored page may show an older count until the states of its items have arrived.
    await expect.poll(() => countOf(lost.button)).toBe(lost.stored + 1);
    expect(await likesOf(lost.title, user.id)).toEqual({ count: lost.stored, mine: false });

    // The page is left in the same task in which the button is pressed.
    await last.button.first().evaluate((element: HTMLElement) => {
      element.click();
      window.location.assign("/de/impressum");
    });
    await expect(page).toHaveURL(/impressum/);
    for (const { title, stored } of [lost, last]) {
      await expect.poll(() => likesOf(title, user.id)).toEqual({ count: stored + 1, mine: true });
    }
  },
);

noisyTest("a page of an older build reloads once and delivers the like", async ({ page }) => {
  const user = await createAccount();
  await signIn(page, user);
  await visit(page, "/de/rezepte");
  const { title, stored, button } = await likeAt(page, "de", 10, user);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  // The server does not know the action of this page, nor that of the reloaded one.
  let refused = 0;
  await page.route("**/*", (route) => {
    const headers = route.request().headers();
    if (!headers["next-action"]) return route.fallback();
    refused += 1;
    return route.continue({ headers: { ...headers, "next-action": `40${"0".repeat(40)}` } });
  });
  await button.first().click();
  await expect.poll(() => loads).toBe(1);
  await expect(button.first()).toHaveAttribute("aria-pressed", "true");
  // The reloaded page tries it twice and does not reload for the first of them.
  await expect.poll(() => refused).toBeGreaterThan(2);
  expect(loads).toBe(1);
  expect(await likesOf(title, user.id)).toEqual({ count: stored, mine: false });
  await page.unrouteAll();
  // Not after the next pause, which doubles with each failure.
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => likesOf(title, user.id)).toEqual({ count: stored + 1, mine: true });
  expect(loads).toBe(1);
});

test("signed-out users make no call and get the cached page", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  const response = await page.goto("/de/rezepte");
  await waitForHydration(page);
  await getCachedPage(page.request, "/de/rezepte");
  expect(response?.headers()["set-cookie"]).toBeUndefined();
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
});

test("without script a like button is a count", async ({ request }) => {
  const paths = [
    "/de",
    "/de/rezepte",
    "/de/partners",
    (await exampleAddresses("/recipes/[slug]")).de,
    (await exampleAddresses("/stories/[slug]")).de,
  ];
  for (const path of paths) {
    const main = parseHtml(await (await request.get(path)).text()).querySelector("main");
    expect(main?.querySelectorAll("button.like"), path).toHaveLength(0);
    expect(toPlainText(main?.querySelector(".like")?.textContent ?? ""), path).toMatch(/^Likes: \d/);
  }
});
