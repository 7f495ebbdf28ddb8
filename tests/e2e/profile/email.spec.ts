import { randomBytes } from "node:crypto";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow, germanWide } from "#tests/e2e/support/viewports.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { createAccount, dropCookies } from "../support/account.ts";
import { expect, test } from "../support/console-guard.ts";
import { waitForHydration } from "../support/visit.ts";
import { openProfile } from "./open-profile.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const ways = [
  ...germanWide.map((look) => ({ ...look, javaScriptEnabled: true })),
  ...englishNarrow.map((look) => ({ ...look, javaScriptEnabled: false })),
];

for (const { locale, viewport, javaScriptEnabled } of ways) {
  test.describe(`${locale}, ${viewport.width} pixels, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport, javaScriptEnabled });
    const { accounts, mail: mailTexts } = messages[locale];

    test("changes the address after confirmation", async ({ page, mail }) => {
      const otherLocale = locale === "de" ? "en" : "de";
      const owner = await createAccount({ locale: otherLocale });
      const account = await openProfile(page, locale, "/profile/settings", owner);
      if (javaScriptEnabled) await waitForHydration(page);
      const wanted = `neu-${randomBytes(6).toString("hex")}@example.org`;
      const part = page.getByRole("region", { name: accounts.changeEmail.title, exact: true });
      const [email, password] = [accounts.changeEmail.email, accounts.changeEmail.password].map((label) =>
        part.getByLabel(label, { exact: true }),
      );
      if (!email || !password) throw new Error("a field is missing");
      await email.fill(wanted);
      await password.fill("falsch");
      await part.getByRole("button", { name: accounts.changeEmail.submit }).click();
      await expect(part.getByText(accounts.changeEmail.wrong).last()).toBeVisible();
      await expect(email).toHaveValue(wanted);
      await expect(password).toHaveValue(javaScriptEnabled ? "falsch" : "");
      await expect(part.getByText(accounts.fields.passwordAgain)).toHaveCount(0);
      await password.fill(account.password);
      await part.getByRole("button", { name: accounts.changeEmail.submit }).click();
      await expect(part.getByText(accounts.changeEmail.sent)).toBeVisible();

      const received = await mail.waitForMail(wanted);
      expect(received.subject).toBe(mailTexts.emailChange.subject);
      const link = linksIn(received).find((href) => href.includes("token=")) ?? "";
      await page.goto(link);
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole("button", { name: accounts.confirmNewEmail.submit }).click();
      await expect(page.getByText(accounts.changeEmail.current.replace("{email}", wanted))).toBeVisible();
      await expect(part.getByText(accounts.changeEmail.changed)).toBeVisible();
      const told = await mail.waitForMail(account.email);
      expect(told.subject).toBe(mailTexts.emailChanged.subject);
      await page.goto(link);
      await expect(page.getByRole("heading", { name: accounts.confirmNewEmail.deadTitle })).toBeVisible();

      await dropCookies(page);
      await page.goto(linksIn(told).find((href) => href.includes("token=")) ?? "");
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole("button", { name: accounts.restoreEmail.submit }).click();
      await expect(page.getByText(accounts.newPassword.restored)).toBeVisible();
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByLabel(accounts.fields.newPassword, { exact: true }).fill("Ein ganzer Satz ist am besten");
      await page.getByRole("button", { name: accounts.newPassword.submit }).click();
      await expect(page).not.toHaveURL(/reset-password/);
      await page.goto(address(locale, "/profile/settings"));
      await expect(page.getByText(accounts.changeEmail.current.replace("{email}", account.email))).toBeVisible();
    });
  });
}
