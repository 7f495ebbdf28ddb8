import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { type Account, createAccount, dropCookies, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { runBeside } from "../support/run-beside.ts";
import { sendRequest } from "../support/send-request.ts";
import { toPlainText, visit } from "../support/visit.ts";
import { expirePublishedRecipes, publishRecipe } from "./published-recipe.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const hourMs = 3_600_000;
const { follows, mail: mails, accounts } = messages.de;

test.afterAll(expirePublishedRecipes);

const isFollowing = async (user: Account, author: Account) =>
  (await query(dataDir, "select from follows where user_id = $1 and author_id = $2", [user.id, author.id])).length > 0;

test("an author is followed, and their new recipe is on the page and in a mail that ends with its link", async ({
  page,
  mail,
}) => {
  test.setTimeout(120_000);
  const [author, reader] = await Promise.all([createAccount(), createAccount({ locale: "de" })]);
  const { title, publishedAt } = await publishRecipe(author, "de");
  const profile = slugAddress("de", "/users/[slug]", author.slug);
  const followButton = (isFollowed: boolean) => {
    const { follow, following } = follows.button;
    return page.getByRole("button", {
      name: `${isFollowed ? following : follow}: ${author.name}`,
      pressed: isFollowed,
    });
  };

  await test.step("a press while signed out is stored after signing in", async () => {
    await visit(page, profile);
    await followButton(false).click();
    const signUp = page.getByRole("dialog", { name: accounts.signUp.title });
    await expect(signUp.getByText(accounts.reasons.follow.replace("{title}", author.name))).toBeVisible();
    await signUp.getByRole("link", { name: accounts.signUp.otherLink }).click();
    const signInDialog = page.getByRole("dialog", { name: accounts.signIn.title });
    await signInDialog.locator('input[name="email"]').fill(reader.email);
    await signInDialog.locator('input[name="password"]').fill(reader.password);
    await page.keyboard.press("Enter");
    await expect(page.getByText(toPlainText(follows.button.done.replace("{name}", author.name)))).toBeVisible();
    await expect(followButton(true)).toBeVisible();
    await expect.poll(() => isFollowing(reader, author)).toBe(true);
    // The profile that is stored for everyone counts them.
    const oneFollower = follows.followers.one.replace("{count}", "1");
    await expect.poll(async () => toPlainText((await sendRequest(profile)).text)).toContain(oneFollower);
  });

  await test.step("the page of followed authors has their recipes, and offers the digest", async () => {
    await visit(page, address("de", "/profile/following"));
    await expect(page.getByRole("main").getByRole("link", { name: title }).first()).toBeVisible();
    await expect(followButton(true)).toBeVisible();
    const wanted = page.getByRole("checkbox", { name: follows.digest.label });
    await expect(wanted).not.toBeChecked();
    await wanted.check();
    await page.locator("#digest").getByRole("button").click();
    await expect(page.getByText(follows.digest.on)).toBeVisible();
    await expectAccessible(page, "followed authors");
  });

  await test.step("the digest has the recipe, and its link ends it without a session", async () => {
    // The reader requested it before the recipe was published.
    const requestedAt = new Date(publishedAt.getTime() - hourMs);
    await query(dataDir, "update follow_digests set covered_until = $2 where user_id = $1", [reader.id, requestedAt]);
    // The job of the site would run within a minute.
    await runBeside("tests/e2e/follows/send-digests.ts");
    const digest = await mail.waitForMail(reader.email);
    expect(digest.text).toContain(title);
    expect(digest.text).toContain(mails.followDigest.title);
    const link = linksIn(digest).find((target) => target.includes("list=follows")) ?? "";
    await dropCookies(page);
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
    expect(mail.mailsTo(reader.email)).toHaveLength(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list of followed authors ends a follow", async ({ page }) => {
    const [author, reader] = await Promise.all([createAccount(), createAccount()]);
    await query(dataDir, "insert into follows (user_id, author_id) values ($1, $2)", [reader.id, author.id]);
    await signIn(page, reader);
    await page.goto(address("de", "/profile/following"));
    const { authors } = follows;
    await page.getByRole("button", { name: authors.unfollowName.replace("{name}", author.name) }).click();
    await expect(page.getByText(authors.emptyTitle)).toBeVisible();
    expect(await isFollowing(reader, author)).toBe(false);
  });
});
