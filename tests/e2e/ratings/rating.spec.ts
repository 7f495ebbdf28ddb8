import type { Locator, Page } from "@playwright/test";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { liveRecipes } from "#tests/support/catalogue.ts";
import { ratings } from "#tests/support/sample/recipes.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { waitForRest } from "../support/scroll.ts";
import { toPlainText, visit, waitForHydration } from "../support/visit.ts";

/** Addresses of a recipe with sample ratings in both languages; each test uses its own. */
function ratedRecipe(place: number): Localized {
  const rated = liveRecipes.filter(({ key }) => Object.keys(ratings[key] ?? {}).length > 2);
  const slugs = rated[place]?.slug;
  if (!slugs) throw new Error("too few recipes are rated");
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
  const [row] = await query<{ count: number; sum: number; mine: number | null; isSample: boolean }>(
    dataDir,
    `select rating_count as count, rating_sum as sum,
       exists (select from ratings join users on users.id = user_id
         where is_sample and ratings.item_id = item_stats.item_id) as "isSample",
       (select stars from ratings where user_id = $2 and ratings.item_id = item_stats.item_id) as mine
     from item_stats join item_texts using (item_id) where slug = $1`,
    [path.split("/").at(-1), userId],
  );
  return row ?? { count: 0, sum: 0, mine: null, isSample: false };
}

/** Average and count in the recipe's header and in its structured data. */
async function displayedRating(path: string) {
  const { text } = await sendRequest(path);
  const data = JSON.parse(/"aggregateRating":(\{[^}]*\})/.exec(text)?.[1] ?? "null");
  const line = />([\d.,]+) \((\d+) (?:Bewertung|Beispielbewertung|rating|sample rating)/.exec(
    text.replace(/<!-- -->/g, ""),
  );
  return {
    data: data && { average: data.ratingValue, count: data.ratingCount },
    line: line && { average: Number(line[1]?.replace(",", ".")), count: Number(line[2]) },
  };
}

const meanOf = ({ sum, count }: { sum: number; count: number }) => Math.round((10 * sum) / count) / 10;

