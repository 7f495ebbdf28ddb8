import type { Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow, germanWide } from "#tests/e2e/support/viewports.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { type Account, createAccount, dropCookies, signIn } from "../support/account.ts";
import { expectAccessibleThemes } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const isPremium = async ({ id }: Account) =>
  (await query<{ is_premium: boolean }>(dataDir, "select is_premium from users where id = $1", [id]))[0]?.is_premium;

/** Events of orders on the bus of this page. */
const listOrderEvents = (page: Page) =>
  page.evaluate(() =>
    (window.tischlein ?? []).filter(({ event }) => /^(?:trial started|purchase|subscription started)$/.test(event)),
  );

const stateOf = (page: Page) => page.locator("[data-plus-state]");

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { plus, mail: mails, ui } = messages[locale];
    const { offer, checkout, profile, testPayment } = plus;
    const product = plus.product.monthly;

    async function passDays(page: Page, days: number) {
      await page.locator("#test-days").fill(String(days));
      await button(page, profile.testSubmit).click();
    }

    test("a trial, a monthly contract, its cancellation and its end", async ({ page, mail }) => {
      const account = await createAccount();
      await signIn(page, account, locale);

      await visit(page, address(locale, "/plus"));
      await button(page, offer.trial.replace("{days}", "30")).click();
      await expect(page).toHaveURL(/start=trial/);
      await expectAccessibleThemes(page, "the trial");
      expect(await isPremium(account)).toBe(false);
      await button(page, checkout.trialSubmit).click();
      await expect(stateOf(page)).toHaveAttribute("data-plus-state", "trial");
      await expect.poll(() => listOrderEvents(page)).toEqual([{ event: "trial started" }]);
      expect(await isPremium(account)).toBe(true);
      expect((await mail.waitForMail(account.email)).subject).toBe(mails.plus.trialStarted.subject);

      await visit(page, `${address(locale, "/checkout")}?plan=monthly`);
      await expectAccessibleThemes(page, "the order");
      const submit = button(page, checkout.submit);
      await expect(page.locator("section", { has: page.locator("#summary") })).toContainText("5");
      await submit.click();
      await expect(page.getByText(checkout.noConsent)).toBeVisible();
      await page.getByRole("checkbox", { name: checkout.consent }).check();
      await submit.click();
      await expect(page).toHaveURL(/payment=/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(testPayment.title);
      await button(page, testPayment.pay).click();
      await expect(stateOf(page)).toHaveAttribute("data-plus-state", "active");
      await expect(page.getByText(profile.paid)).toBeVisible();
      const price = { plan: "monthly", value: 5.99, currency: "EUR" };
      await expect
        .poll(() => listOrderEvents(page))
        .toEqual([
          { event: "purchase", ...price },
          { event: "subscription started", ...price },
        ]);
      const ordered = await mail.waitForMail(account.email, 1);
      expect(ordered.subject).toBe(mails.plus.ordered.subject.replace("{product}", product));
      expect(ordered.text).toContain(plus.withdrawal.rightTitle);
      await expectAccessibleThemes(page, "Plus in the profile");

      const invoice = page.locator("#invoices").getByRole("link");
      await expect(invoice).toHaveCount(1);
      const href = (await invoice.getAttribute("href")) ?? "";
      const pdf = await page.request.get(href);
      expect(pdf.headers()["content-type"]).toBe("application/pdf");
      expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

      // The trial and the first month pass: the second one is charged.
      await passDays(page, 62);
      await expect(invoice).toHaveCount(2);
      await expect(stateOf(page)).toHaveAttribute("data-plus-state", "active");
      expect((await mail.waitForMail(account.email, 2)).subject).toContain(
        mails.plus.renewed.subject.replace("{number}", ""),
      );

      await page.locator("#cancel summary").click();
      await button(page, profile.cancel).click();
      await expect(page.getByText(ui.flash.plusCancelled)).toBeVisible();
      await expect(stateOf(page)).toHaveAttribute("data-plus-state", "cancelled");
      expect(await isPremium(account)).toBe(true);
      expect((await mail.waitForMail(account.email, 3)).subject).toBe(mails.plus.cancelled.subject);

      await passDays(page, 31);
      await expect(stateOf(page)).toHaveAttribute("data-plus-state", "ended");
      expect(await isPremium(account)).toBe(false);
      expect((await mail.waitForMail(account.email, 4)).subject).toBe(mails.plus.ended.subject);
      await expect(invoice).toHaveCount(2);

      // The trial is given once.
      await visit(page, `${address(locale, "/checkout")}?start=trial`);
      await expect(page.getByText(checkout.trialUsed)).toBeVisible();

      // Other users do not get the invoice.
      const other = await createAccount();
      await dropCookies(page);
      expect((await page.request.get(href)).status()).toBe(401);
      await signIn(page, other, locale);
      expect((await page.request.get(href)).status()).toBe(404);
    });
  });
}

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels, without script`, () => {
    test.use({ viewport, javaScriptEnabled: false });
    const { plus, mail: mails, accounts } = messages[locale];
    const { offer, checkout, profile, testPayment, withdrawalForm } = plus;

    test("a year is ordered after a declined payment, and withdrawn from without signing in", async ({
      page,
      mail,
    }) => {
      const account = await createAccount();
      const main = page.getByRole("main");

      await test.step("signing in leads back to the order", async () => {
        await page.goto(address(locale, "/plus"));
        await page.getByRole("radio", { name: offer.yearly }).check();
        await button(page, offer.order).click();
        await expect(page).toHaveURL(new RegExp(`${address(locale, "/login")}\\?next=`));
        await page.locator("main input[name=email]").fill(account.email);
        await page.locator("main input[name=password]").fill(account.password);
        await button(page, accounts.signIn.submit).click();
        await expect(page).toHaveURL(/plan=yearly/);
      });

      await test.step("a declined payment costs nothing", async () => {
        await page.getByRole("checkbox", { name: checkout.consent }).check();
        await button(page, checkout.submit).click();
        await button(page, testPayment.decline).click();
        await expect(page.getByText(checkout.declined)).toBeVisible();
        expect(await isPremium(account)).toBe(false);
      });

      await test.step("a paid one gives a year that ends by itself", async () => {
        await page.getByRole("checkbox", { name: checkout.consent }).check();
        await button(page, checkout.submit).click();
        await button(page, testPayment.pay).click();
        await expect(stateOf(page)).toHaveAttribute("data-plus-state", "cancelled");
        expect(await isPremium(account)).toBe(true);
        await expect(main.getByRole("link", { name: profile.toMonthly, exact: true })).toBeVisible();
      });

      await test.step("a withdrawal without signing in gives the money back, once its link is used", async () => {
        await dropCookies(page);
        await page.goto(address(locale, "/withdraw-contract"));
        await main.getByLabel(withdrawalForm.name, { exact: true }).fill("Anna Schmidt");
        await main.getByLabel(withdrawalForm.email, { exact: true }).fill(account.email);
        await button(page, withdrawalForm.submit).click();
        await expect(main.getByRole("heading", { name: withdrawalForm.sentTitle })).toBeVisible();
        const asking = await mail.waitForMail(account.email, 1);
        expect(asking.subject).toMatch(new RegExp(mails.plus.withdrawalToConfirm.subject.replace("{reference}", "W-")));
        expect(await isPremium(account)).toBe(true);
        await page.goto(linksIn(asking)[0] ?? "");
        await button(page, withdrawalForm.confirm.submit).click();
        await expect(main.getByRole("heading", { name: withdrawalForm.confirm.doneTitle })).toBeVisible();
        expect(new URL(page.url()).search).toBe("?state=done");
        const receipt = await mail.waitForMail(account.email, 2);
        expect(receipt.subject).toMatch(new RegExp(mails.plus.withdrawalReceived.subject.replace("{reference}", "W-")));
        for (const text of [withdrawalForm.statement, "Anna Schmidt", withdrawalForm.product, "46"]) {
          expect(receipt.text).toContain(text);
        }
        const refunded = "select from plus_payments where user_id = $1 and refunded_at is not null";
        expect(await query(dataDir, refunded, [account.id])).toHaveLength(1);
        expect(await isPremium(account)).toBe(false);
      });
    });
  });
}
