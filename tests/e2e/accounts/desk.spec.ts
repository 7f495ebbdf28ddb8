import type { APIRequestContext } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { createAccount, dismissQuiz, signIn } from "../support/account.ts";
import { expectAccessible, expectAccessibleThemes } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { sendForm, textsOf } from "../support/send-form.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const pageOf = (id: string, locale: Locale = "de") => routeAddress(locale, "/desk/accounts/[id]", { id });
const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status();

async function expectSignedOut(request: APIRequestContext): Promise<void> {
  const settings = await request.get(address("de", "/profile/settings"), { maxRedirects: 0 });
  expect(settings.headers().location ?? "").toContain(address("de", "/login"));
}

test("an admin finds an account, changes its role, ends its session, bans it and lifts the ban", async ({
  page,
  request,
}) => {
  const { desk, roles, signIn: signInTexts } = messages.de.accounts;
  const { flash } = messages.de.ui;
  const { auditLog } = messages.de;
  const [admin, other] = [await createAccount({ newType: "admin" }), await createAccount()];
  const main = page.getByRole("main");
  await signIn({ request }, other);
  await signIn(page, admin);

  await test.step("by its address among all accounts", async () => {
    await visit(page, address("de", "/desk/accounts"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.title);
    await expectAccessibleThemes(page, "the accounts");
    await page.getByLabel(desk.search).fill(other.email);
    await page.getByLabel(desk.search).press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "1 Konto" })).toBeVisible();
    await page.getByRole("link", { name: other.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
  });

  await test.step("an editor sees the desk at once, but no accounts, and no more as a reader again", async () => {
    expect(await statusOf(request, address("de", "/desk"))).toBe(404);
    await page.getByLabel(desk.roleForm.label).selectOption({ label: roles.editor });
    await page.getByRole("button", { name: desk.roleForm.submit }).click();
    await expect(page.getByText(flash.roleChanged)).toBeVisible();
    expect(await statusOf(request, address("de", "/desk"))).toBe(200);
    expect(await statusOf(request, address("de", "/desk/audit-log"))).toBe(200);
    for (const path of [address("de", "/desk/accounts"), pageOf(admin.id), address("de", "/desk/invitations")]) {
      expect(await statusOf(request, path), path).toBe(404);
    }
    expect(await statusOf(request, "/api/audit-log/")).toBe(404);
    await page.getByLabel(desk.roleForm.label).selectOption({ label: roles.community });
    await page.getByRole("button", { name: desk.roleForm.submit }).click();
    await expect(main.locator(".badge", { hasText: roles.community })).toBeVisible();
    await expect.poll(() => statusOf(request, address("de", "/desk"))).toBe(404);
  });

  await test.step("its session ends", async () => {
    await main.getByRole("button", { name: new RegExp(`${desk.sessions.end}$`, "i") }).click();
    await expect(page.getByText(flash.sessionEnded)).toBeVisible();
    await expect(page.getByText(desk.sessions.none)).toBeVisible();
    await expectSignedOut(request);
  });

  await test.step("a ban needs a reason, and ends the next session, too", async () => {
    await signIn({ request }, other);
    await page.getByRole("button", { name: desk.ban.submit }).click();
    await expect(page.getByText(desk.errors.missing).first()).toBeVisible();
    await expect(page.getByLabel(desk.ban.reason, { exact: true })).toBeFocused();
    await expectAccessibleThemes(page, "an account, and the form of a ban with errors");
    await page.getByLabel(desk.ban.reason, { exact: true }).fill("Verkauft Diätpillen.");
    await page.getByLabel(desk.ban.ground, { exact: true }).selectOption({ label: desk.ban.grounds.terms });
    await page.getByLabel(desk.ban.rule, { exact: true }).fill("Abschnitt 3");
    await page.getByRole("button", { name: desk.ban.submit }).click();
    await expect(page.getByText(flash.accountBanned)).toBeVisible();
    await expect(page.getByText(desk.sessions.none)).toBeVisible();
    await expectAccessible(page, "a banned account", "main");
    await expectSignedOut(request);
  });

  await test.step("after the right password they read why", async () => {
    const form = 'main form:has(input[name="password"])';
    const login = address("de", "/login");
    expect(await textsOf(await request.get(login), `${form} button[type=submit]`)).toContain(signInTexts.submit);
    const { email, password } = other;
    const statement = await sendForm(request, login, { form, fields: { email, password } });
    expect((await textsOf(statement, "main")).join()).toContain("Verkauft Diätpillen.");
  });

  await test.step("the ban is lifted", async () => {
    await page.getByRole("button", { name: desk.ban.lift }).click();
    await expect(page.getByText(flash.banLifted)).toBeVisible();
  });

  await test.step("an admin cannot change their own role", async () => {
    const own = (await textsOf(await page.request.get(pageOf(admin.id)), "main")).join();
    expect(own).toContain(desk.own);
    expect(own).not.toContain(desk.ban.submit);
  });

  await test.step("the audit log tells it", async () => {
    await visit(page, address("de", "/desk/audit-log"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(auditLog.title);
    await page.getByLabel(auditLog.actor, { exact: true }).selectOption({ label: admin.name });
    await page.getByLabel(auditLog.action, { exact: true }).selectOption({ label: auditLog.actionNames.ban });
    await page.getByRole("button", { name: auditLog.show }).click();
    const sentence = `${admin.name} hat das Konto „${other.name}“ gesperrt`;
    const entry = main.getByRole("listitem").filter({ hasText: sentence });
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText("Verkauft Diätpillen.");
    await expect(page.getByText("aufgehoben")).toBeHidden();
    await expectAccessibleThemes(page, "the audit log with entries");
    const href = await page.getByRole("link", { name: auditLog.export }).getAttribute("href");
    const csv = await (await page.request.get(href ?? "")).text();
    expect(csv).toContain(sentence);
    expect(csv.trim().split("\r\n")).toHaveLength(2);
    await entry.getByRole("link", { name: other.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
  });
});

test("by keyboard an admin invites an editor, who creates an account", async ({ page, browser, mail }) => {
  const { invitations: words, fields, roles } = messages.en.accounts;
  const email = `invited-${crypto.randomUUID()}@example.org`;
  await signIn(page, await createAccount({ newType: "admin" }), "en");
  await visit(page, address("en", "/desk/invitations"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  const form = page.getByRole("region", { name: words.form });
  await form.getByLabel(words.email).focus();
  await page.keyboard.type("anna@");
  await page.keyboard.press("Enter");
  await expect(form.getByText(words.errors.badEmail).first()).toBeVisible();
  await expect(form.getByLabel(words.email)).toBeFocused();
  await expect(form.getByLabel(words.email)).toHaveValue("anna@");
  await expectAccessibleThemes(page, "the invitations, and their form with errors");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(roles.editor);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(messages.en.ui.flash.invitationSent)).toBeVisible();
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: email });
  await expect(entry).toContainText(roles.editor);
  await expectAccessible(page, "an open invitation", "main");

  const link = new URL(linksIn(await mail.waitForMail(email)).find((href) => href.includes("token=")) ?? "");
  const context = await browser.newContext({
    extraHTTPHeaders: newClientHeaders(),
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
  });
  const guest = await context.newPage();
  await visit(guest, `${link.pathname}${link.search}`);
  await expectAccessible(guest, "an invitation");
  const name = `Nele ${crypto.randomUUID().slice(0, 8)}`;
  const main = guest.getByRole("main");
  await main.getByLabel(fields.name).fill(name);
  await main.getByLabel(fields.password, { exact: true }).fill("Quittengelee 1893");
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: words.accept.newSubmit }).click();
  await expect(guest).toHaveURL((url) => url.pathname === address("en", "/profile/recipes"));
  await dismissQuiz(guest, "en");
  expect(await statusOf(guest.request, address("en", "/desk"))).toBe(200);
  expect(await statusOf(guest.request, address("en", "/desk/accounts"))).toBe(404);
  await visit(guest, `${link.pathname}${link.search}`);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.accept.deadTitle);
  await expectAccessible(guest, "a used invitation", "main");
  await context.close();
  await page.reload();
  await expect(entry).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an admin invites an account, which accepts, and revokes another invitation", async ({
    page,
    request,
    mail,
  }) => {
    const { invitations: words, roles } = messages.de.accounts;
    const { flash } = messages.de.ui;
    const guest = await createAccount();
    await signIn(page, await createAccount({ newType: "admin" }));
    await page.goto(address("de", "/desk/invitations"));
    const invite = async (email: string) => {
      const form = page.getByRole("region", { name: words.form });
      await form.getByLabel(words.email).fill(email);
      await form.getByLabel(words.role).selectOption({ label: roles.contributor });
      await form.getByRole("button", { name: words.submit }).click();
      await expect(page.getByText(flash.invitationSent)).toBeVisible();
    };
    const revoked = `revoked-${crypto.randomUUID()}@example.org`;
    await invite(revoked);
    await page.getByRole("button", { name: words.revokeNamed.replace("{email}", revoked) }).click();
    await expect(page.getByText(flash.invitationRevoked)).toBeVisible();
    await expect(page.getByText(revoked)).toBeHidden();

    await invite(guest.email);
    const link = linksIn(await mail.waitForMail(guest.email)).find((href) => href.includes("token=")) ?? "";
    const shown = await request.get(link);
    expect((await textsOf(shown, "main")).join()).toContain(guest.email);
    expect(await textsOf(shown, "main a")).toContain(words.accept.signIn);
    await signIn({ request }, guest);
    const accepted = await sendForm(request, link, { form: 'main form:has(input[name="token"])' });
    expect((await textsOf(accepted, "[role=status]")).join()).toContain(flash.invitationAccepted);
    expect(await query(dataDir, "select new_type from users where id = $1", [guest.id])).toEqual([
      { new_type: "contributor" },
    ]);
  });
});
