import type { Locator, Page } from "@playwright/test";
import { address } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { type Account, createAccount, dismissQuiz, signOut } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { visit } from "../support/visit.ts";
import { getSessionUserName } from "./oauth-steps.ts";

const ways = (["de", "en"] as const).flatMap((locale) =>
  [390, 1280].flatMap((width) => [true, false].map((hasScript) => ({ locale, width, hasScript }))),
);

for (const { locale, width, hasScript } of ways) {
  test.describe(`${locale} at ${width} ${hasScript ? "with" : "without"} script`, () => {
    test.use({
      viewport: { width, height: 800 },
      javaScriptEnabled: hasScript,
      extraHTTPHeaders: newClientHeaders(),
    });

    const open = (page: Page, path: string) => (hasScript ? visit(page, path) : page.goto(path).then(() => {}));
    const { accounts, mail: mailTexts, ui } = messages[locale];

    test("signs up, confirms, signs in and resets the password", async ({ page, browser, mail }) => {
      const reader = newReader();
      const next = address(locale, "/profile/likes");

      await test.step("asks until it is right, and keeps what was typed", async () => {
        await open(page, `${address(locale, "/signup")}?next=${encodeURIComponent(next)}`);
        const { form, field } = formIn(page);
        await expect(field("name")).toHaveAttribute("autocomplete", "nickname");
        await expect(field("email")).toHaveAttribute("autocomplete", "email");
        await expect(field("password")).toHaveAttribute("autocomplete", "new-password");
        await field("name").fill(reader.name);
        await field("email").fill("anna@");
        await field("password").fill("short");
        await submit(form, accounts.signUp.submit);
        if (hasScript) {
          for (const problem of ["badEmail", "tooShort", "termsNeeded"] as const) {
            await expect(form.getByText(accounts.problems[problem]).first()).toBeVisible();
          }
          await expect(field("email")).toBeFocused();
        } else {
          // The browser checks before it sends.
          await expect(form.locator("input:invalid")).toHaveCount(3);
        }
        await expect(field("name")).toHaveValue(reader.name);
        await expect(field("email")).toHaveValue("anna@");
        await expect(field("password")).toHaveValue("short");
      });

      await test.step("keeps a good password after a bad address, or says that it has to be typed again", async () => {
        const { form, field } = formIn(page);
        await field("email").fill("anna@example");
        await field("password").fill(reader.password);
        await field("terms").check();
        await submit(form, accounts.signUp.submit);
        await expect(form.getByText(accounts.problems.badEmail).first()).toBeVisible();
        await expect(form.getByText(accounts.problems.tooShort)).toHaveCount(0);
        await expect(field("email")).toHaveValue("anna@example");
        await expect(field("terms")).toBeChecked();
        await expect(field("password")).toHaveValue(hasScript ? reader.password : "");
        await expect(form.getByText(accounts.fields.passwordAgain)).toHaveCount(hasScript ? 0 : 1);
      });

      await test.step("sends a mail and creates no session yet", async () => {
        const { form, field } = formIn(page);
        await field("email").fill(reader.email);
        if (!hasScript) await field("password").fill(reader.password);
        await submit(form, accounts.signUp.submit);
        await expect(page.locator("main").getByText(accounts.signUp.sent)).toBeVisible();
        expect(await getSessionUserName(page)).toBeNull();
      });

      await test.step("opens the account by the button behind the link, not by the link", async () => {
        const received = await mail.waitForMail(reader.email);
        expect(received.subject).toBe(mailTexts.confirm.subject);
        const [link = ""] = linksIn(received);
        expect(received.html).toContain(link.replaceAll("&", "&amp;"));
        await open(page, link);
        expect(await accountsOf(reader.email)).toBe(0);
        await page.locator("main").getByRole("button", { name: accounts.confirm.submit }).click();
        await expect(page).toHaveURL(next);
        expect(await getSessionUserName(page)).toBe(reader.name);
        expect(await accountsOf(reader.email)).toBe(1);
        await expect(page.getByText(ui.flash.emailConfirmed)).toBeVisible();
        if (hasScript) await dismissQuiz(page, locale);
        await open(page, link);
        await expect(page.getByRole("heading", { name: accounts.confirm.deadTitle })).toBeVisible();
      });

      await test.step("signs out", async () => {
        await signOut(page, locale, hasScript);
        expect(await getSessionUserName(page)).toBeNull();
      });

      await test.step("signs in with the right password only, and goes on where it wanted to", async () => {
        await open(page, `${address(locale, "/login")}?next=${encodeURIComponent(next)}`);
        const { form, field } = formIn(page);
        await expect(field("email")).toHaveAttribute("autocomplete", "username");
        await expect(field("password")).toHaveAttribute("autocomplete", "current-password");
        await field("email").fill(reader.email);
        await field("password").fill("Birnenmus 1897");
        await submit(form, accounts.signIn.submit);
        await expect(form.getByText(accounts.problems.wrong)).toBeVisible();
        await expect(field("email")).toHaveValue(reader.email);
        await expect(field("password")).toHaveValue(hasScript ? "Birnenmus 1897" : "");
        expect(await getSessionUserName(page)).toBeNull();
        await field("password").fill(reader.password);
        await submit(form, accounts.signIn.submit);
        await expect(page).toHaveURL(next);
        expect(await getSessionUserName(page)).toBe(reader.name);
      });

      await test.step("resets the password in another browser, which ends this session", async () => {
        const otherContext = await browser.newContext({
          javaScriptEnabled: hasScript,
          viewport: { width, height: 800 },
        });
        const other = await otherContext.newPage();
        await open(other, address(locale, "/reset-password"));
        const ask = formIn(other, "email");
        await ask.field("email").fill(reader.email);
        await submit(ask.form, accounts.reset.submit);
        await expect(other.locator("main").getByText(accounts.reset.sent)).toBeVisible();

        const received = await mail.waitForMail(reader.email, 1);
        expect(received.subject).toBe(mailTexts.reset.subject);
        const [link = ""] = linksIn(received);
        await open(other, link);
        const { form, field } = formIn(other);
        await expect(field("password")).toHaveAttribute("autocomplete", "new-password");
        await expect(form.locator('[autocomplete="username"]')).toHaveValue(reader.email);
        await field("password").fill("Birnenmus 1897");
        await submit(form, accounts.newPassword.submit);
        await expect(other).not.toHaveURL(/reset-password/);
        await expect(other.getByText(ui.flash.passwordSet)).toBeVisible();
        expect(await getSessionUserName(other)).toBe(reader.name);
        expect(await getSessionUserName(page)).toBeNull();
        expect((await mail.waitForMail(reader.email, 2)).subject).toBe(mailTexts.passwordChanged.subject);

        await open(other, link);
        await expect(other.locator('input[name="password"]')).toHaveCount(0);
        await otherContext.close();
      });

      await test.step("and the page that is private asks to sign in again", async () => {
        const settings = address(locale, "/profile/settings");
        await page.goto(settings);
        await expect(page).toHaveURL(`${address(locale, "/login")}?next=${encodeURIComponent(settings)}`);
      });
    });
  });
}

