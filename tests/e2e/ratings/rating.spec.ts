import type { Locator, Page } from "@playwright/test";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { createAccount, signIn } from "../support/account.ts";
import { dataDir, isSampleItem, query } from "../support/database.ts";
import { waitForRest } from "../support/scroll.ts";
import { toPlainText, visit, waitForHydration } from "../support/visit.ts";

/** Addresses of a recipe that no reader has rated yet, as all are on a new site. */
async function findUnrated(): Promise<Localized> {
  const [slugs] = await query<Localized>(
    dataDir,
    `select de.slug as de, en.slug as en from items
       join item_texts de on de.item_id = items.id and de.locale = 'de'
       join item_texts en on en.item_id = items.id and en.locale = 'en'
     where items.type = 'recipe' and ${isSampleItem} and not exists (
       select from ratings where ratings.item_id = items.id
     ) order by de.slug limit 1`,
  );
  if (!slugs) throw new Error("every recipe has ratings");
  return { de: `/de/rezepte/${slugs.de}`, en: `/en/recipes/${slugs.en}` };
}

const starGroup = (page: Page, locale: Locale) => page.getByRole("group", { name: messages[locale].ratings.box.label });
const starButton = (page: Page, locale: Locale, stars: number) =>
  starGroup(page, locale)
    .getByRole("button")
    .nth(stars - 1);
const ratingLine = (page: Page) => page.getByRole("main").locator('article a[href="#rating"]');

/** Ratings of the recipe at this address in the database. */
async function ratingStats(path: string, userId: string) {
  const [row] = await query<{ count: number; sum: number; mine: number | null }>(
    dataDir,
    `select rating_count as count, rating_sum as sum,
       (select stars from ratings where user_id = $2 and ratings.item_id = item_stats.item_id) as mine
     from item_stats join item_texts using (item_id) where slug = $1`,
    [path.split("/").at(-1), userId],
  );
  return row ?? { count: 0, sum: 0, mine: null };
}

/** Average and count in the recipe's header and in its structured data. */
async function displayedRating(path: string) {
  const { text } = await sendRequest(path);
  const data = JSON.parse(/"aggregateRating":(\{[^}]*\})/.exec(text)?.[1] ?? "null");
  const line = />([\d.,]+) \((\d+) (?:Bewertung|rating)/.exec(text.replace(/<!-- -->/g, ""));
  return {
    data: data && { average: data.ratingValue, count: data.ratingCount },
    line: line && { average: Number(line[1]?.replace(",", ".")), count: Number(line[2]) },
  };
}

async function expectStars(page: Page, locale: Locale, stars: number | null): Promise<void> {
  const pressed = starGroup(page, locale).getByRole("button", { pressed: true });
  await expect(pressed).toHaveCount(stars ? 1 : 0);
  if (stars) await expect(starButton(page, locale, stars)).toHaveAttribute("aria-pressed", "true");
}

test.use({ extraHTTPHeaders: newClientHeaders() });

