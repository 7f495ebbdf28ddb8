import type { Locator, Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { linksIn, type ReceivedMail } from "#tests/support/mail-server.ts";
import { type Account, dismissQuiz, signOut } from "../support/account.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { englishNarrow, germanWide } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";
import { getSessionUserName } from "./oauth-steps.ts";

const ways = [
  ...germanWide.map((look) => ({ ...look, hasScript: true })),
  ...englishNarrow.map((look) => ({ ...look, hasScript: false })),
];

for (const { locale, viewport, hasScript } of ways) {
  test.describe(`${locale}, ${viewport.width} pixels, ${hasScript ? "with" : "without"} script`, () => {
    test.use({ viewport, javaScriptEnabled: hasScript, extraHTTPHeaders: newClientHeaders() });

    const open = (page: Page, path: string) => (hasScript ? visit(page, path) : page.goto(path).then(() => {}));
    const { accounts, layout, mail: mailTexts, ui } = messages[locale];

    /** Mails speak the language of the page, also to accounts with another one. */
    function expectLanguage(received: ReceivedMail): void {
      expect(received.html).toContain(`<html lang="${locale}">`);
      for (const link of linksIn(received)) expect(new URL(link).pathname).toMatch(new RegExp(`^/${locale}(/|$)`));
    }

    test("signs up, confirms, signs in and resets the password", async ({ page, request, browser, mail }) => {
      const reader = newReader();
      const next = address(locale, "/profile/likes");
      const header = page.getByRole("banner");
      const signInLink = header.getByRole("link", { name: layout.userMenu.signIn, exact: true });
      const accountLink = header.getByRole("link", { name: layout.userMenu.button, exact: true });
      const note = page.locator("main .signed-in-note");
      const publicPages = [address(locale, "/"), address(locale, "/recipes")];

      if (!hasScript) {
        await test.step("header and home page are those of signed-out readers", async () => {
          for (const path of publicPages) {
            await page.goto(path);
            await expect(signInLink).toBeVisible();
            await expect(accountLink).toBeHidden();
            await expect(note).toBeHidden();
          }
        });
      }

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
        expectLanguage(received);
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
        await page.goBack();
        await expect(page).not.toHaveURL(/token=/);
        const cookies = (await page.context().cookies()).map(({ value }) => decodeURIComponent(value));
        expect(cookies.filter((value) => value.includes(new URL(link).searchParams.get("token") ?? ""))).toEqual([]);
        await open(page, link);
        await expect(page).toHaveURL(next);
      });

      if (!hasScript) {
        await test.step("the same pages for all say who is signed in", async () => {
          for (const path of publicPages) {
            await page.goto(path);
            await expect(accountLink).toBeVisible();
            await expect(signInLink).toBeHidden();
            const [personal, anonymous] = await Promise.all([page.request.get(path), request.get(path)]);
            expect(await personal.text()).toBe(await anonymous.text());
          }
          await page.goto(address(locale, "/"));
          await expect(note).toBeVisible();
          await accountLink.click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(reader.name);
        });
      }

      await test.step("signs out, and the cookie is worth nothing any more", async () => {
        const [session] = (await page.context().cookies()).filter(({ name }) => name === "authjs.session-token");
        const stolen = { headers: { cookie: `${session?.name}=${session?.value}` } };
        expect((await request.get("/api/users/me/", stolen)).status()).toBe(200);
        await signOut(page, locale, hasScript);
        expect(await getSessionUserName(page)).toBeNull();
        expect((await request.get("/api/users/me/", stolen)).status()).toBe(401);
        if (!hasScript) {
          await expect(accountLink).toBeHidden();
          await expect(note).toBeHidden();
        }
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
        if (!hasScript) await expect(page.getByRole("status").filter({ hasText: ui.flash.signedIn })).toBeVisible();
      });

      await test.step("resets the password in another browser, which ends this session", async () => {
        const otherLocale = locale === "de" ? "en" : "de";
        await query(dataDir, "update users set locale = $1 where email = $2", [otherLocale, reader.email]);
        const otherContext = await browser.newContext({ javaScriptEnabled: hasScript, viewport });
        const other = await otherContext.newPage();
        await open(other, address(locale, "/reset-password"));
        const ask = formIn(other, "email");
        await ask.field("email").fill(reader.email);
        await submit(ask.form, accounts.reset.submit);
        await expect(other.locator("main").getByText(accounts.reset.sent)).toBeVisible();

        const received = await mail.waitForMail(reader.email, 1);
        expect(received.subject).toBe(mailTexts.reset.subject);
        expectLanguage(received);
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
        const changed = await mail.waitForMail(reader.email, 2);
        expect(changed.subject).toBe(mailTexts.passwordChanged.subject);
        expectLanguage(changed);

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
