import { signInModalId, signUpModalId } from "#components/ui/dialogs/modal-ids.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessibleThemes } from "../support/axe.ts";
import { englishNarrow, germanWide } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const localesOf = (looks: typeof germanWide | typeof englishNarrow) => [...new Set(looks.map(({ locale }) => locale))];

for (const locale of localesOf(germanWide)) {
  for (const route of ["/login", "/signup", "/reset-password"] as const) {
    test(`${locale}: ${route} with everything wrong`, async ({ page }) => {
      const path = address(locale, route);
      await visit(page, path);
      await page.locator("main form button[type=submit]").first().click();
      await expect(page.locator("main [data-form-summary]")).toBeVisible();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeFocused();
      await expectAccessibleThemes(page, `${path} with everything wrong`);
    });
  }

  test(`${locale}: expired links, and a login page with an error of a provider and a return path`, async ({ page }) => {
    for (const path of [
      `${address(locale, "/confirm-email")}?token=old`,
      `${address(locale, "/reset-password")}?token=old`,
      `${address(locale, "/restore-email")}?token=old`,
      `${address(locale, "/withdraw-contract/confirm")}?token=old`,
      `${address(locale, "/login")}?error=denied&next=${address(locale, "/profile/likes")}`,
    ]) {
      await page.goto(path);
      await expectAccessibleThemes(page, path);
    }
  });
}

for (const locale of localesOf(englishNarrow)) {
  const { accounts, layout } = messages[locale];

  test(`${locale}: the dialogs`, async ({ page }) => {
    await visit(page, address(locale, "/recipes"));
    await page.locator("header .sign-in-button").click();
    const signInDialog = page.locator(`#${signInModalId}`);
    await expect(signInDialog.locator("input[name=email]")).toBeFocused();
    await signInDialog.getByRole("button", { name: accounts.signIn.submit }).click();
    await expect(signInDialog.locator("[data-form-summary]")).toBeVisible();
    await expectAccessibleThemes(page, "the sign-in dialog with errors", `#${signInModalId}`);
    await signInDialog.getByRole("link", { name: accounts.signIn.otherLink }).click();
    const signUpDialog = page.locator(`#${signUpModalId}`);
    await expect(signInDialog).toBeHidden();
    await expect(signUpDialog.locator("input[name=name]")).toBeFocused();
    await expectAccessibleThemes(page, "the sign-up dialog", `#${signUpModalId}`);
    await page.keyboard.press("Escape");
    await expect(signUpDialog).toBeHidden();
  });

  test(`${locale}: the open user menu`, async ({ page }) => {
    await signIn(page, await createAccount(), locale);
    await visit(page, address(locale, "/stories"));
    const button = page.getByRole("banner").getByRole("button", { name: layout.userMenu.button });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    // Examines the menu only: it may cover half of an element of the page.
    await expectAccessibleThemes(page, "the open user menu", "body > header");
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });
}
