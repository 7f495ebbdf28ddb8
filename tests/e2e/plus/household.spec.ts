import type { Browser, Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow, germanWide } from "#tests/e2e/support/viewports.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessibleThemes } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, isPublicItem, query } from "../support/database.ts";
import { newEmail } from "../support/email.ts";
import { textsOf } from "../support/send-form.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

async function createOwner(): Promise<Account> {
  const account = await createAccount();
  await query(dataDir, "update users set is_premium = true where id = $1", [account.id]);
  return account;
}

/** Inserts a private cookbook with one recipe. */
async function createCookbook({ id }: Account, title: string): Promise<string> {
  const [book] = await query<{ id: string }>(
    dataDir,
    `with book as (
       insert into cookbooks (user_id, slug, titles)
       values ($1, gen_random_uuid()::text, jsonb_build_object('de', $2::text, 'en', $2::text)) returning id
     ), entries as (
       insert into cookbook_items (cookbook_id, item_id, position, note)
       select book.id, items.id, 0, 'Mehr Salz.' from book, items
       where type = 'recipe' and ${isPublicItem} and picture_id is not null order by items.created_at, items.id limit 1
     ) select id from book`,
    [id, title],
  );
  return book?.id ?? "";
}

async function openAs(browser: Browser, account: Account, locale: Locale, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ extraHTTPHeaders: newClientHeaders(), viewport });
  const page = await context.newPage();
  await signIn(page, account, locale);
  return page;
}