test("stars change the average at once for all users, can be changed and removed", async ({ page }) => {
  test.setTimeout(120_000);
  const locale = "de";
  const anna = await createAccount();
  const path = (await findUnrated())[locale];
  const { box } = messages[locale].ratings;
  expect(await displayedRating(path)).toEqual({ data: null, line: null });
  await signIn(page, anna, locale);
  await visit(page, path);

  await test.step("no star is pressed, and each is large enough for a finger", async () => {
    await expectStars(page, locale, null);
    await expect.poll(() => widthOf(starButton(page, locale, 1))).toBeGreaterThanOrEqual(44);
  });

  await test.step("a rating changes the average, but neither focus, scroll position nor history", async () => {
    const star = starButton(page, locale, 2);
    await star.focus();
    await page.evaluate(() => window.scrollBy({ top: -80, behavior: "instant" }));
    await waitForRest(page);
    const stateOf = () => page.evaluate(() => [window.scrollY, history.length, window.location.hash]);
    const state = await stateOf();
    await page.keyboard.press("Space");
    await expectStars(page, locale, 2);
    const only = { average: 2, count: 1 };
    await expect(ratingLine(page)).toContainText("(1 Bewertung)");
    // Others may get the former page for two seconds.
    await expect.poll(() => displayedRating(path)).toEqual({ data: only, line: only });
    const listEvents = () => page.evaluate(() => window.tischlein?.map(({ event }) => event));
    // The page learns later than others that the rating is stored.
    await expect.poll(listEvents).toContain("rated recipe");
    await waitForRest(page);
    await expect(star).toBeFocused();
    expect(await stateOf()).toEqual(state);
  });

  await test.step("the line at the top leads to the stars", async () => {
    await page.reload();
    await waitForHydration(page);
    await ratingLine(page).click();
    await expect(starGroup(page, locale)).toBeInViewport();
    await expect(page.getByRole("heading", { name: messages[locale].recipes.outro.title })).toBeInViewport();
  });

  await test.step("it is there on the next visit, is changed and removed", async () => {
    await visit(page, path);
    await expectStars(page, locale, 2);
    await starButton(page, locale, 4).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expectStars(page, locale, 5);
    await expect.poll(async () => (await ratingStats(path, anna.id)).mine).toBe(5);
    await page.getByRole("button", { name: box.remove, exact: true }).click();
    await expectStars(page, locale, null);
    await expect(starButton(page, locale, 5)).toBeFocused();
    await expect.poll(() => ratingStats(path, anna.id)).toEqual({ count: 0, sum: 0, mine: null });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("stars pressed while signed out are stored after signing in, and those pressed while leaving arrive", async ({
    page,
  }) => {
    const locale = "en";
    const anna = await createAccount();
    const path = (await findUnrated())[locale];
    const { accounts, ratings: words } = messages[locale];
    await visit(page, path);
    const title = toPlainText(await page.getByRole("heading", { level: 1 }).textContent());
    await starButton(page, locale, 4).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(accounts.reasons.rating.replace("{title}", title))).toBeVisible();
    await expectStars(page, locale, null);
    await dialog.getByRole("link", { name: accounts.signUp.otherLink }).click();
    const signInForm = page.getByRole("dialog", { name: accounts.signIn.title });
    await signInForm.locator('input[name="email"]').fill(anna.email);
    await signInForm.locator('input[name="password"]').fill(anna.password);
    await page.keyboard.press("Enter");
    const four = (await starButton(page, locale, 4).getAttribute("aria-label")) ?? "";
    const delivered = words.box.delivered.replace("{title}", title).replace("{stars}", four);
    await expect(page.getByText(delivered)).toBeVisible();
    await expectStars(page, locale, 4);
    expect((await ratingStats(path, anna.id)).mine).toBe(4);

    await waitForHydration(page);
    // The page is left in the same task in which the star is pressed.
    await starButton(page, locale, 2).evaluate(
      (element: HTMLElement, target) => {
        element.click();
        window.location.assign(target);
      },
      address(locale, "/imprint"),
    );
    await expect(page).toHaveURL(address(locale, "/imprint"));
    await expect.poll(async () => (await ratingStats(path, anna.id)).mine).toBe(2);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("stars can be set, changed and removed; signed-out users are redirected to sign up", async ({ page }) => {
    const locale = "de";
    const anna = await createAccount();
    const path = (await findUnrated())[locale];
    await page.goto(path);
    await starButton(page, locale, 3).click();
    await expect(page).toHaveURL((url) => url.pathname === address(locale, "/signup"));
    expect(new URL(page.url()).searchParams.get("next")).toBe(`${path}#rating`);

    await signIn(page, anna, locale);
    await page.goto(path);
    for (const stars of [3, 5]) {
      await starButton(page, locale, stars).click();
      await expectStars(page, locale, stars);
      await expect(starGroup(page, locale)).toBeInViewport();
      expect((await ratingStats(path, anna.id)).mine).toBe(stars);
    }
    await page.getByRole("button", { name: messages[locale].ratings.box.remove, exact: true }).click();
    await expectStars(page, locale, null);
    await expect(page.getByText(messages[locale].ratings.box.removed)).toBeVisible();
    expect((await ratingStats(path, anna.id)).mine).toBeNull();
  });
});

const widthOf = (element: Locator) => element.evaluate((button) => Math.round(button.getBoundingClientRect().width));
