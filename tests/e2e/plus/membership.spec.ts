import type { Page } from "@playwright/test";
import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const isPremium = async ({ id }: Account) =>
  (await query<{ is_premium: boolean }>(dataDir, "select is_premium from users where id = $1", [id]))[0]?.is_premium;

/** Events of orders on the bus of this page. */
const listOrderEvents = (page: Page) =>
  page.evaluate(() =>
    (window.tischlein ?? []).filter(({ event }) => /^(?:trial started|purchase|subscription started)$/.test(event)),
  );

const stateOf = (page: Page) => page.locator("[data-plus-state]");

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { plus, mail: mails, ui } = messages[locale];
    const { offer, checkout, profile, testPayment } = plus;
    const product = plus.product.monthly;
    const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
    const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

    async function passDays(page: Page, days: number) {
      await page.locator("#test-days").fill(String(days));
      await button(page, profile.testSubmit).click();
    }

    test("a trial, a monthly contract, its cancellation and its end", async ({ page, mail }) => {
      const account = await createAccount();
      await signIn(page, account, locale);

      await visit(page, address(locale, "/plus"));
      await expectAccessible(page, `the offer in ${locale}`);
      await button(page, offer.trial.replace("{days}", "30")).click();
      await expect(page).toHaveURL(/start=trial/);
      await expectAccessible(page, `the trial in ${locale}`);
      expect(await isPremium(account)).toBe(false);
      await button(page, checkout.trialSubmit).click();
      await expect(stateOf(page)).toHaveAttribute("data-plus-state", "trial");
      await expect.poll(() => listOrderEvents(page)).toEqual([{ event: "trial started" }]);
      expect(await isPremium(account)).toBe(true);
      expect((await mail.waitForMail(account.email)).subject).toBe(mails.plus.trialStarted.subject);

      await visit(page, `${address(locale, "/checkout")}?plan=monthly`);
      await expectAccessible(page, `the order in ${locale}`);
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
      await page.reload();
      await waitForHydration(page);
      expect(await listOrderEvents(page)).toEqual([]);
      const ordered = await mail.waitForMail(account.email, 1);
      expect(ordered.subject).toBe(mails.plus.ordered.subject.replace("{product}", product));
      expect(ordered.text).toContain(plus.withdrawal.rightTitle);
      await waitForHydration(page);
      await expectAccessible(page, `Plus in the profile in ${locale}`);

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
      // An open page would ask for events without a session.
      await page.goto("about:blank");
      await page.context().clearCookies();
      expect((await page.request.get(href)).status()).toBe(401);
      await signIn(page, other, locale);
      expect((await page.request.get(href)).status()).toBe(404);
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("signing in leads back to the order, and a declined payment costs nothing", async ({ page }) => {
        const account = await createAccount();
        await page.goto(address(locale, "/plus"));
        await page.getByRole("radio", { name: offer.yearly }).check();
        await button(page, offer.order).click();
        await expect(page).toHaveURL(new RegExp(`${address(locale, "/login")}\\?next=`));
        await page.locator("main input[name=email]").fill(account.email);
        await page.locator("main input[name=password]").fill(account.password);
        await button(page, messages[locale].accounts.signIn.submit).click();
        await expect(page).toHaveURL(/plan=yearly/);

        await page.getByRole("checkbox", { name: checkout.consent }).check();
        await button(page, checkout.submit).click();
        await button(page, testPayment.decline).click();
        await expect(page.getByText(checkout.declined)).toBeVisible();
        expect(await isPremium(account)).toBe(false);

        await page.getByRole("checkbox", { name: checkout.consent }).check();
        await button(page, checkout.submit).click();
        await button(page, testPayment.pay).click();
        await expect(stateOf(page)).toHaveAttribute("data-plus-state", "cancelled");
        expect(await isPremium(account)).toBe(true);
        await expect(link(page, profile.toMonthly)).toBeVisible();
      });
    });
  });
}
