import { type Locator, test as noisyTest, type Page } from "@playwright/test";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { newAccount, signIn, signInByForm } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { exampleOf } from "../support/examples.ts";
import { getKept } from "../support/kept.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { plain, takenOver, visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const widths = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };
const writes = "**/api/users/me/likes/feed-items/**";
const lists = { de: "/de/rezepte", en: "/en/recipes" };

/** The name of a heart up to what it is about: "Gefällt mir: ". */
const prefixOf = (locale: Locale) => words[locale].likes.button.name.split("{")[0] ?? "";

const heartsOf = (place: Locator, locale: Locale) =>
  place.getByRole("button", { name: new RegExp(`^${prefixOf(locale)}`) });

/** The heart of an item, whatever it counts. */
const heartOf = (page: Page, locale: Locale, title: string) =>
  page.getByRole("main").getByRole("button", { name: `${prefixOf(locale)}${title},` });

async function countOf(heart: Locator): Promise<number> {
  return Number(/(\d+)$/.exec((await heart.first().getAttribute("aria-label")) ?? "")?.[1]);
}

/** What the database says about the item with this title. */
async function likesOf(title: string, userId: string): Promise<{ count: number; mine: boolean }> {
  const [row] = await query<{ count: number; mine: boolean }>(
    dataDir,
    `select like_count as count, exists (select from likes where user_id = $2 and likes.item_id = item_stats.item_id) as mine
     from item_stats join item_texts using (item_id) where title = $1 limit 1`,
    [title, userId],
  );
  return row ?? { count: -1, mine: false };
}

async function titleOf(heart: Locator, locale: Locale): Promise<string> {
  const name = (await heart.getAttribute("aria-label")) ?? "";
  return name.slice(prefixOf(locale).length, name.lastIndexOf(","));
}

test.use({ extraHTTPHeaders: newHousehold() });
noisyTest.use({ extraHTTPHeaders: newHousehold() });

for (const [row, locale] of locales.entries()) {
  for (const [column, [name, viewport]] of Object.entries(widths).entries()) {
    test.describe(`${locale}, ${name}`, () => {
      test.use({ viewport });

      test("a like given on a card is there on the page, in the list and after a reload, and can be taken back", async ({
        page,
      }) => {
        const anna = await newAccount();
        await signIn(page, anna, locale);
        await visit(page, lists[locale]);
        // Each its own, so that no kept page counts a like that was taken back before.
        const own = heartsOf(page.getByRole("main"), locale).nth(5 + 2 * row + column);
        const title = await titleOf(own, locale);
        const heart = heartOf(page, locale, title);
        const before = await countOf(heart);
        // The page may be some minutes old.
        const { count: stored } = await likesOf(title, anna.id);
        await expect(heart).toHaveAttribute("aria-pressed", "false");
        await heart.click();
        await expect(heart).toHaveAttribute("aria-pressed", "true");
        await expect.poll(() => countOf(heart)).toBe(before + 1);
        await expect.poll(() => likesOf(title, anna.id)).toEqual({ count: stored + 1, mine: true });

        // From here on the page may have been made anew.
        await page.reload();
        await takenOver(page);
        await expect(heart).toHaveAttribute("aria-pressed", "true");
        expect([before, stored].map((n) => n + 1)).toContain(await countOf(heart));

        await page.getByRole("main").getByRole("link", { name: title }).first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(title.slice(0, 4)));
        await expect(heart).toHaveAttribute("aria-pressed", "true");
        expect([before, stored].map((n) => n + 1)).toContain(await countOf(heart));

        // The list of likes is never old, but no heart goes back behind what it has shown.
        const most = Math.max(before, stored);
        await visit(page, `/${locale}/profile/likes`);
        await expect(heart).toHaveAttribute("aria-pressed", "true");
        await expect.poll(() => countOf(heart)).toBe(most + 1);
        await heart.click();
        await expect(heart).toHaveAttribute("aria-pressed", "false");
        await expect.poll(() => countOf(heart)).toBe(Math.min(most, stored + 1));
        await expect.poll(() => likesOf(title, anna.id)).toEqual({ count: stored, mine: false });
        await page.reload();
        await expect(page.getByText(words[locale].likes.list.emptyTitle)).toBeVisible();
      });

      test("a like wanted while signed out asks to sign up, and is given after signing in", async ({ page }) => {
        const anna = await newAccount();
        const example = await exampleOf("/recipes/[slug]");
        await visit(page, example[locale]);
        const heart = heartsOf(page.getByRole("main"), locale).first();
        const title = await titleOf(heart, locale);
        const before = await countOf(heart);
        await heart.click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        await expect(heart).toHaveAttribute("aria-pressed", "false");
        expect(await page.evaluate(() => window.tischlein?.map(({ event }) => event))).toContain("started liking");

        await dialog.getByRole("link", { name: words[locale].accounts.signUp.otherLink }).click();
        const signInForm = page.getByRole("dialog", { name: words[locale].accounts.signIn.title });
        await signInForm.locator('input[name="email"]').fill(anna.email);
        await signInForm.locator('input[name="password"]').fill(anna.password);
        await page.keyboard.press("Enter");
        await expect(page.getByText(plain(words[locale].likes.button.wished.replace("{title}", title)))).toBeVisible();
        await expect(page).toHaveURL(example[locale]);
        await expect(heart).toHaveAttribute("aria-pressed", "true");
        await expect.poll(() => likesOf(title, anna.id)).toMatchObject({ mine: true });
        await page.reload();
        await expect(heart).toHaveAttribute("aria-pressed", "true");
        // The page may have been made anew in the meantime, and others like the same recipe.
        const { count } = await likesOf(title, anna.id);
        expect([before + 1, count]).toContain(await countOf(heart));
      });
    });
  }
}

