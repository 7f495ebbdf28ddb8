import type { Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow } from "#tests/e2e/support/viewports.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { newEmail } from "../support/email.ts";
import { sendForm, textsOf } from "../support/send-form.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const isPremium = async ({ id }: Account) =>
  (await query<{ is_premium: boolean }>(dataDir, "select is_premium from users where id = $1", [id]))[0]?.is_premium;

const isRefunded = async ({ id }: Account) =>
  (await query(dataDir, "select from plus_payments where user_id = $1 and refunded_at is not null", [id])).length === 1;

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { plus, layout, mail: mails, ui } = messages[locale];
    const { withdrawalForm, testPayment, profile } = plus;
    const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
    const receiptSubject = new RegExp(mails.plus.withdrawalReceived.subject.replace("{reference}", "W-"));

    test("a member withdraws in the profile and gets the money back", async ({ page, mail }) => {
      const account = await createAccount();
      await signIn(page, account, locale);
      const { request } = page;
      const order = { form: 'main form:has([name="consent"])', fields: { consent: "on" } };
      const payment = await sendForm(request, `${address(locale, "/checkout")}?plan=monthly`, order);
      expect(await textsOf(payment, "main h1")).toEqual([testPayment.title]);
      const paid = { form: 'main form:has([name="payment"])', fields: { method: "test-method-pays" } };
      await sendForm(request, payment, paid);
      await visit(page, address(locale, "/profile/plus"));
      await expect(page.locator("[data-plus-state]")).toHaveAttribute("data-plus-state", "active");
      const ordered = await mail.waitForMail(account.email);
      expect(ordered.text).toContain(address(locale, "/withdraw-contract"));
      const section = page.locator("#withdraw");
      await section.locator("summary").click();
      await expectAccessible(page, `the withdrawal in the profile in ${locale}`, "#withdraw");
      await section.getByRole("button", { name: withdrawalForm.submit }).click();
      await expect(page.getByText(ui.flash.plusWithdrawn)).toBeVisible();
      await expect(page.locator("[data-plus-state]")).toHaveAttribute("data-plus-state", "ended");
      await expect(section).toHaveCount(0);
      expect([await isPremium(account), await isRefunded(account)]).toEqual([false, true]);
      const receipt = await mail.waitForMail(account.email, 1);
      expect(receipt.subject).toMatch(receiptSubject);
      expect(receipt.text).toContain(withdrawalForm.statement);
      // The invoice and the one that takes it back.
      const invoices = page.locator("#invoices").getByRole("link");
      await expect(invoices).toHaveCount(2);
      await expect(invoices.first()).toContainText(profile.correction.replace(" {number}", ""));
      const pdf = await page.request.get((await invoices.first().getAttribute("href")) ?? "");
      expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    });

    test("the footer leads to the withdrawal, which keeps what was typed", async ({ page, mail }) => {
      const email = newEmail();
      await visit(page, address(locale, "/about-us"));
      await page.getByRole("contentinfo").getByRole("link", { name: layout.footer.withdrawContract }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(withdrawalForm.title);
      const main = page.getByRole("main");
      await expect(main.getByLabel(withdrawalForm.contract, { exact: true })).toHaveValue(withdrawalForm.product);
      await main.getByLabel(withdrawalForm.name, { exact: true }).fill("Łucja Schmidt");
      await main.getByLabel(withdrawalForm.email, { exact: true }).fill("anna");
      await button(page, withdrawalForm.submit).click();
      await expect(main.getByText(withdrawalForm.badEmail)).toBeVisible();
      await expect(main.getByLabel(withdrawalForm.name, { exact: true })).toHaveValue("Łucja Schmidt");
      await main.getByLabel(withdrawalForm.email, { exact: true }).fill(email);
      await button(page, withdrawalForm.submit).click();
      await expect(main.getByRole("heading", { name: withdrawalForm.sentTitle })).toBeFocused();
      await expect(main.getByRole("status")).toContainText(email);
      expect((await mail.waitForMail(email)).subject).toMatch(receiptSubject);
    });
  });
}
