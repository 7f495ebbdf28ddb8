import { signInModal, signUpModal } from "#components/ui/account-modals.ts";
import { address } from "#lib/i18n/address.ts";
import type { PlainRoute } from "#lib/i18n/routing.ts";
import { newAccount, signIn } from "../support/account.ts";
import { examine } from "../support/axe.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const looks = [
  { locale: "de", viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  { locale: "de", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  { locale: "en", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  { locale: "en", viewport: { width: 390, height: 844 }, colorScheme: "light" },
] as const;

const pages: PlainRoute[] = ["/login", "/signup", "/reset-password"];

for (const { locale, viewport, colorScheme } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, reducedMotion: "reduce", extraHTTPHeaders: newHousehold() });
    const t = words[locale];

    for (const route of pages) {
      test(`${route}, empty and with everything wrong`, async ({ page }) => {
        const path = address(locale, route);
        await visit(page, path);
        await examine(page, path);
        await page.locator("main form button[type=submit]").first().click();
        await expect(page.locator("main [data-form-summary]")).toBeVisible();
        await expect(page.locator("main [aria-invalid=true]").first()).toBeFocused();
        await examine(page, `${path} with everything wrong`);
      });
    }

    test("links that are too old, a refusal from elsewhere, a page that asks to sign in first", async ({ page }) => {
      const login = address(locale, "/login");
      for (const path of [
        `${address(locale, "/confirm-email")}?token=old`,
        `${address(locale, "/reset-password")}?token=old`,
        `${login}?error=denied`,
        `${login}?next=${address(locale, "/profile/likes")}`,
      ]) {
        await visit(page, path);
        await examine(page, path);
      }
    });

    test("the windows over a page", async ({ page }) => {
      const path = address(locale, "/recipes");
      await visit(page, path);
      await page.locator("header .sign-in-button").click();
      const signIn = page.locator(`#${signInModal}`);
      await expect(signIn.locator("input[name=email]")).toBeFocused();
      await examine(page, "the window for signing in");
      await signIn.getByRole("button", { name: t.accounts.signIn.submit }).click();
      await expect(signIn.locator("[data-form-summary]")).toBeVisible();
      await examine(page, "the window for signing in with everything wrong");
      await signIn.getByRole("link", { name: t.accounts.signIn.otherLink }).click();
      const signUp = page.locator(`#${signUpModal}`);
      await expect(signIn).toBeHidden();
      await expect(signUp.locator("input[name=name]")).toBeFocused();
      await examine(page, "the window for signing up");
      await page.keyboard.press("Escape");
      await expect(signUp).toBeHidden();
    });

    test("the open user menu", async ({ page }) => {
      await signIn(page, await newAccount(), locale);
      await visit(page, address(locale, "/recipes"));
      await page.locator("header .user-menu > button").click();
      // Only what it hangs on: it may lie over half of something on the page.
      await examine(page, "the open user menu", "body > header");
    });
  });
}
