import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { openProfileByForm } from "../profile/open-profile.ts";
import { createAccount } from "../support/account.ts";
import { expect, test } from "../support/mail.ts";

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { accounts, mail: mailTexts, ui } = messages[locale];

    test("mails speak the language of the page, not that of the account", async ({ page, mail }) => {
      const account = await createAccount({ locale: locale === "de" ? "en" : "de" });
      const { email, name } = account;
      const main = page.getByRole("main");
      let received = 0;
      const expectMail = async (subject: string) => {
        const next = await mail.waitForMail(email, received++);
        expect(next.subject).toMatch(new RegExp(`^${subject.replace("{day}", ".+")}$`));
        expect(next.html).toContain(`<html lang="${locale}">`);
        for (const link of linksIn(next)) expect(new URL(link).pathname).toMatch(new RegExp(`^/${locale}(/|$)`));
        return next;
      };

      await page.goto(address(locale, "/signup"));
      await main.locator("input[name=name]").fill(`${name} 2`);
      await main.locator("input[name=email]").fill(email);
      await main.locator("input[name=password]").fill(account.password);
      await main.locator("input[name=terms]").check();
      await main.getByRole("button", { name: accounts.signUp.submit }).click();
      await expect(main.getByText(accounts.signUp.sent)).toBeVisible();
      await expectMail(mailTexts.accountExists.subject);

      await page.goto(address(locale, "/reset-password"));
      await main.locator("input[name=email]").fill(email);
      await main.getByRole("button", { name: accounts.reset.submit }).click();
      await expect(main.getByText(accounts.reset.sent)).toBeVisible();
      const [link = ""] = linksIn(await expectMail(mailTexts.reset.subject));
      await page.goto(link);
      await main.locator("input[name=password]").fill("Birnenmus 1897");
      await main.getByRole("button", { name: accounts.newPassword.submit }).click();
      await expect(page.getByText(ui.flash.passwordSet)).toBeVisible();
      await expectMail(mailTexts.passwordChanged.subject);

      await page.goto(address(locale, "/profile/settings"));
      const deletion = page.getByRole("region", { name: accounts.deletion.title, exact: true });
      await deletion.getByText(accounts.deletion.open, { exact: true }).click();
      await deletion.getByLabel(accounts.deletion.word).fill("delete");
      await deletion.getByLabel(accounts.deletion.password, { exact: true }).fill("Birnenmus 1897");
      await deletion.getByRole("button", { name: accounts.deletion.submit }).click();
      await expectMail(mailTexts.deletionPlanned.subject);

      await openProfileByForm(page, locale, "/profile/recipes", { ...account, password: "Birnenmus 1897" });
      await expectMail(mailTexts.deletionCancelled.subject);
    });
  });
}