const row = (page: Page, name: string) =>
  page.locator("[data-line] label").filter({ has: page.getByText(name, { exact: true }) });

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { plus, mail: mails, ui, cookbooks, shoppingLists } = messages[locale];
    const { household } = plus;
    const householdPath = address(locale, "/profile/household");
    const listPath = address(locale, "/shopping-list");

    test("a household shares the list and cookbooks, until its member leaves", async ({ page, browser, mail }) => {
      test.setTimeout(120_000);
      const [owner, member] = [await createOwner(), await createAccount()];
      const book = await createCookbook(owner, `Suppen ${owner.slug}`);
      await signIn(page, owner, locale);
      await visit(page, householdPath);
      await page.getByLabel(household.email, { exact: true }).fill(member.email);
      await button(page, household.send).click();
      await expect(page.getByText(household.sent)).toBeVisible();
      await expect(page.locator("#invitations")).toContainText(member.email);
      await expectAccessibleThemes(page, "the household with an invitation");
      const invitation = await mail.waitForMail(member.email);
      expect(invitation.subject).toBe(mails.plus.householdInvitation.subject);
      const link = linksIn(invitation).find((href) => href.includes("token=")) ?? "";

      const other = await openAs(browser, member, locale, viewport);
      await visit(other, listPath);
      await other.getByLabel(shoppingLists.page.write).fill("Brot");
      await other.getByLabel(shoppingLists.page.write).press("Enter");
      await expect(row(other, "Brot")).toBeVisible();
      await visit(other, link);
      await expectAccessibleThemes(other, "the invitation");
      await button(other, household.join).click();
      await expect(other.getByText(ui.flash.householdJoined)).toBeVisible();
      await expect(other.locator("#people")).toContainText(owner.name);
      // The link is used up.
      await visit(other, link);
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(household.deadTitle);

      await visit(page, listPath);
      await expect(page.getByText(shoppingLists.page.inHousehold)).toBeVisible();
      await expect(row(page, "Brot")).toBeVisible();
      await visit(other, listPath);
      await row(page, "Brot").getByRole("checkbox").click();
      await expect(row(other, "Brot").getByRole("checkbox")).toBeChecked();
      await other.getByLabel(shoppingLists.page.write).fill("Milch");
      await other.getByLabel(shoppingLists.page.write).press("Enter");
      await expect(row(page, "Milch")).toBeVisible();

      // What a member does offline reaches the common list.
      await other.context().setOffline(true);
      await row(other, "Milch").getByRole("checkbox").click();
      await other.getByLabel(shoppingLists.page.write).fill("Hefe");
      await other.getByLabel(shoppingLists.page.write).press("Enter");
      await expect(row(other, "Hefe")).toBeVisible();
      await other.context().setOffline(false);
      await expect(row(page, "Hefe")).toBeVisible({ timeout: 20_000 });
      await expect(row(page, "Milch").getByRole("checkbox")).toBeChecked();

      const shared = routeAddress(locale, "/profile/household/[id]", { id: book });
      expect((await other.request.get(shared)).status()).toBe(404);
      await visit(page, routeAddress(locale, "/profile/cookbooks/[id]", { id: book }));
      await button(page, cookbooks.household.share).click();
      await expect(button(page, cookbooks.household.unshare)).toBeVisible();
      await expect(page.getByText(/(?:dein Haushalt sehen|your household can see)/)).toBeVisible();
      await visit(other, address(locale, "/profile/cookbooks"));
      await other.getByRole("link", { name: `Suppen ${owner.slug}` }).click();
      await expect(other).toHaveURL(shared);
      await expect(other.getByText("Mehr Salz.")).toBeVisible();
      await expectAccessibleThemes(other, "a cookbook of the household");

      await visit(other, address(locale, "/profile/settings"));
      await other.getByRole("link", { name: plus.profile.householdOpen }).click();
      await expect(other).toHaveURL(householdPath);
      await expectAccessibleThemes(other, "the household of a member");
      await other.locator("summary", { hasText: household.leave }).click();
      await button(other, household.leave).click();
      await expect(other.getByText(ui.flash.householdLeft)).toBeVisible();
      expect((await other.request.get(shared)).status()).toBe(404);
      await visit(other, listPath);
      await expect(row(other, "Hefe")).toBeVisible();
      await expect(row(other, "Brot")).toHaveCount(0);
      await other.context().close();
    });
  });
}

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels, without script`, () => {
    test.use({ viewport, javaScriptEnabled: false });
    const { household } = messages[locale].plus;
    const householdPath = address(locale, "/profile/household");

    test("an owner invites, sends again, revokes and removes", async ({ page, mail }) => {
      const [owner, member] = [await createOwner(), await createAccount()];
      await query(dataDir, "insert into household_members (member_id, owner_id) values ($1, $2)", [
        member.id,
        owner.id,
      ]);
      const email = newEmail();
      await signIn(page, owner, locale);
      await page.goto(householdPath);
      await page.getByLabel(household.email, { exact: true }).fill(owner.email);
      await button(page, household.send).click();
      await expect(page.getByText(household.own)).toBeVisible();
      await expect(page.getByLabel(household.email, { exact: true })).toHaveValue(owner.email);
      await page.getByLabel(household.email, { exact: true }).fill(email);
      await button(page, household.send).click();
      const [first] = linksIn(await mail.waitForMail(email)).filter((href) => href.includes("token="));
      await page.goto(householdPath);
      await button(page, household.resendNamed.replace("{email}", email)).click();
      const [second] = linksIn(await mail.waitForMail(email, 1)).filter((href) => href.includes("token="));
      expect(second).not.toBe(first);
      await button(page, household.revokeNamed.replace("{email}", email)).click();
      await expect(page.locator("#invitations")).toHaveCount(0);
      await page.locator("summary", { hasText: household.removeNamed.replace("{name}", member.name) }).click();
      await button(page, household.remove).click();
      await expect(page.locator("#people")).not.toContainText(member.name);
    });
  });
}

test("a reader without Plus learns of it, and the link asks to sign in", async ({ request }) => {
  const { household } = messages.de.plus;
  const invitation = await request.get(`${address("de", "/household-invitation")}?token=${"a".repeat(43)}`);
  expect(new URL(invitation.url()).pathname).toBe(address("de", "/login"));
  expect(new URL(invitation.url()).searchParams.get("next")).toContain(address("de", "/household-invitation"));
  await signIn({ request }, await createAccount());
  const shown = await request.get(address("de", "/profile/household"));
  expect(await textsOf(shown, "main a")).toContain(household.discover);
  expect(await textsOf(shown, "main label")).not.toContain(household.email);
});