async function expectStars(page: Page, locale: Locale, stars: number | null): Promise<void> {
  const pressed = starGroup(page, locale).getByRole("button", { pressed: true });
  await expect(pressed).toHaveCount(stars ? 1 : 0);
  if (stars) await expect(starButton(page, locale, stars)).toHaveAttribute("aria-pressed", "true");
}

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const [index, { locale, viewport }] of pairwiseViewports.entries()) {
  test.describe(`${locale}, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("stars change the average at once for all users, can be changed and removed", async ({ page }) => {
      const anna = await createAccount();
      const path = ratedRecipe(3 * index)[locale];
      // In a data folder that is kept, an earlier run has removed the sample ratings.
      const { isSample, ...found } = await ratingStats(path, anna.id);
      const before = isSample ? { count: 0, sum: 0 } : { count: found.count, sum: found.sum };
      if (isSample) expect(await displayedRating(path)).toMatchObject({ data: null, line: { count: found.count } });
      await signIn(page, anna, locale);
      await visit(page, path);
      await ratingLine(page).click();
      await expect(starGroup(page, locale)).toBeInViewport();
      await expect(page.getByRole("heading", { name: messages[locale].recipes.outro.title })).toBeInViewport();
      await expectStars(page, locale, null);
      await expect.poll(() => widthOf(starButton(page, locale, 1))).toBeGreaterThanOrEqual(44);

      await starButton(page, locale, 2).click();
      await expectStars(page, locale, 2);
      const after = { count: before.count + 1, sum: before.sum + 2 };
      const [average, count] = [meanOf(after), after.count];
      await expect(ratingLine(page)).toContainText(locale === "de" ? `(${count} Bewertung` : `(${count} rating`);
      // Others may get the former page for two seconds.
      await expect.poll(() => displayedRating(path)).toEqual({ data: { average, count }, line: { average, count } });
      const listEvents = () => page.evaluate(() => window.tischlein?.map(({ event }) => event));
      // The page learns later than others that the rating is stored.
      await expect.poll(listEvents).toContain("rated recipe");
      await expectAccessible(page, `a rated recipe, ${locale}, ${viewport.width}`);

      await page.reload();
      await waitForHydration(page);
      await expectStars(page, locale, 2);
      await starButton(page, locale, 4).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await expectStars(page, locale, 5);
      await expect.poll(async () => (await ratingStats(path, anna.id)).mine).toBe(5);
      await page.getByRole("button", { name: messages[locale].ratings.box.remove, exact: true }).click();
      await expectStars(page, locale, null);
      await expect(starButton(page, locale, 5)).toBeFocused();
      await expect.poll(() => ratingStats(path, anna.id)).toEqual({ ...before, mine: null, isSample: false });
    });

    // Each of these in both languages and at both widths, but not in all four pairs of them.
    if (index === 0 || index === 3) {
      test("stars pressed while signed out ask to sign up, and are stored after signing in", async ({ page }) => {
        const anna = await createAccount();
        const path = ratedRecipe(3 * index + 1)[locale];
        await visit(page, path);
        const title = toPlainText(await page.getByRole("heading", { level: 1 }).textContent());
        await starButton(page, locale, 4).click();
        const dialog = page.getByRole("dialog");
        await expect(
          dialog.getByText(messages[locale].accounts.reasons.rating.replace("{title}", title)),
        ).toBeVisible();
        await expectStars(page, locale, null);
        await dialog.getByRole("link", { name: messages[locale].accounts.signUp.otherLink }).click();
        const signInForm = page.getByRole("dialog", { name: messages[locale].accounts.signIn.title });
        await signInForm.locator('input[name="email"]').fill(anna.email);
        await signInForm.locator('input[name="password"]').fill(anna.password);
        await page.keyboard.press("Enter");
        const four = (await starButton(page, locale, 4).getAttribute("aria-label")) ?? "";
        const delivered = messages[locale].ratings.box.delivered.replace("{title}", title).replace("{stars}", four);
        await expect(page.getByText(delivered)).toBeVisible();
        await expectStars(page, locale, 4);
        expect((await ratingStats(path, anna.id)).mine).toBe(4);
      });
    } else {
      test.describe("without script", () => {
        test.use({ javaScriptEnabled: false });

        test("stars can be set, changed and removed; signed-out users are redirected to sign up", async ({ page }) => {
          const anna = await createAccount();
          const path = ratedRecipe(3 * index + 2)[locale];
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
    }
  });
}

test("a rating changes neither the focus, the scroll position nor the history", async ({ page }) => {
  const user = await createAccount();
  const path = ratedRecipe(12).de;
  await signIn(page, user);
  await visit(page, path);
  await ratingLine(page).click();
  const star = starButton(page, "de", 3);
  await star.focus();
  await page.evaluate(() => window.scrollBy({ top: -80, behavior: "instant" }));
  await waitForRest(page);
  const stateOf = () => page.evaluate(() => [window.scrollY, history.length, window.location.hash]);
  const before = await stateOf();
  const { count, isSample } = await ratingStats(path, user.id);
  await page.keyboard.press("Space");
  await expect(ratingLine(page)).toContainText(`(${isSample ? 1 : count + 1} Bewertung`);
  await expect.poll(async () => (await ratingStats(path, user.id)).mine).toBe(3);
  await waitForRest(page);
  await expect(star).toBeFocused();
  expect(await stateOf()).toEqual(before);
});

test("a rating pressed while leaving the page arrives", async ({ page }) => {
  const user = await createAccount();
  const path = ratedRecipe(13).de;
  await signIn(page, user);
  await visit(page, path);
  // The page is left in the same task in which the star is pressed.
  await starButton(page, "de", 4).evaluate((element: HTMLElement) => {
    element.click();
    window.location.assign("/de/impressum");
  });
  await expect(page).toHaveURL(/impressum/);
  await expect.poll(async () => (await ratingStats(path, user.id)).mine).toBe(4);
});

const widthOf = (element: Locator) => element.evaluate((button) => Math.round(button.getBoundingClientRect().width));
