import type { Page } from "@playwright/test";
import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { newEmail } from "../support/email.ts";
import { expect, test } from "../support/mail.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const isPremium = async ({ id }: Account) =>
  (await query<{ is_premium: boolean }>(dataDir, "select is_premium from users where id = $1", [id]))[0]?.is_premium;

const isRefunded = async ({ id }: Account) =>
  (await query(dataDir, "select from plus_payments where user_id = $1 and refunded_at is not null", [id])).length === 1;

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { plus, layout, mail: mails, ui } = messages[locale];
    const { withdrawalForm, checkout, testPayment, profile } = plus;
    const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
    const receiptSubject = new RegExp(mails.plus.withdrawalReceived.subject.replace("{reference}", "W-"));

    async function order(page: Page, plan: "monthly" | "yearly", hasScript = true) {
      const path = `${address(locale, "/checkout")}?plan=${plan}`;
      await (hasScript ? visit(page, path) : page.goto(path));
      await page.getByRole("checkbox", { name: checkout.consent }).check();
      await button(page, checkout.submit).click();
      await button(page, testPayment.pay).click();
      await expect(page.locator("[data-plus-state]")).toBeVisible();
    }

    test("a member withdraws in the profile and gets the money back", async ({ page, mail }) => {
      const account = await createAccount();
      await signIn(page, account, locale);
      await order(page, "monthly");
      const ordered = await mail.waitForMail(account.email);
      expect(ordered.text).toContain(address(locale, "/withdraw-contract"));
      const section = page.locator("#withdraw");
      await section.locator("summary").click();
      await expectAccessible(page, `the withdrawal in the profile in ${locale}`);
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
      await visit(page, address(locale, "/withdraw-contract"));
      await expectAccessible(page, `the withdrawal in ${locale}`);
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

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("a member withdraws without signing in", async ({ page, mail, context }) => {
        const account = await createAccount();
        await signIn(page, account, locale);
        await order(page, "yearly", false);
        expect(await isPremium(account)).toBe(true);
        await context.clearCookies();
        await page.goto(address(locale, "/withdraw-contract"));
        const main = page.getByRole("main");
        await main.getByLabel(withdrawalForm.name, { exact: true }).fill("Anna Schmidt");
        await main.getByLabel(withdrawalForm.email, { exact: true }).fill(account.email);
        await button(page, withdrawalForm.submit).click();
        await expect(main.getByRole("heading", { name: withdrawalForm.sentTitle })).toBeVisible();
        const receipt = await mail.waitForMail(account.email, 1);
        for (const text of [withdrawalForm.statement, "Anna Schmidt", withdrawalForm.product, "46"]) {
          expect(receipt.text).toContain(text);
        }
        expect([await isPremium(account), await isRefunded(account)]).toEqual([false, true]);
      });
    });
  });
}
