import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { createAccount, signOut } from "../support/account.ts";
import { expect, test } from "../support/console-guard.ts";

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { layout, ui } = messages[locale];

    test("header and home page say who is signed in, and pages stay the same for all", async ({ page, request }) => {
      const header = page.getByRole("banner");
      const signInLink = header.getByRole("link", { name: layout.userMenu.signIn, exact: true });
      const accountLink = header.getByRole("link", { name: layout.userMenu.button, exact: true });
      const note = page.locator("main .signed-in-note");
      const pages = [address(locale, "/"), address(locale, "/recipes")];
      for (const path of pages) {
        await page.goto(path);
        await expect(signInLink).toBeVisible();
        await expect(accountLink).toBeHidden();
        await expect(note).toBeHidden();
      }

      const { email, password, name } = await createAccount();
      await page.goto(address(locale, "/login"));
      await page.locator("main input[name=email]").fill(email);
      await page.locator("main input[name=password]").fill(password);
      await page.getByRole("main").getByRole("button", { name: messages[locale].accounts.signIn.submit }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.getByRole("status").filter({ hasText: ui.flash.signedIn })).toBeVisible();

      for (const path of pages) {
        await page.goto(path);
        await expect(accountLink).toBeVisible();
        await expect(signInLink).toBeHidden();
        const [personal, anonymous] = await Promise.all([page.request.get(path), request.get(path)]);
        expect(await personal.text()).toBe(await anonymous.text());
      }
      await page.goto(address(locale, "/"));
      await expect(note).toBeVisible();
      await accountLink.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

      await signOut(page, locale, false);
      await expect(accountLink).toBeHidden();
      await expect(note).toBeHidden();
    });
  });
}
