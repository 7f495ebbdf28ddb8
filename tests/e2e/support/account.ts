import { argon2Sync, randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { UserType } from "#lib/db/tables/users.ts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { dataDir, query } from "./database.ts";
import { parseHtml } from "./document.ts";
import { origin } from "./origin.ts";
import { visit } from "./visit.ts";
import { words } from "./words.ts";

export interface Account {
  id: string;
  slug: string;
  name: string;
  email: string;
  password: string;
}

/** A confirmed account of its own for a test, put straight into the database of the site. */
export async function newAccount({ newType = "community" }: { newType?: UserType } = {}): Promise<Account> {
  const mark = randomBytes(6).toString("hex");
  const account = {
    slug: `anna-${mark}`,
    name: `Anna ${mark}`,
    email: `anna-${mark}@example.org`,
    password: `Quittengelee ${mark}`,
  };
  const [user] = await query<{ id: string }>(
    dataDir,
    `with made as (
       insert into users (slug, name, email, email_confirmed_at, new_type) values ($1, $2, $3, now(), $4) returning id
     ), locked as (
       insert into credentials (user_id, password_hash) select id, $5 from made
     ) select id from made`,
    [account.slug, account.name, account.email, newType, phcOf(account.password)],
  );
  return { id: user?.id ?? "", ...account };
}

/**
 * Signs the browser of this page in without showing anything: the form of the sign-in page is sent as a browser without script sends
 * it. Journeys that are about signing in use the form themselves: see `signInByForm`.
 */
export async function signIn(page: Page, { email, password }: Account, locale: Locale = "de"): Promise<void> {
  const login = address(locale, "/login");
  const shown = parseHtml(await (await page.request.get(login)).text());
  const form = shown.querySelector('main form:has(input[name="password"])');
  const fields = [...(form?.querySelectorAll("input[name]") ?? [])].map((field) => [
    field.getAttribute("name") ?? "",
    field.getAttribute("value") ?? "",
  ]);
  const multipart = { ...Object.fromEntries(fields), email, password };
  const answer = await page.request.post(login, { multipart, headers: { origin }, maxRedirects: 0 });
  expect(answer.status(), "signing in").toBe(303);
}

/** Signs in with the form of the page, and waits until that has led away from it. */
export async function signInByForm(page: Page, { email, password }: Account, locale: Locale = "de"): Promise<void> {
  const login = address(locale, "/login");
  await visit(page, login);
  const form = page.locator("main form").filter({ has: page.locator('input[name="password"]') });
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('input[name="password"]').press("Enter");
  await expect(page).not.toHaveURL((url) => url.pathname === login);
}

/** Whoever has just opened an account is offered the quiz, once: "maybe later". */
export async function putQuizOff(page: Page, locale: Locale = "de"): Promise<void> {
  const { title, later } = words[locale].tastes.onboarding;
  const offer = page.getByRole("dialog", { name: title });
  await offer.getByRole("button", { name: later }).click();
  await expect(offer).toBeHidden();
}

/** Signs out by the menu of the header; without script by the list of sessions in the settings. */
export async function signOut(page: Page, locale: Locale = "de", hasScript = true): Promise<void> {
  if (hasScript) {
    const { button, signOut: label } = words[locale].layout.userMenu;
    // A question that is under way when the session ends is answered with a 401; what is liked is the last that a page asks.
    const lastAnswer = page.waitForResponse((response) => response.url().endsWith("/api/likes?ids=true"));
    await visit(page, address(locale, "/"));
    await lastAnswer;
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: label, exact: true }).click();
  } else {
    const { end, here } = words[locale].accounts.places;
    await page.goto(address(locale, "/profile/settings"));
    await page.locator("#places li").filter({ hasText: here }).getByRole("button", { name: end }).click();
  }
  await expect(
    page.getByRole("banner").getByRole("link", { name: words[locale].layout.userMenu.signIn }),
  ).toBeVisible();
}

/** What the site stores of a password; its own module is for the server alone. */
function phcOf(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 19_456, passes: 2, parallelism: 1 };
  const hash = argon2Sync("argon2id", { message: Buffer.from(password), nonce, tagLength: 32, ...cost });
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${tag}`;
}
