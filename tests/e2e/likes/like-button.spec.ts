import type { Locator, Page, Route } from "@playwright/test";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { getCachedPage } from "#tests/e2e/support/cached-page.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { exampleAddresses } from "#tests/e2e/support/example-pages.ts";
import { test as noisyTest } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn, signInByForm } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { toPlainText, visit, waitForHydration } from "../support/visit.ts";

const widths = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };
/** The pause before a retry doubles with each failure. */
const retryTimeoutMs = 30_000;
const listPaths = { de: "/de/rezepte", en: "/en/recipes" };

/** Accessible name of a like button up to the title: "Gefällt mir: ". */
const prefixOf = (locale: Locale) => messages[locale].likes.button.name.split("{")[0] ?? "";

const likeButtons = (place: Locator, locale: Locale) =>
  place.getByRole("button", { name: new RegExp(`^${prefixOf(locale)}`) });

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

/**
 * Answers the page's calls of server actions with `handle` until the returned function is called.
 */
async function interceptActions(
  page: Page,
  handle: (route: Route, headers: Record<string, string>) => Promise<void>,
): Promise<() => Promise<void>> {
  const listener = (route: Route) => {
    const headers = route.request().headers();
    return headers["next-action"] ? handle(route, headers) : route.fallback();
  };
  await page.route("**/*", listener);
  return () => page.unroute("**/*", listener);
}

async function titleOf(button: Locator, locale: Locale): Promise<string> {
  const name = (await button.getAttribute("aria-label")) ?? "";
  return name.slice(prefixOf(locale).length, name.lastIndexOf(","));
}

test.use({ extraHTTPHeaders: newClientHeaders() });
noisyTest.use({ extraHTTPHeaders: newClientHeaders() });

for (const [row, locale] of locales.entries()) {
  for (const [column, [name, viewport]] of Object.entries(widths).entries()) {
    test.describe(`${locale}, ${name}`, () => {
      test.use({ viewport });

      test("a like given on a card shows on the page, in the list and after a reload, and can be removed", async ({
        page,
      }) => {
        const anna = await createAccount();
        await signIn(page, anna, locale);
        await visit(page, listPaths[locale]);
        // An item of its own, so that no cached page counts a like that was removed before.
        const own = likeButtons(page.getByRole("main"), locale).nth(5 + 2 * row + column);
        const title = await titleOf(own, locale);
        const button = likeButton(page, locale, title);
        const before = await countOf(button);
        // The page may be some minutes old.
        const { count: stored } = await likesOf(title, anna.id);
        await expect(button).toHaveAttribute("aria-pressed", "false");
        await button.click();
        await expect(button).toHaveAttribute("aria-pressed", "true");
        // The count of the page, or that of the database when it has arrived before the like.
        const withLike = [before, stored].map((count) => count + 1);
        await expect(async () => expect(withLike).toContain(await countOf(button))).toPass();
        await expect.poll(() => likesOf(title, anna.id)).toEqual({ count: stored + 1, mine: true });

        await page.reload();
        await waitForHydration(page);
        await expect(button).toHaveAttribute("aria-pressed", "true");
        expect(withLike).toContain(await countOf(button));

        await page.getByRole("main").getByRole("link", { name: title }).first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(title.slice(0, 4)));
        await expect(button).toHaveAttribute("aria-pressed", "true");
        expect(withLike).toContain(await countOf(button));

        // The list of likes is never cached, but no button goes back behind what it has shown.
        const most = Math.max(before, stored);
        await visit(page, `/${locale}/profile/likes`);
        await expect(button).toHaveAttribute("aria-pressed", "true");
        await expect.poll(() => countOf(button)).toBe(most + 1);
        await button.click();
        await expect(button).toHaveCount(0);
        await expect.poll(() => likesOf(title, anna.id)).toEqual({ count: stored, mine: false });
        await page.reload();
        await expect(page.getByText(messages[locale].likes.list.emptyTitle)).toBeVisible();
      });

      test("a like pressed while signed out asks to sign up, and is set after signing in", async ({ page }) => {
        const anna = await createAccount();
        const example = await exampleAddresses("/recipes/[slug]");
        await visit(page, example[locale]);
        const button = likeButtons(page.getByRole("main"), locale).first();
        const title = await titleOf(button, locale);
        const before = await countOf(button);
        await button.click();
        const dialog = page.getByRole("dialog");
        const reason = messages[locale].accounts.reasons.like.replace("{title}", title);
        await expect(dialog.getByText(toPlainText(reason))).toBeVisible();
        await expect(button).toHaveAttribute("aria-pressed", "false");
        expect(await page.evaluate(() => window.tischlein?.map(({ event }) => event))).toContain("started liking");

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
        await page.reload();
        await expect(button).toHaveAttribute("aria-pressed", "true");
        // The page may have been rendered again in the meantime, and others like the same recipe.
        const { count } = await likesOf(title, anna.id);
        expect([before + 1, count]).toContain(await countOf(button));
      });
    });
  }
}

