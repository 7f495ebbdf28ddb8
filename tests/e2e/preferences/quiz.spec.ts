import type { Page } from "@playwright/test";
import { quizResultAddress } from "#lib/people/preferences/address.ts";
import type { Preferences } from "#lib/people/preferences/preferences.ts";
import { preferencesStorageKey } from "#lib/people/preferences/storage-key.ts";
import { address } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "#tests/e2e/support/account.ts";
import { expectAccessibleThemes } from "#tests/e2e/support/axe.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { dataDir, query } from "#tests/e2e/support/database.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { textsOf } from "#tests/e2e/support/send-form.ts";
import { englishNarrow, germanWide } from "#tests/e2e/support/viewports.ts";
import { visit } from "#tests/e2e/support/visit.ts";

const preferences: Preferences = { goals: ["quick"], diet: "vegan", cuisines: ["mexican"], intolerances: ["gluten"] };

const localAnswers = (page: Page) => page.evaluate((key) => localStorage.getItem(key), preferencesStorageKey);
const accountAnswers = async (page: Page) =>
  (await (await page.request.get("/api/personalization/preferences/")).json()).data;

/** Expects the reasons of every recommendation, diet and intolerances included. */
async function expectReasons(page: Page, locale: "de" | "en"): Promise<void> {
  const { reasons } = messages[locale].preferences;
  const cards = page.locator("li:has(article):visible");
  await expect(cards.first()).toBeVisible();
  for (const text of await cards.allInnerTexts()) {
    expect(text.toLowerCase()).toContain(reasons["diet-vegan"].toLowerCase());
    expect(text.toLowerCase()).toContain(reasons["without-gluten"].toLowerCase());
  }
  await expect(cards.first()).toContainText(reasons["cuisine-mexican"]);
  await expect(page.getByText(messages[locale].preferences.result.labels)).toBeVisible();
}

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of germanWide) {
  const { quiz, questions, choices, result, settings } = messages[locale].preferences;
  const path = address(locale, "/quiz");

  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("answers by keyboard, saved on the device, then in the account", async ({ page }) => {
      await visit(page, path);
      const heading = (title: string) => page.getByRole("heading", { level: 2, name: title });
      const box = (label: string) => page.getByLabel(new RegExp(`^${label}`));
      await box(choices.goal.quick).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await expect(heading(questions.diet.title)).toBeFocused();
      await expect(heading(questions.goal.title)).toBeHidden();
      await box(choices.diet.vegan).check();
      await page.getByRole("button", { name: quiz.next, exact: true }).click();
      await expect(heading(questions.cuisine.title)).toBeFocused();
      await expectAccessibleThemes(page, "the third question");
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

      await expect(page).toHaveURL(quizResultAddress(locale, preferences));
      await expect(page.getByRole("heading", { level: 1, name: result.title })).toBeVisible();
      await expectReasons(page, locale);
      expect(JSON.parse((await localAnswers(page)) ?? "null")).toEqual({ ...preferences, at: expect.any(Number) });
      const without = { ...preferences, intolerances: [] };
      const { gluten } = messages[locale].preferences.answers.without;
      await page.getByRole("link", { name: result.drop.replace("{answer}", gluten) }).click();
      await expect(page).toHaveURL(quizResultAddress(locale, without));

      await visit(page, path);
      await expect(page.getByText(quiz.kept)).toBeVisible();
      await expect(box(choices.goal.quick)).toBeChecked();

      const account = await createAccount();
      await query(
        dataDir,
        "insert into user_preferences (user_id, goals, cuisines, intolerances, should_offer_quiz) values ($1, '{}', '{}', '{}', true)",
        [account.id],
      );
      await signIn(page, account, locale);
      await visit(page, address(locale, "/profile/likes"));
      await expect.poll(() => accountAnswers(page)).toEqual(preferences);
      await expect.poll(() => localAnswers(page)).toBeNull();
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await visit(page, address(locale, "/profile/settings"));
      const section = page.locator("#taste");
      await expect(section.getByRole("listitem")).toHaveCount(4);
      await section.getByRole("link", { name: settings.change }).click();
      await expect(box(choices.goal.quick)).toBeChecked();
      await page.getByRole("button", { name: quiz.showNow }).click();
      await expect(page.getByText(result.kept)).toBeVisible();
      await visit(page, quizResultAddress(locale, without));
      await page.getByRole("button", { name: result.keep }).click();
      await expect(page.getByText(result.kept)).toBeVisible();
      expect(await accountAnswers(page)).toEqual(without);
      await visit(page, address(locale, "/profile/settings"));
      await section.getByRole("button", { name: settings.forget }).click();
      await expect(page.getByText(messages[locale].ui.flash.preferencesDeleted)).toBeVisible();
      await expect(section.getByText(settings.none)).toBeVisible();
      expect(await accountAnswers(page)).toBeNull();
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, viewport } of englishNarrow) {
    test(`${locale}, ${viewport.width} pixels: one form, and a button saves the answers`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const { quiz, choices, result, settings } = messages[locale].preferences;
      const account = await createAccount();
      await signIn(page, account, locale);
      await page.goto(address(locale, "/quiz"));
      await expect(page.locator("main form").getByRole("group")).toHaveCount(4);
      for (const label of [choices.goal.quick, choices.diet.vegan, choices.cuisine.mexican, choices.without.gluten]) {
        await page.getByLabel(new RegExp(`^${label}`)).check();
      }
      await expect(page.locator("main").getByRole("button", { name: quiz.next, exact: true })).toBeHidden();
      await page.getByRole("button", { name: quiz.show }).click();
      await expect(page).toHaveURL(quizResultAddress(locale, preferences));
      await expectReasons(page, locale);
      expect(await accountAnswers(page)).toBeNull();
      await page.getByRole("button", { name: result.keep }).click();
      await expect(page.getByText(result.kept)).toBeVisible();
      expect(await accountAnswers(page)).toEqual(preferences);
      await page.goto(address(locale, "/profile/settings"));
      await page.locator("#taste").getByRole("button", { name: settings.forget }).click();
      await expect(page.getByRole("status").getByText(messages[locale].ui.flash.preferencesDeleted)).toBeVisible();
      await expect(page.locator("#taste").getByText(settings.none)).toBeVisible();
    });
  }
});

test("ignores an invalid query", async ({ request }) => {
  const nonsense = `goal=${"x".repeat(5000)}&diet=%00&cuisine[]=1&without=%27%3B--&round=-1&round=1e9&__proto__=1`;
  const answer = await request.get(`/de/quiz/ergebnis?${nonsense}`);
  expect(answer.status()).toBe(200);
  expect(await textsOf(answer, "h1")).toEqual([messages.de.preferences.result.titleOpen]);
});
