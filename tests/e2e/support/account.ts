import { argon2Sync, createHash, randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { dataDir, query } from "./database.ts";
import { messages } from "./messages.ts";
import { sendForm } from "./send-form.ts";
import { visit } from "./visit.ts";

/** An account of a test. */
export interface Account {
  id: string;
  slug: string;
  name: string;
  email: string;
  password: string;
}

/** Inserts a confirmed account into the database of the site. */
export async function createAccount({
  newType = "community",
  locale = null,
  folder = dataDir,
}: {
  newType?: UserType;
  locale?: Locale | null;
  /** Data folder of the site with the embedded database. */
  folder?: string;
} = {}): Promise<Account> {
  const suffix = randomBytes(6).toString("hex");
  const account = {
    slug: `anna-${suffix}`,
    name: `Anna ${suffix}`,
    email: `anna-${suffix}@example.org`,
    password: `Quittengelee ${suffix}`,
  };
  const [user] = await query<{ id: string }>(
    folder,
    `with made as (
       insert into users (slug, name, email, email_confirmed_at, new_type, locale)
       values ($1, $2, $3, now(), $4, $6) returning id
     ), locked as (
       insert into credentials (user_id, password_hash) select id, $5 from made
     ) select id from made`,
    [account.slug, account.name, account.email, newType, toPhcString(account.password), locale],
  );
  return { id: user?.id ?? "", ...account };
}

/** Starts a session of the API for an account and returns its token. */
export async function createApiToken({ id }: Account): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await query(
    dataDir,
    `insert into sessions (user_id, kind, token_hash, user_agent, expires_at)
     values ($1, 'api', $2, 'test', now() + interval '1 hour')`,
    [id, createHash("sha256").update(token).digest("base64url")],
  );
  return token;
}

/**
 * Signs in without opening a page: sends the form of the sign-in page like a browser without
 * script. Journeys about signing in use signInByForm().
 */
export async function signIn(
  { request }: Pick<Page, "request">,
  { email, password }: Account,
  locale: Locale = "de",
): Promise<void> {
  const form = 'main form:has(input[name="password"])';
  const sent = { form, fields: { email, password }, maxRedirects: 0 };
  expect((await sendForm(request, address(locale, "/login"), sent)).status(), "signing in").toBe(303);
}

/** Signs in with the form of the sign-in page and waits for the next page. */
export async function signInByForm(page: Page, { email, password }: Account, locale: Locale = "de"): Promise<void> {
  const login = address(locale, "/login");
  await visit(page, login);
  const form = page.locator("main form").filter({ has: page.locator('input[name="password"]') });
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('input[name="password"]').press("Enter");
  await expect(page).not.toHaveURL((url) => url.pathname === login);
}

/** Closes the quiz offer that new accounts see once. */
export async function dismissQuiz(page: Page, locale: Locale = "de"): Promise<void> {
  const { title, later } = messages[locale].preferences.onboarding;
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: later }).click();
  await expect(dialog).toBeHidden();
}

/** Signs out with the user menu; without script with the list of sessions in the settings. */
export async function signOut(page: Page, locale: Locale = "de", hasScript = true): Promise<void> {
  if (hasScript) {
    const { button, signOut: label } = messages[locale].layout.userMenu;
    // Requests that run when the session ends fail with 401. The item states are the last one of a
    // page.
    const lastAnswer = page.waitForResponse((response) => response.url().includes("/item-states/"));
    await visit(page, address(locale, "/"));
    await lastAnswer;
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: label, exact: true }).click();
  } else {
    const { end, here } = messages[locale].accounts.sessions;
    await page.goto(address(locale, "/profile/settings"));
    await page.locator("#places li").filter({ hasText: here }).getByRole("button", { name: end }).click();
    await expect(page.getByText(messages[locale].ui.flash.signedOut)).toBeVisible();
    await page.goto(address(locale, "/"));
  }
  await expect(
    page.getByRole("banner").getByRole("link", { name: messages[locale].layout.userMenu.signIn }),
  ).toBeVisible();
}

/** Hashes a password like lib/platform/auth/password-hash.ts, which is server-only. */
function toPhcString(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 19_456, passes: 2, parallelism: 1 };
  const hash = argon2Sync("argon2id", { message: Buffer.from(password), nonce, tagLength: 32, ...cost });
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${tag}`;
}

/** Leaves the page and drops all cookies: an open page would ask for events without a session. */
export async function dropCookies(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
