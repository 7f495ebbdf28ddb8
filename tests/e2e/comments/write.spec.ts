import type { Locator, Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { liveRecipes } from "#tests/support/catalogue.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Addresses of a recipe and of the page with its comments; each test uses its own recipe. */
function recipePaths(place: number, locale: Locale) {
  const recipe = liveRecipes.at(-1 - place);
  if (!recipe) throw new Error("too few recipes");
  const slug = recipe.slug[locale];
  return {
    path: routeAddress(locale, "/recipes/[slug]", { slug }),
    allPath: routeAddress(locale, "/recipes/[slug]/comments", { slug }),
  };
}

const photo = "lib/seed/content/pictures/apple-crumble.jpg";

/** An account whose comments are not held. */
async function createKnownAccount(): Promise<Account> {
  const account = await createAccount();
  await query(dataDir, "update users set created_at = now() - interval '30 days' where id = $1", [account.id]);
  return account;
}

const comments = (page: Page) => page.locator("#comments");

async function write(page: Page, locale: Locale, text: string): Promise<void> {
  const words = messages[locale].comments.form;
  await comments(page).scrollIntoViewIfNeeded();
  const field = comments(page).getByLabel(words.label);
  await field.fill(text);
  await press(comments(page).getByRole("button", { name: words.submit }).first());
}

/** By key: when the page grows, a pointer would lie on a card, whose page is then prefetched. */
async function press(button: Locator): Promise<void> {
  await button.press("Enter");
}

/** The HTML of a page for readers without a session, until it has this text. */
async function expectPublic(path: string, text: string, isShown = true): Promise<void> {
  await expect.poll(async () => (await sendRequest(path)).text.includes(text)).toBe(isShown);
}

test("a comment is written, seen, liked, replied to, edited and deleted", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const locale = "de";
  const words = messages[locale].comments;
  const { path } = recipePaths(0, locale);
  const [anna, ben] = [await createKnownAccount(), await createKnownAccount()];
  const text = `Rosmarin ${anna.slug}`;
  await signIn(page, anna, locale);
  await visit(page, path);
  await write(page, locale, text);
  await expect(comments(page).getByRole("article").filter({ hasText: text })).toBeVisible();
  await expectPublic(path, text);

  const other = await (await browser.newContext({ extraHTTPHeaders: newClientHeaders() })).newPage();
  await signIn(other, ben, locale);
  await visit(other, path);
  const shown = comments(other).getByRole("article").filter({ hasText: text });
  await shown.scrollIntoViewIfNeeded();
  const likeName = (count: number) => words.tools.like.replace("{count}", String(count)).replace("{name}", anna.name);
  await press(shown.getByRole("button", { name: likeName(0) }));
  await expect(shown.getByRole("button", { name: likeName(1), pressed: true })).toBeVisible();
  await expect
    .poll(() => query(dataDir, "select like_count from comments where text = $1", [text]))
    .toEqual([{ like_count: 1 }]);
  await press(shown.getByRole("button", { name: words.tools.replyTo.replace("{name}", anna.name) }));
  await shown.getByLabel(words.form.replyLabel).fill(`Gute Idee ${ben.slug}`);
  await press(shown.getByRole("button", { name: words.form.submit }));
  await expect(
    comments(other)
      .getByRole("article")
      .filter({ hasText: `Gute Idee ${ben.slug}` }),
  ).toBeVisible();
  await expectAccessible(other, "comments");
  await other.context().close();
  await expectPublic(path, `Gute Idee ${ben.slug}`);

  await visit(page, path);
  const own = comments(page).getByRole("article").filter({ hasText: text });
  await own.scrollIntoViewIfNeeded();
  await press(own.getByRole("button", { name: words.tools.edit }));
  await own.getByLabel(words.form.editLabel).fill(`${text} und Salz`);
  await press(own.getByRole("button", { name: words.form.save }));
  await expectPublic(path, `${text} und Salz`);
  await expect(own.getByText(words.comment.edited)).toBeVisible();
  await own.locator("summary", { hasText: words.tools.delete }).click();
  await press(own.getByRole("button", { name: words.tools.confirm }));
  await expect(comments(page).getByText(words.comment.deleted, { exact: true }).first()).toBeVisible();
  await expectPublic(path, text, false);
});

test("a text written while signed out is kept through signing in, and an editor approves it", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const locale = "en";
  const words = messages[locale].comments;
  const { path } = recipePaths(1, locale);
  const account = await createAccount();
  const text = `Neu hier: ${account.slug}`;
  await visit(page, path);
  await write(page, locale, text);
  await expect(page.getByRole("dialog").getByRole("status").filter({ hasText: "Your comment" })).toBeVisible();
  await signIn(page, account, locale);
  await visit(page, path);
  await comments(page).scrollIntoViewIfNeeded();
  await expect(comments(page).getByLabel(words.form.label)).toHaveValue(text);
  await comments(page).getByRole("button", { name: words.form.submit }).first().click();
  const pending = page.getByRole("region", { name: words.pending.title });
  await expect(pending.getByText(text)).toBeVisible();
  expect((await sendRequest(path)).text).not.toContain(text);

  const editor = await createAccount({ newType: "editor" });
  const desk = await (await browser.newContext({ extraHTTPHeaders: newClientHeaders() })).newPage();
  await signIn(desk, editor, locale);
  await visit(desk, address(locale, "/desk/comments"));
  const held = desk.getByRole("listitem").filter({ hasText: text });
  await expect(held.getByText(words.desk.rules.new_account)).toBeVisible();
  await expectAccessible(desk, "comments at the desk");
  await held.getByRole("button", { name: words.desk.approve }).click();
  await expect(desk.getByText(words.desk.decisions.approve).first()).toBeVisible();
  await expectPublic(path, text);
  await desk.context().close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a signed-in reader writes, and sees orders and photos", async ({ page }) => {
    const words = messages.de.comments;
    const { path, allPath } = recipePaths(2, "de");
    const account = await createKnownAccount();
    await signIn(page, account);
    await page.goto(path);
    await comments(page).getByRole("link", { name: words.form.write }).click();
    await expect(page).toHaveURL(`${allPath}?sort=newest#write`);
    await page.getByLabel(words.form.label).fill(`Ohne Skript ${account.slug}`);
    await page.getByRole("button", { name: words.form.submit }).click();
    const own = page.getByRole("article").filter({ hasText: `Ohne Skript ${account.slug}` });
    await expect(own).toBeVisible();
    const text = `Mit Foto ${account.slug}`;
    await page.getByLabel(words.form.label).fill(text);
    const photos = page.locator("input[type=file]");
    await photos.setInputFiles(["package.json", photo]);
    await page.getByRole("button", { name: words.form.submit }).click();
    await expect(page.getByText(words.form.errors.photoType)).toBeVisible();
    await expect(page.getByLabel(words.form.label)).toHaveValue(text);
    await photos.setInputFiles(photo);
    await page.getByRole("button", { name: words.form.submit }).click();
    await expect(page.getByRole("article").filter({ hasText: text }).locator(".comment-photos img")).toHaveCount(2);
    await page.getByRole("link", { name: words.sort.questions }).click();
    await expect(page.getByText(words.noneOfKind)).toBeVisible();
    await page.getByRole("link", { name: new RegExp(`^${words.tabs.photos}`) }).click();
    await expect(page.getByRole("article").filter({ hasText: text })).toBeVisible();
    await expectPublic(path, `Ohne Skript ${account.slug}`);
  });
});
