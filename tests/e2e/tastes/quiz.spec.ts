import type { Page } from "@playwright/test";
import { address } from "#lib/i18n/address.ts";
import { resultAddress } from "#lib/tastes/address.ts";
import { noTaste, type Taste } from "#lib/tastes/choices.ts";
import { tasteKey } from "#lib/tastes/kept.ts";
import { newAccount, putQuizOff, signIn } from "../support/account.ts";
import { examine } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { looks } from "../support/looks.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const taste: Taste = { goals: ["quick"], diet: "vegan", cuisines: ["mexican"], intolerances: ["gluten"] };

const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), tasteKey);
const stored = async (page: Page) => (await (await page.request.get("/api/personalization/preferences/")).json()).data;

/** Every suggestion says why it is there, and that it keeps to what was asked for. */
async function expectReasons(page: Page, locale: "de" | "en"): Promise<void> {
  const { reasons } = words[locale].tastes;
  const cards = page.locator("main li:has(article)");
  expect(await cards.count()).toBeGreaterThan(0);
  for (const text of await cards.allInnerTexts()) {
    expect(text.toLowerCase()).toContain(reasons["diet-vegan"].toLowerCase());
    expect(text.toLowerCase()).toContain(reasons["without-gluten"].toLowerCase());
  }
  await expect(cards.first()).toContainText(reasons["cuisine-mexican"]);
  await expect(page.locator("main")).toContainText(words[locale].tastes.result.labels);
}

test.use({ extraHTTPHeaders: newHousehold() });

