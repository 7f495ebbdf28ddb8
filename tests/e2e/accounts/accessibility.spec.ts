import { signInModalId, signUpModalId } from "#components/ui/dialogs/account-modals.ts";
import { address } from "#lib/routing/address.ts";
import type { StaticRoute } from "#lib/routing/routing.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { looks } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

const pages: StaticRoute[] = ["/login", "/signup", "/reset-password"];

for (const { locale, viewport, colorScheme } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, reducedMotion: "reduce", extraHTTPHeaders: newClientHeaders() });
    const t = messages[locale];

    for (const route of pages) {
      test(`${route}, empty and with everything wrong`, async ({ page }) => {
        const path = address(locale, route);
        await visit(page, path);
        await expectAccessible(page, path);
        await page.locator("main form button[type=submit]").first().click();
        await expect(page.locator("main [data-form-summary]")).toBeVisible();
        await expect(page.locator("main [aria-invalid=true]").first()).toBeFocused();
        await expectAccessible(page, `${path} with everything wrong`);
      });
    }

    test("expired links, an error of a provider, a login page with a return path", async ({ page }) => {
      const login = address(locale, "/login");
      for (const path of [
        `${address(locale, "/confirm-email")}?token=old`,
        `${address(locale, "/reset-password")}?token=old`,
        `${login}?error=denied`,
        `${login}?next=${address(locale, "/profile/likes")}`,
      ]) {
        await visit(page, path);
        await expectAccessible(page, path);
      }
    });

    test("the dialogs", async ({ page }) => {
      const path = address(locale, "/recipes");
      await visit(page, path);
      await page.locator("header .sign-in-button").click();
      const signIn = page.locator(`#${signInModalId}`);
      await expect(signIn.locator("input[name=email]")).toBeFocused();
      await expectAccessible(page, "the sign-in dialog");
      await signIn.getByRole("button", { name: t.accounts.signIn.submit }).click();
      await expect(signIn.locator("[data-form-summary]")).toBeVisible();
      await expectAccessible(page, "the sign-in dialog with errors");
      await signIn.getByRole("link", { name: t.accounts.signIn.otherLink }).click();
      const signUp = page.locator(`#${signUpModalId}`);
      await expect(signIn).toBeHidden();
      await expect(signUp.locator("input[name=name]")).toBeFocused();
      await expectAccessible(page, "the sign-up dialog");
      await page.keyboard.press("Escape");
      await expect(signUp).toBeHidden();
    });

    test("the open user menu", async ({ page }) => {
      await signIn(page, await createAccount(), locale);
      await visit(page, address(locale, "/recipes"));
      await page.locator("header .user-menu > button").click();
      // Examines the menu only: it may cover half of an element of the page.
      await expectAccessible(page, "the open user menu", "body > header");
    });
  });
}