test("a like wanted while signed out is given after signing in on the page for that, too", async ({ page }) => {
  const anna = await newAccount();
  await visit(page, "/de/rezepte");
  const heart = heartsOf(page.getByRole("main"), "de").nth(4);
  const title = await titleOf(heart, "de");
  await heart.click();
  await page.keyboard.press("Escape");
  await signInByForm(page, anna);
  await expect.poll(() => likesOf(title, anna.id)).toMatchObject({ mine: true });
});

test("the hearts of one item follow each other, and who presses quickly gets what they wanted last", async ({
  page,
}) => {
  const anna = await newAccount();
  await signIn(page, anna);
  await visit(page, "/de");
  const hearts = heartsOf(page.getByRole("main"), "de");
  const title = await titleOf(hearts.first(), "de");
  const heart = heartOf(page, "de", title);
  const { count: stored } = await likesOf(title, anna.id);
  for (let press = 0; press < 7; press += 1) await heart.first().click();
  for (const one of await heart.all()) await expect(one).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => likesOf(title, anna.id)).toEqual({ count: stored + 1, mine: true });
});

test("a heart is pressed by keyboard, and large enough for a finger", async ({ page }) => {
  await page.setViewportSize(widths.narrow);
  const anna = await newAccount();
  await signIn(page, anna);
  await visit(page, "/de/rezepte");
  const heart = heartsOf(page.getByRole("main"), "de").nth(3);
  await heart.focus();
  await page.keyboard.press("Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const size = await heart.evaluate((element) => {
    const drawn = element.getBoundingClientRect();
    const reach = getComputedStyle(element, "::after");
    return { drawn: drawn.height, width: Number.parseFloat(reach.width), height: Number.parseFloat(reach.height) };
  });
  expect(size.drawn).toBe(36);
  expect(size.width).toBeGreaterThanOrEqual(44);
  expect(size.height).toBeGreaterThanOrEqual(44);
});

// The browser itself complains about what it is not given, which is what these are about.
noisyTest(
  "a like the server does not take keeps its count, and is delivered once the server is back",
  async ({ page }) => {
    const anna = await newAccount();
    await signIn(page, anna);
    await visit(page, "/de/rezepte");
    const first = heartsOf(page.getByRole("main"), "de").nth(1);
    const title = await titleOf(first, "de");
    const heart = heartOf(page, "de", title);
    const before = await countOf(heart);
    // The page may be some minutes old.
    const { count: stored } = await likesOf(title, anna.id);
    await page.route(writes, (route) => route.fulfill({ status: 503, json: {} }));
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.waitForTimeout(1500);
    await expect.poll(() => countOf(heart)).toBe(before + 1);
    expect(await likesOf(title, anna.id)).toEqual({ count: stored, mine: false });
    await page.unroute(writes);
    await expect.poll(() => likesOf(title, anna.id), { timeout: 15_000 }).toEqual({ count: stored + 1, mine: true });
  },
);

noisyTest("a like pressed without a connection is delivered by the next page", async ({ page }) => {
  const anna = await newAccount();
  await signIn(page, anna);
  await visit(page, "/de/rezepte");
  const first = heartsOf(page.getByRole("main"), "de").nth(2);
  const title = await titleOf(first, "de");
  const heart = heartOf(page, "de", title);
  const { count: stored } = await likesOf(title, anna.id);
  await page.route(writes, (route) => route.abort());
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.unroute(writes);
  await visit(page, "/de/impressum");
  await expect.poll(() => likesOf(title, anna.id)).toEqual({ count: stored + 1, mine: true });
});

test("whoever is signed out makes no call, and gets the page everybody gets", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  const response = await page.goto("/de/rezepte");
  await takenOver(page);
  await getKept(page.request, "/de/rezepte");
  expect(response?.headers()["set-cookie"]).toBeUndefined();
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a heart is a count, and nothing to press", async ({ page }) => {
    for (const path of [
      "/de",
      "/de/rezepte",
      (await exampleOf("/recipes/[slug]")).de,
      (await exampleOf("/stories/[slug]")).de,
    ]) {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(heartsOf(main, "de")).toHaveCount(0);
      await expect(main.locator(".like").first()).toHaveText(/^Herzen: \d/);
    }
  });
});