for (const { locale, viewport } of looks) {
  const { quiz, questions, choices, result, settings } = words[locale].tastes;
  const path = address(locale, "/quiz");
  const name = `${locale}, ${viewport.width} pixels`;

  test.describe(name, () => {
    test.use({ viewport });

    test("four questions by keyboard, kept on the device, then in the account", async ({ page }) => {
      await visit(page, path);
      const heading = (title: string) => page.getByRole("heading", { level: 2, name: title });
      const box = (label: string) => page.getByLabel(new RegExp(`^${label}`));
      await examine(page, `${name}: first question`);
      await box(choices.goal.quick).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await expect(heading(questions.diet.title)).toBeFocused();
      await expect(heading(questions.goal.title)).toBeHidden();
      await box(choices.diet.vegan).check();
      await page.getByRole("button", { name: quiz.next, exact: true }).click();
      await expect(heading(questions.cuisine.title)).toBeFocused();
      await examine(page, `${name}: third question`);
      await page.goBack();
      await expect(box(choices.diet.vegan)).toBeChecked();
      await page.goForward();
      await box(choices.cuisine.mexican).check();
      await page.getByRole("button", { name: quiz.next, exact: true }).click();
      await page.getByRole("button", { name: quiz.back, exact: true }).click();
      await expect(heading(questions.cuisine.title)).toBeFocused();
      await page.getByRole("button", { name: quiz.next, exact: true }).click();
      await box(choices.without.gluten).check();
      await page.getByRole("button", { name: quiz.show }).click();

      await expect(page).toHaveURL(resultAddress(locale, taste));
      await expect(page.getByRole("heading", { level: 1, name: result.title })).toBeVisible();
      await expectReasons(page, locale);
      expect(JSON.parse((await kept(page)) ?? "null")).toEqual(taste);
      const without = { ...taste, intolerances: [] };
      const { gluten } = words[locale].tastes.answers.without;
      await page.getByRole("link", { name: result.drop.replace("{answer}", gluten) }).click();
      await expect(page).toHaveURL(resultAddress(locale, without));

      await visit(page, path);
      await expect(page.getByText(quiz.kept)).toBeVisible();
      await expect(box(choices.goal.quick)).toBeChecked();

      const account = await newAccount();
      await query(
        dataDir,
        "insert into tastes (user_id, goals, cuisines, intolerances, is_due) values ($1, '{}', '{}', '{}', true)",
        [account.id],
      );
      await signIn(page, account, locale);
      await visit(page, address(locale, "/profile/likes"));
      await expect.poll(() => stored(page)).toEqual(taste);
      await expect.poll(() => kept(page)).toBeNull();
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await visit(page, address(locale, "/profile/settings"));
      const section = page.locator("#taste");
      await expect(section.getByRole("listitem")).toHaveCount(4);
      await examine(page, `${name}: settings`, "#taste");
      await section.getByRole("link", { name: settings.change }).click();
      await expect(box(choices.goal.quick)).toBeChecked();
      await page.getByRole("button", { name: quiz.showNow }).click();
      await expect(page.getByText(result.kept)).toBeVisible();
      await visit(page, resultAddress(locale, without));
      await page.getByRole("button", { name: result.keep }).click();
      await expect(page.getByText(result.kept)).toBeVisible();
      expect(await stored(page)).toEqual(without);
      await visit(page, address(locale, "/profile/settings"));
      await section.getByRole("button", { name: settings.forget }).click();
      await expect(section.getByText(settings.none)).toBeVisible();
      expect(await stored(page)).toBeNull();
    });

    test("a newcomer is asked once, and the answers of the account win", async ({ page }) => {
      const account = await newAccount();
      await query(
        dataDir,
        "insert into tastes (user_id, goals, cuisines, intolerances, is_due) values ($1, '{}', '{}', '{}', true)",
        [account.id],
      );
      await signIn(page, account, locale);
      await visit(page, address(locale, "/"));
      await expect(page.getByRole("dialog", { name: words[locale].tastes.onboarding.title })).toBeVisible();
      await examine(page, `${name}: the offer`, "dialog[open]");
      await putQuizOff(page, locale);
      await expect
        .poll(async () => (await (await page.request.get("/api/users/me/")).json()).data.is_quiz_due)
        .toBe(false);
      const own = { ...noTaste, diet: "vegetarian" };
      await page.request.put("/api/personalization/preferences/", { data: own });
      await page.evaluate(
        ([key, value]) => localStorage.setItem(key ?? "", value ?? ""),
        [tasteKey, JSON.stringify(taste)],
      );
      await visit(page, address(locale, "/profile/likes"));
      await expect.poll(() => kept(page)).toBeNull();
      expect(await stored(page)).toEqual(own);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, viewport } of looks) {
    test(`${locale}, ${viewport.width} pixels: one long form, and the account keeps it by a button`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const { quiz, choices, result, settings } = words[locale].tastes;
      const account = await newAccount();
      await signIn(page, account, locale);
      await page.goto(address(locale, "/quiz"));
      await expect(page.locator("main form").getByRole("group")).toHaveCount(4);
      for (const label of [choices.goal.quick, choices.diet.vegan, choices.cuisine.mexican, choices.without.gluten]) {
        await page.getByLabel(new RegExp(`^${label}`)).check();
      }
      await expect(page.locator("main").getByRole("button", { name: quiz.next, exact: true })).toBeHidden();
      await page.getByRole("button", { name: quiz.show }).click();
      await expect(page).toHaveURL(resultAddress(locale, taste));
      await expectReasons(page, locale);
      expect(await stored(page)).toBeNull();
      await page.getByRole("button", { name: result.keep }).click();
      await expect(page.getByText(result.kept)).toBeVisible();
      expect(await stored(page)).toEqual(taste);
      await page.goto(address(locale, "/profile/settings"));
      await page.locator("#taste").getByRole("button", { name: settings.forget }).click();
      await expect(page.locator("#taste").getByText(settings.none)).toBeVisible();
    });
  }

  test("an address full of nonsense is a page", async ({ page }) => {
    const nonsense = `goal=${"x".repeat(5000)}&diet=%00&cuisine[]=1&without=%27%3B--&round=-1&round=1e9&__proto__=1`;
    const answer = await page.goto(`/de/quiz/ergebnis?${nonsense}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.de.tastes.result.titleOpen);
  });
});
