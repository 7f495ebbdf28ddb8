import type { Locator, Page } from "@playwright/test";
import { address } from "#lib/i18n/address.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { newAccount, signIn } from "../support/account.ts";
import { ask } from "../support/ask.ts";
import { examine } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { looks } from "../support/looks.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { plain, takenOver, visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

/** Addresses of rated recipes in both languages: each test has one of its own. */
async function ratedRecipe(place: number): Promise<Localized> {
  const [slugs] = await query<Localized>(
    dataDir,
    `select de.slug as de, en.slug as en from item_stats
       join item_texts de on de.item_id = item_stats.item_id and de.locale = 'de'
       join item_texts en on en.item_id = item_stats.item_id and en.locale = 'en'
     where rating_count > 2 order by de.slug offset $1 limit 1`,
    [place],
  );
  if (!slugs) throw new Error("too few recipes are rated");
  return { de: `/de/rezepte/${slugs.de}`, en: `/en/recipes/${slugs.en}` };
}

const starsOf = (page: Page, locale: Locale) => page.getByRole("group", { name: words[locale].ratings.box.label });
const starOf = (page: Page, locale: Locale, stars: number) =>
  starsOf(page, locale)
    .getByRole("button")
    .nth(stars - 1);
const lineOf = (page: Page) => page.getByRole("main").locator('article a[href="#rating"]');

/** What the database says about the recipe at this address. */
async function standingOf(path: string, userId: string) {
  const [row] = await query<{ count: number; sum: number; mine: number | null }>(
    dataDir,
    `select rating_count as count, rating_sum as sum,
       (select stars from ratings where user_id = $2 and ratings.item_id = item_stats.item_id) as mine
     from item_stats join item_texts using (item_id) where slug = $1`,
    [path.split("/").at(-1), userId],
  );
  return row ?? { count: 0, sum: 0, mine: null };
}

/** What the head of the recipe says, and what the structured data does. */
async function shown(path: string) {
  const { text } = await ask(path);
  const data = JSON.parse(/"aggregateRating":(\{[^}]*\})/.exec(text)?.[1] ?? "null");
  const line = />([\d.,]+) \((\d+) (?:Bewertung|rating)/.exec(text.replace(/<!-- -->/g, ""));
  return {
    data: data && { average: data.ratingValue, count: data.ratingCount },
    line: line && { average: Number(line[1]?.replace(",", ".")), count: Number(line[2]) },
  };
}

const meanOf = ({ sum, count }: { sum: number; count: number }) => Math.round((10 * sum) / count) / 10;

async function expectGiven(page: Page, locale: Locale, stars: number | null): Promise<void> {
  const pressed = starsOf(page, locale).getByRole("button", { pressed: true });
  await expect(pressed).toHaveCount(stars ? 1 : 0);
  if (stars) await expect(starOf(page, locale, stars)).toHaveAttribute("aria-pressed", "true");
}

test.use({ extraHTTPHeaders: newHousehold() });

for (const [index, { locale, viewport }] of looks.entries()) {
  test.describe(`${locale}, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("stars are given, change the mean at once for everybody, are changed and taken back", async ({ page }) => {
      const anna = await newAccount();
      const path = (await ratedRecipe(3 * index))[locale];
      const before = await standingOf(path, anna.id);
      await signIn(page, anna, locale);
      await visit(page, path);
      await lineOf(page).click();
      await expect(starsOf(page, locale)).toBeInViewport();
      await expect(page.getByRole("heading", { name: words[locale].recipes.enjoy.title })).toBeInViewport();
      await expectGiven(page, locale, null);
      await expect.poll(() => widthOf(starOf(page, locale, 1))).toBeGreaterThanOrEqual(44);

      await starOf(page, locale, 2).click();
      await expectGiven(page, locale, 2);
      const after = { count: before.count + 1, sum: before.sum + 2 };
      const [average, count] = [meanOf(after), after.count];
      await expect(lineOf(page)).toContainText(locale === "de" ? `(${count} Bewertungen)` : `(${count} ratings)`);
      expect(await shown(path)).toEqual({ data: { average, count }, line: { average, count } });
      expect(await page.evaluate(() => window.tischlein?.map(({ event }) => event))).toContain("rated recipe");
      await examine(page, `a rated recipe, ${locale}, ${viewport.width}`);

      await page.reload();
      await takenOver(page);
      await expectGiven(page, locale, 2);
      await starOf(page, locale, 4).focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await expectGiven(page, locale, 5);
      await expect.poll(async () => (await standingOf(path, anna.id)).mine).toBe(5);
      await page.getByRole("button", { name: words[locale].ratings.box.takeBack, exact: true }).click();
      await expectGiven(page, locale, null);
      await expect(starOf(page, locale, 5)).toBeFocused();
      await expect.poll(() => standingOf(path, anna.id)).toEqual({ ...before, mine: null });
    });

    // Each of these in both languages and at both widths, but not in all four pairs of them.
    if (index === 0 || index === 3) {
      test("stars wanted while signed out ask to sign up, and are given after signing in", async ({ page }) => {
        const anna = await newAccount();
        const path = (await ratedRecipe(3 * index + 1))[locale];
        await visit(page, path);
        const title = plain(await page.getByRole("heading", { level: 1 }).textContent());
        await starOf(page, locale, 4).click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        await expectGiven(page, locale, null);
        await dialog.getByRole("link", { name: words[locale].accounts.signUp.otherLink }).click();
        const signInForm = page.getByRole("dialog", { name: words[locale].accounts.signIn.title });
        await signInForm.locator('input[name="email"]').fill(anna.email);
        await signInForm.locator('input[name="password"]').fill(anna.password);
        await page.keyboard.press("Enter");
        const four = (await starOf(page, locale, 4).getAttribute("aria-label")) ?? "";
        const wished = words[locale].ratings.box.wished.replace("{title}", title).replace("{stars}", four);
        await expect(page.getByText(wished)).toBeVisible();
        await expectGiven(page, locale, 4);
        expect((await standingOf(path, anna.id)).mine).toBe(4);
      });
    } else {
      test.describe("without script", () => {
        test.use({ javaScriptEnabled: false });

        test("stars are given, changed and taken back; whoever is signed out is led to sign up", async ({ page }) => {
          const anna = await newAccount();
          const path = (await ratedRecipe(3 * index + 2))[locale];
          await page.goto(path);
          await starOf(page, locale, 3).click();
          await expect(page).toHaveURL((url) => url.pathname === address(locale, "/signup"));
          expect(new URL(page.url()).searchParams.get("next")).toBe(`${path}#rating`);

          await signIn(page, anna, locale);
          await page.goto(path);
          for (const stars of [3, 5]) {
            await starOf(page, locale, stars).click();
            await expectGiven(page, locale, stars);
            await expect(starsOf(page, locale)).toBeInViewport();
            expect((await standingOf(path, anna.id)).mine).toBe(stars);
          }
          await page.getByRole("button", { name: words[locale].ratings.box.takeBack, exact: true }).click();
          await expectGiven(page, locale, null);
          await expect(page.getByText(words[locale].ratings.box.taken)).toBeVisible();
          expect((await standingOf(path, anna.id)).mine).toBeNull();
        });
      });
    }
  });
}

const widthOf = (element: Locator) => element.evaluate((button) => Math.round(button.getBoundingClientRect().width));