test("a like pressed while signed out is set after signing in on the login page, too", async ({ page }) => {
  const anna = await createAccount();
  await visit(page, "/de/rezepte");
  const button = likeButtons(page.getByRole("main"), "de").nth(4);
  const title = await titleOf(button, "de");
  await button.click();
  await page.keyboard.press("Escape");
  await signInByForm(page, anna);
  await expect.poll(() => likesOf(title, anna.id)).toMatchObject({ mine: true });
});

test("all like buttons of an item agree, and quick presses end in the last state", async ({ page }) => {
  const anna = await createAccount();
  await signIn(page, anna);
  await visit(page, "/de");
  const buttons = likeButtons(page.getByRole("main"), "de");
  const title = await titleOf(buttons.first(), "de");
  const button = likeButton(page, "de", title);
  const { count: stored } = await likesOf(title, anna.id);
  for (let press = 0; press < 7; press += 1) await button.first().click();
  for (const one of await button.all()) await expect(one).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => likesOf(title, anna.id)).toEqual({ count: stored + 1, mine: true });
});

test("a like button works by keyboard and is large enough for a finger", async ({ page }) => {
  await page.setViewportSize(widths.narrow);
  const anna = await createAccount();
  await signIn(page, anna);
  await visit(page, "/de/rezepte");
  const button = likeButtons(page.getByRole("main"), "de").nth(3);
  await button.focus();
  await page.keyboard.press("Space");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const size = await button.evaluate((element) => {
    const drawn = element.getBoundingClientRect();
    const reach = getComputedStyle(element, "::after");
    return { drawn: drawn.height, width: Number.parseFloat(reach.width), height: Number.parseFloat(reach.height) };
  });
  expect(size.drawn).toBe(36);
  expect(size.width).toBeGreaterThanOrEqual(44);
  expect(size.height).toBeGreaterThanOrEqual(44);
});

/** The like buttons of the item at this index of the list, with its title and stored count. */
async function likeAt(page: Page, index: number, user: { id: string }) {
  const title = await titleOf(likeButtons(page.getByRole("main"), "de").nth(index), "de");
  const { count: stored } = await likesOf(title, user.id);
  return { title, stored, button: likeButton(page, "de", title) };
}

// The browser reports failed requests on the console, so these tests run without the guard.
noisyTest("a like the server does not accept keeps its count, and is delivered once it does", async ({ page }) => {
  const user = await createAccount();
  await signIn(page, user);
  await visit(page, "/de/rezepte");
  const { title, stored, button } = await likeAt(page, 1, user);
  let refused = 0;
  const release = await interceptActions(page, (route) => {
    refused += 1;
    return route.fulfill({ status: 503, json: {} });
  });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => refused).toBeGreaterThan(1);
  // The stored page may show an older count until the states of its items have arrived.
  await expect.poll(() => countOf(button)).toBe(stored + 1);
  expect(await likesOf(title, user.id)).toEqual({ count: stored, mine: false });
  await release();
  await expect
    .poll(() => likesOf(title, user.id), { timeout: retryTimeoutMs })
    .toEqual({ count: stored + 1, mine: true });
});

