import type { Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { createAccount, dismissQuiz, signIn, signInByForm } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { messages } from "../support/messages.ts";
import { pairwiseViewports } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const pageOf = (id: string, locale: Locale = "de") => routeAddress(locale, "/desk/accounts/[id]", { id });
const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`in ${locale} at ${viewport.width}px`, () => {
    test.use({ viewport });

    test("an admin reads accounts, invitations and the audit log", async ({ page }) => {
      const { desk, invitations } = messages[locale].accounts;
      const other = await createAccount({ newType: "contributor" });
      await signIn(page, await createAccount({ newType: "admin" }), locale);
      await visit(page, address(locale, "/desk/accounts"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.title);
      await expectAccessible(page, "the accounts");
      await page.getByLabel(desk.search).fill(other.email);
      await page.getByLabel(desk.search).press("Enter");
      await expect(
        page.getByRole("heading", { level: 2, name: locale === "de" ? "1 Konto" : "1 account" }),
      ).toBeVisible();
      await page.getByRole("link", { name: other.name }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
      await expectAccessible(page, "an account");
      await visit(page, address(locale, "/desk/invitations"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(invitations.title);
      await expectAccessible(page, "the invitations");
      await visit(page, address(locale, "/desk/audit-log"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages[locale].auditLog.title);
      await expectAccessible(page, "the audit log");
    });
  });
}

test("an admin changes a role, bans an account and lifts the ban, and the audit log tells it", async ({
  page,
  browser,
}) => {
  const { desk, roles } = messages.de.accounts;
  const { flash } = messages.de.ui;
  const { auditLog } = messages.de;
  const [admin, other] = [await createAccount({ newType: "admin" }), await createAccount()];
  const theirs = await (await browser.newContext({ extraHTTPHeaders: newClientHeaders() })).newPage();
  await signIn(theirs, other);
  expect(await statusOf(theirs, address("de", "/desk"))).toBe(404);

  await signIn(page, admin);
  await visit(page, pageOf(other.id));
  await page.getByLabel(desk.roleForm.label).selectOption({ label: roles.editor });
  await page.getByRole("button", { name: desk.roleForm.submit }).click();
  await expect(page.getByText(flash.roleChanged)).toBeVisible();
  expect(await statusOf(theirs, address("de", "/desk"))).toBe(200);
  expect(await statusOf(theirs, address("de", "/desk/audit-log"))).toBe(200);
  for (const path of [address("de", "/desk/accounts"), pageOf(admin.id), address("de", "/desk/invitations")]) {
    expect(await statusOf(theirs, path), path).toBe(404);
  }
  expect(await statusOf(theirs, "/api/audit-log/")).toBe(404);
  await page.getByLabel(desk.roleForm.label).selectOption({ label: roles.community });
  await page.getByRole("button", { name: desk.roleForm.submit }).click();
  await expect(page.getByRole("main").locator(".badge", { hasText: roles.community })).toBeVisible();
  await expect.poll(() => statusOf(theirs, address("de", "/desk"))).toBe(404);

  await page.getByRole("button", { name: desk.ban.submit }).click();
  await expect(page.getByText(desk.errors.missing).first()).toBeVisible();
  await expect(page.getByLabel(desk.ban.reason, { exact: true })).toBeFocused();
  await expectAccessible(page, "the form of a ban with errors");
  await page.getByLabel(desk.ban.reason, { exact: true }).fill("Verkauft Diätpillen.");
  await page.getByLabel(desk.ban.ground, { exact: true }).selectOption({ label: desk.ban.grounds.terms });
  await page.getByLabel(desk.ban.rule, { exact: true }).fill("Abschnitt 3");
  await page.getByRole("button", { name: desk.ban.submit }).click();
  await expect(page.getByText(flash.accountBanned)).toBeVisible();
  await expect(page.getByText(desk.sessions.none)).toBeVisible();
  await expectAccessible(page, "a banned account");
  const settings = await theirs.request.get(address("de", "/profile/settings"), { maxRedirects: 0 });
  expect(settings.headers().location ?? "").toContain(address("de", "/login"));
  // After the right password they read why, and can object.
  await signInByForm(theirs, other);
  await expect(theirs.getByText("Verkauft Diätpillen.")).toBeVisible();
  await expectAccessible(theirs, "why an account is banned");
  await page.getByRole("button", { name: desk.ban.lift }).click();
  await expect(page.getByText(flash.banLifted)).toBeVisible();
  await theirs.context().close();

  await visit(page, address("de", "/desk/audit-log"));
  await page.getByLabel(auditLog.actor, { exact: true }).selectOption({ label: admin.name });
  await page.getByLabel(auditLog.action, { exact: true }).selectOption({ label: auditLog.actionNames.ban });
  await page.getByRole("button", { name: auditLog.show }).click();
  const sentence = `${admin.name} hat das Konto „${other.name}“ gesperrt`;
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: sentence });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText("Verkauft Diätpillen.");
  await expect(page.getByText("aufgehoben")).toBeHidden();
  await expectAccessible(page, "the audit log with entries");
  const href = await page.getByRole("link", { name: auditLog.export }).getAttribute("href");
  const csv = await (await page.request.get(href ?? "")).text();
  expect(csv).toContain(sentence);
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  await entry.getByRole("link", { name: other.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
});

test("an admin ends a session, and not the own role", async ({ page, browser }) => {
  const { desk } = messages.en.accounts;
  const [admin, other] = [await createAccount({ newType: "admin" }), await createAccount()];
  const theirs = await (await browser.newContext({ extraHTTPHeaders: newClientHeaders() })).newPage();
  await signIn(theirs, other);
  await signIn(page, admin, "en");
  await visit(page, pageOf(other.id, "en"));
  await page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^${desk.sessions.end}`) })
    .click();
  await expect(page.getByText(messages.en.ui.flash.sessionEnded)).toBeVisible();
  await expect(page.getByText(desk.sessions.none)).toBeVisible();
  const settings = await theirs.request.get(address("de", "/profile/settings"), { maxRedirects: 0 });
  expect(settings.headers().location ?? "").toContain(address("de", "/login"));
  await theirs.context().close();
  await visit(page, pageOf(admin.id, "en"));
  await expect(page.getByText(desk.own)).toBeVisible();
  await expect(page.getByRole("button", { name: desk.ban.submit })).toBeHidden();
  await expectAccessible(page, "the own account");
});

test("by keyboard an admin invites an editor, who creates an account", async ({ page, browser, mail }) => {
  const { invitations: words, fields, roles } = messages.en.accounts;
  const email = `invited-${Date.now()}@example.org`;
  await signIn(page, await createAccount({ newType: "admin" }), "en");
  await visit(page, address("en", "/desk/invitations"));
  const form = page.getByRole("region", { name: words.form });
  await form.getByLabel(words.email).focus();
  await page.keyboard.type("anna@");
  await page.keyboard.press("Enter");
  await expect(form.getByText(words.errors.badEmail).first()).toBeVisible();
  await expect(form.getByLabel(words.email)).toBeFocused();
  await expect(form.getByLabel(words.email)).toHaveValue("anna@");
  await expectAccessible(page, "the form of an invitation with errors");
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
  await expectAccessible(page, "an open invitation");

  const { text = "" } = await mail.waitForMail(email);
  const link = new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? "");
  const context = await browser.newContext({
    extraHTTPHeaders: newClientHeaders(),
    viewport: { width: 390, height: 844 },
  });
  const guest = await context.newPage();
  await visit(guest, `${link.pathname}${link.search}`);
  await expectAccessible(guest, "an invitation");
  const name = `Nele ${Date.now()}`;
  const main = guest.getByRole("main");
  await main.getByLabel(fields.name).fill(name);
  await main.getByLabel(fields.password, { exact: true }).fill("Quittengelee 1893");
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: words.accept.newSubmit }).click();
  await expect(guest).toHaveURL((url) => url.pathname === address("en", "/profile/recipes"));
  await dismissQuiz(guest, "en");
  expect(await statusOf(guest, address("en", "/desk"))).toBe(200);
  expect(await statusOf(guest, address("en", "/desk/accounts"))).toBe(404);
  await visit(guest, `${link.pathname}${link.search}`);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(words.accept.deadTitle);
  await expectAccessible(guest, "a used invitation");
  await context.close();
  await page.reload();
  await expect(entry).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an admin invites an account, which accepts, and revokes another invitation", async ({
    page,
    browser,
    mail,
  }) => {
    const { invitations: words, roles } = messages.de.accounts;
    const guest = await createAccount();
    await signIn(page, await createAccount({ newType: "admin" }));
    const invite = async (email: string) => {
      await page.goto(address("de", "/desk/invitations"));
      const form = page.getByRole("region", { name: words.form });
      await form.getByLabel(words.email).fill(email);
      await form.getByLabel(words.role).selectOption({ label: roles.contributor });
      await form.getByRole("button", { name: words.submit }).click();
      await expect(page.getByText(messages.de.ui.flash.invitationSent)).toBeVisible();
    };
    const revoked = `revoked-${Date.now()}@example.org`;
    await invite(revoked);
    await page.getByRole("button", { name: words.revokeNamed.replace("{email}", revoked) }).click();
    await expect(page.getByText(messages.de.ui.flash.invitationRevoked)).toBeVisible();
    await expect(page.getByText(revoked)).toBeHidden();

    await invite(guest.email);
    const { text = "" } = await mail.waitForMail(guest.email);
    const link = new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? "");
    const context = await browser.newContext({ extraHTTPHeaders: newClientHeaders(), javaScriptEnabled: false });
    const theirs = await context.newPage();
    await theirs.goto(`${link.pathname}${link.search}`);
    await expect(theirs.getByRole("main").getByText(guest.email)).toBeVisible();
    await expect(theirs.getByRole("link", { name: words.accept.signIn }).last()).toBeVisible();
    await signIn(theirs, guest);
    await theirs.goto(`${link.pathname}${link.search}`);
    await theirs.getByRole("button", { name: words.accept.submit }).click();
    await expect(theirs.getByText(messages.de.ui.flash.invitationAccepted)).toBeVisible();
    await context.close();
    expect(await query(dataDir, "select new_type from users where id = $1", [guest.id])).toEqual([
      { new_type: "contributor" },
    ]);
  });
});
