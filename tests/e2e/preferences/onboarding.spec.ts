import type { Page } from "@playwright/test";
import { quizResultAddress } from "#lib/people/preferences/address.ts";
import { noPreferences } from "#lib/people/preferences/preferences.ts";
import { preferencesStorageKey } from "#lib/people/preferences/storage-key.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "#tests/e2e/support/account.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { dataDir, query } from "#tests/e2e/support/database.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow, germanWide } from "#tests/e2e/support/viewports.ts";
import { visit } from "#tests/e2e/support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Opens a page as a new user and the wizard from the offer. */
async function openWizard(page: Page, locale: Locale) {
  const { onboarding, quiz, questions } = messages[locale].preferences;
  const account = await createAccount({ locale });
  await query(
    dataDir,
    "insert into user_preferences (user_id, goals, cuisines, intolerances, should_offer_quiz) values ($1, '{}', '{}', '{}', true)",
    [account.id],
  );
  await signIn(page, account, locale);
  await visit(page, address(locale, "/recipes"));
  const offer = page.getByRole("dialog", { name: onboarding.title });
  await expect(offer).toBeVisible();
  await expectAccessible(page, `the offer in ${locale}`, "dialog[open]");
  await offer.getByRole("link", { name: onboarding.start }).press("Enter");
  const wizard = page.getByRole("dialog", { name: quiz.title });
  await expect(wizard.getByRole("heading", { name: questions.goal.title })).toBeFocused();
  await expect(offer).toBeHidden();
  return wizard;
}

/** Expects that the quiz counts as offered, and that no dialog opens on another page. */
async function expectNoOffer(page: Page, locale: Locale): Promise<void> {
  await expect.poll(async () => (await (await page.request.get("/api/users/me/")).json()).data.is_quiz_due).toBe(false);
  await visit(page, address(locale, "/stories"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

for (const { locale, viewport } of englishNarrow) {
  const { onboarding, quiz, questions, choices, result } = messages[locale].preferences;
  const name = `${locale}, ${viewport.width} pixels`;

  test.describe(name, () => {
    test.use({ viewport });

    test("a new user answers the questions over the page, by keyboard, and is not asked again", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      const wizard = await openWizard(page, locale);
      await expectAccessible(page, `${name}: first question`, "dialog[open]");
      await wizard.getByLabel(new RegExp(`^${choices.goal.quick}`)).press("Space");
      await page.keyboard.press("Enter");
      await expect(wizard.getByRole("heading", { name: questions.diet.title })).toBeFocused();
      await wizard.getByRole("button", { name: quiz.back, exact: true }).click();
      await expect(wizard.getByRole("heading", { name: questions.goal.title })).toBeFocused();
      await expect(wizard.getByLabel(new RegExp(`^${choices.goal.quick}`))).toBeChecked();
      await wizard.getByRole("button", { name: quiz.next, exact: true }).click();
      await wizard.getByLabel(new RegExp(`^${choices.diet.vegan}`)).check();
      await wizard.getByRole("button", { name: quiz.next, exact: true }).click();
      await expect(wizard.getByRole("heading", { name: questions.cuisine.title })).toBeFocused();
      await wizard.getByRole("button", { name: quiz.skip, exact: true }).click();
      await expect(wizard.getByRole("heading", { name: questions.without.title })).toBeFocused();
      expect(new URL(page.url()).pathname).toBe(address(locale, "/recipes"));
      await wizard.getByRole("button", { name: onboarding.save, exact: true }).click();

      const saved = page.getByRole("dialog", { name: onboarding.saved });
      const link = saved.getByRole("link", { name: onboarding.result });
      await expect(link).toBeVisible();
      await expectAccessible(page, `${name}: saved`, "dialog[open]");
      const preferences = { goals: ["quick" as const], diet: "vegan" as const, cuisines: [], intolerances: [] };
      const stored = await (await page.request.get("/api/personalization/preferences/")).json();
      expect(stored.data).toEqual(preferences);
      await link.click();
      await expect(page).toHaveURL(quizResultAddress(locale, preferences));
      await expect(page.getByText(result.kept)).toBeVisible();
      await expectNoOffer(page, locale);
    });
  });
}

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("Escape leaves the questions, and answers of the account count more than those of the device", async ({
      page,
    }) => {
      const wizard = await openWizard(page, locale);
      await page.keyboard.press("Escape");
      await expect(wizard).toBeHidden();
      // The browser moves the focus with its next frame.
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest("dialog") == null)).toBe(true);
      await expectNoOffer(page, locale);

      const answers = async () =>
        (await (await page.request.get("/api/personalization/preferences/")).json()).data as unknown;
      const own = { ...noPreferences, diet: "vegetarian" };
      await page.request.put("/api/personalization/preferences/", { data: own });
      await page.evaluate(
        ([key = "", value = ""]) => localStorage.setItem(key, value),
        [preferencesStorageKey, JSON.stringify({ ...noPreferences, diet: "vegan", at: Date.now() })],
      );
      await visit(page, address(locale, "/profile/likes"));
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), preferencesStorageKey)).toBeNull();
      expect(await answers()).toEqual(own);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  });
}