noisyTest("a like pressed without a connection is delivered by the next page", async ({ page }) => {
  const user = await createAccount();
  await signIn(page, user);
  await visit(page, "/de/rezepte");
  const { title, stored, button } = await likeAt(page, 2, user);
  const release = await interceptActions(page, (route) => route.abort());
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await release();
  await visit(page, "/de/impressum");
  await expect.poll(() => likesOf(title, user.id)).toEqual({ count: stored + 1, mine: true });
});

noisyTest("a like pressed while leaving the page arrives", async ({ page }) => {
  const user = await createAccount();
  await signIn(page, user);
  await visit(page, "/de/rezepte");
  const { title, stored, button } = await likeAt(page, 9, user);
  // The page is left in the same task in which the button is pressed.
  await button.first().evaluate((element: HTMLElement) => {
    element.click();
    window.location.assign("/de/impressum");
  });
  await expect(page).toHaveURL(/impressum/);
  await expect.poll(() => likesOf(title, user.id)).toEqual({ count: stored + 1, mine: true });
});

noisyTest("a page of an older build reloads once and delivers the like", async ({ page }) => {
  const user = await createAccount();
  await signIn(page, user);
  await visit(page, "/de/rezepte");
  const { title, stored, button } = await likeAt(page, 10, user);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  // The server does not know the action of this page.
  let refused = 0;
  const release = await interceptActions(page, (route, headers) => {
    refused += 1;
    return route.continue({ headers: { ...headers, "next-action": `40${"0".repeat(40)}` } });
  });
  await button.first().click();
  await expect.poll(() => loads).toBe(1);
  await waitForHydration(page);
  await expect(button.first()).toHaveAttribute("aria-pressed", "true");
  // The reloaded page tries it twice and does not reload for the first of them.
  await expect.poll(() => refused).toBeGreaterThan(2);
  expect(loads).toBe(1);
  expect(await likesOf(title, user.id)).toEqual({ count: stored, mine: false });
  await release();
  await expect
    .poll(() => likesOf(title, user.id), { timeout: retryTimeoutMs })
    .toEqual({ count: stored + 1, mine: true });
  expect(loads).toBe(1);
});

test("a like changes neither the focus nor the page, and asks the server for one row", async ({ page }) => {
  const user = await createAccount();
  await signIn(page, user);
  const { de } = await exampleAddresses("/recipes/[slug]");
  await visit(page, de);
  const button = likeButtons(page.getByRole("main"), "de").first();
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const answers: { bytes: number; revalidated: string | undefined }[] = [];
  // The browser may drop the body once the page has read it, so the answer passes through here.
  await page.route(
    () => true,
    async (route) => {
      if (!route.request().headers()["next-action"]) return route.fallback();
      const response = await route.fetch();
      const body = await response.body();
      answers.push({ bytes: body.length, revalidated: response.headers()["x-action-revalidated"] });
      await route.fulfill({ response, body });
    },
  );
  const rendered: string[] = [];
  page.on("request", (request) => {
    const { rsc, "next-router-prefetch": isPrefetched } = request.headers();
    if (rsc && !isPrefetched) rendered.push(request.url());
  });
  await button.focus();
  await page.keyboard.press("Space");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => answers.length).toBe(1);
  await page.waitForTimeout(500);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(answers).toEqual([{ bytes: expect.any(Number), revalidated: undefined }]);
  expect(answers[0]?.bytes).toBeLessThan(500);
  expect(rendered).toEqual([]);
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a like button is a count", async ({ page }) => {
    for (const path of [
      "/de",
      "/de/rezepte",
      (await exampleAddresses("/recipes/[slug]")).de,
      (await exampleAddresses("/stories/[slug]")).de,
    ]) {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(likeButtons(main, "de")).toHaveCount(0);
      await expect(main.locator(".like").first()).toHaveText(/^Likes: \d/);
    }
  });
});