test("shows the same for an address with an account and informs its owner by mail", async ({ page, mail }) => {
  await page.setExtraHTTPHeaders(newClientHeaders());
  const account = await createAccount();
  await visit(page, "/de/signup");
  const { form, field } = formIn(page);
  await field("name").fill(newReader().name);
  await field("email").fill(account.email.toUpperCase());
  await field("password").fill("Birnenmus 1897");
  await field("terms").check();
  await submit(form, messages.de.accounts.signUp.submit);
  await expect(page.locator("main").getByText(messages.de.accounts.signUp.sent)).toBeVisible();
  const received = await mail.waitForMail(account.email);
  expect(received.subject).toBe(messages.de.mail.accountExists.subject);
  expect(received.text).toContain("/de/login");
});

test("shows the same for an unknown address and sends no mail", async ({ page, mail }) => {
  const { email } = newReader();
  await visit(page, "/de/reset-password");
  const { form, field } = formIn(page, "email");
  await field("email").fill(email);
  await submit(form, messages.de.accounts.reset.submit);
  await expect(page.locator("main").getByText(messages.de.accounts.reset.sent)).toBeVisible();
  expect(await query(dataDir, "select id from outbox where recipient = $1", [email])).toEqual([]);
  expect(mail.mailsTo(email)).toEqual([]);
});

function newReader(): Pick<Account, "name" | "email" | "password"> {
  const mark = crypto.randomUUID().slice(0, 8);
  return { name: `Berta ${mark}`, email: `berta-${mark}@example.org`, password: `Quittengelee ${mark}` };
}

/** The form that contains this field, with its fields by name. */
function formIn(page: Page, holding = "password") {
  const form = page.locator("main form").filter({ has: page.locator(`input[name="${holding}"]`) });
  return { form, field: (name: string) => form.locator(`input[name="${name}"]`) };
}

const submit = (form: Locator, name: string) => form.getByRole("button", { name, exact: true }).click();

async function accountsOf(email: string): Promise<number> {
  return (await query(dataDir, "select id from users where email = $1", [email])).length;
}
