import type { Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, slugAddress } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { toPlainText, visit } from "../support/visit.ts";
import { expirePublishedRecipes, publishRecipe } from "./published-recipe.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const hourMs = 3_600_000;

test.afterAll(expirePublishedRecipes);

const followButton = (page: Page, locale: Locale, { name }: Account, isFollowed: boolean) => {
  const { follow, following } = messages[locale].follows.button;
  return page.getByRole("button", { name: `${isFollowed ? following : follow}: ${name}`, pressed: isFollowed });
};

const isFollowing = async (user: Account, author: Account) =>
  (await query(dataDir, "select from follows where user_id = $1 and author_id = $2", [user.id, author.id])).length > 0;

for (const { locale, viewport } of pairwiseViewports) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { follows, mail: mails, accounts } = messages[locale];

    test("an author is followed, and their new recipe is on the page and in a mail that ends with its link", async ({
      page,
      mail,
    }) => {
      // The job runs once a minute.
      test.setTimeout(180_000);
      const [author, reader] = await Promise.all([createAccount(), createAccount({ locale })]);
      const { title, publishedAt } = await publishRecipe(author, locale);
      const profile = slugAddress(locale, "/users/[slug]", author.slug);
      await signIn(page, reader, locale);
      await visit(page, profile);
      await followButton(page, locale, author, false).click();
      await expect(followButton(page, locale, author, true)).toBeVisible();
      await expect.poll(() => isFollowing(reader, author)).toBe(true);
      await expectAccessible(page, "a followed author");
      await page.reload();
      await expect(followButton(page, locale, author, true)).toBeVisible();
      await expect(page.getByText(follows.followers.one.replace("{count}", "1"), { exact: true })).toBeVisible();

      await visit(page, address(locale, "/profile/following"));
      await expect(page.getByRole("main").getByRole("link", { name: title }).first()).toBeVisible();
      await expect(followButton(page, locale, author, true)).toBeVisible();
      const wanted = page.getByRole("checkbox", { name: follows.digest.label });
      await expect(wanted).not.toBeChecked();
      await wanted.check();
      await page.locator("#digest").getByRole("button").click();
      await expect(page.getByText(follows.digest.on)).toBeVisible();
      await expectAccessible(page, "followed authors");

      // The reader requested it before the recipe was published.
      const requestedAt = new Date(publishedAt.getTime() - hourMs);
      await query(dataDir, "update follow_digests set covered_until = $2 where user_id = $1", [reader.id, requestedAt]);
      await expect.poll(() => mail.mailsTo(reader.email).length, { timeout: 120_000 }).toBe(1);
      const [digest] = mail.mailsTo(reader.email);
      expect(digest?.text).toContain(title);
      expect(digest?.text).toContain(mails.followDigest.title);
      const link = linksIn(digest ?? {}).find((target) => target.includes("list=follows")) ?? "";
      await page.context().clearCookies();
      await visit(page, link);
      await expectAccessible(page, "unsubscribing from the digest");
      await page.getByRole("main").getByRole("button", { name: follows.unsubscribe.button }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(follows.unsubscribe.doneTitle);
      const ended = await query(
        dataDir,
        "select from follow_digests where user_id = $1 and unsubscribed_at is not null",
        [reader.id],
      );
      expect(ended).toHaveLength(1);
    });

    test("an author followed while signed out is followed after signing in", async ({ page }) => {
      const [author, reader] = await Promise.all([createAccount(), createAccount({ locale })]);
      await visit(page, slugAddress(locale, "/users/[slug]", author.slug));
      await followButton(page, locale, author, false).click();
      const signUp = page.getByRole("dialog", { name: accounts.signUp.title });
      await expect(signUp.getByText(accounts.reasons.follow.replace("{title}", author.name))).toBeVisible();
      await expectAccessible(page, "the prompt to sign up");
      await signUp.getByRole("link", { name: accounts.signUp.otherLink }).click();
      const signInDialog = page.getByRole("dialog", { name: accounts.signIn.title });
      await signInDialog.locator('input[name="email"]').fill(reader.email);
      await signInDialog.locator('input[name="password"]').fill(reader.password);
      await page.keyboard.press("Enter");
      await expect(page.getByText(toPlainText(follows.button.done.replace("{name}", author.name)))).toBeVisible();
      await expect(followButton(page, locale, author, true)).toBeVisible();
      await expect.poll(() => isFollowing(reader, author)).toBe(true);
    });
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list of followed authors ends a follow", async ({ page }) => {
    const [author, reader] = await Promise.all([createAccount(), createAccount()]);
    await query(dataDir, "insert into follows (user_id, author_id) values ($1, $2)", [reader.id, author.id]);
    await signIn(page, reader);
    await page.goto(address("de", "/profile/following"));
    const { authors } = messages.de.follows;
    await page.getByRole("button", { name: authors.unfollowName.replace("{name}", author.name) }).click();
    await expect(page.getByText(authors.emptyTitle)).toBeVisible();
    expect(await isFollowing(reader, author)).toBe(false);
  });
});
