import { randomBytes } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect, type Page } from "@playwright/test";
import type { OAuthProvider } from "#lib/platform/auth/oauth-provider.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import type { Account } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { sendForm } from "../support/send-form.ts";
import { openIdPort } from "../support/site.ts";
import { visit } from "../support/visit.ts";

export interface Claims {
  sub: string;
  id: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/** Claims of a new account of a provider. */
export function newClaims(changes: Partial<Claims> = {}): Claims {
  const mark = randomBytes(6).toString("hex");
  const email = `berta-${mark}@example.org`;
  return { sub: mark, id: mark, name: `Berta ${mark}`, email, email_verified: true, ...changes };
}

/**
 * Starts on the login page and answers on the page of the stub: with claims, or with null to
 * cancel.
 */
export async function signInFrom(
  page: Page,
  provider: OAuthProvider,
  claims: Claims | null,
  { locale = "de" as Locale, query = "" } = {},
): Promise<void> {
  await visit(page, `${address(locale, "/login")}${query}`);
  await page.locator("main").getByRole("button", { name: messages[locale].accounts.providers[provider] }).click();
  await submitClaims(page, claims);
}

/** Starts to connect an account on the page of the settings, with the password. */
export async function startConnection(
  page: Page,
  provider: OAuthProvider,
  { password }: Account,
  locale: Locale = "de",
): Promise<void> {
  const { connectNamed, name } = messages[locale].accounts.connections;
  const label = connectNamed.replace("{name}", name[provider]);
  await page.getByLabel(label).click();
  const form = page.locator(providerForm(provider));
  await form.locator('input[name="password"]').fill(password);
  await form.getByRole("button", { name: label, exact: true }).click();
}

/** Submits the page of the stub. */
export async function submitClaims(page: Page, claims: Claims | null): Promise<void> {
  await expect(page).toHaveURL((url) => isStub(url));
  if (claims) await page.getByLabel("Claims").fill(JSON.stringify(claims));
  await page.getByRole("button", { name: claims ? "Allow" : "Deny" }).click();
  await expect(page).toHaveURL((url) => url.hostname === "localhost");
}

/** Signs in like `signInFrom`, but like a browser without script. Answers where that leads. */
export async function signInByRequest(
  request: APIRequestContext,
  provider: OAuthProvider,
  claims: Claims | null,
  { locale = "de" as Locale, query = "" } = {},
): Promise<APIResponse> {
  const form = providerForm(provider);
  return answerConsent(request, await sendForm(request, `${address(locale, "/login")}${query}`, { form }), claims);
}

/** The form that starts at a provider, or disconnects its account. */
export const providerForm = (provider: OAuthProvider) => `main form:has(input[name="provider"][value="${provider}"])`;

/** Answers the page of the stub with claims, or with null to cancel. */
export function answerConsent(
  request: APIRequestContext,
  consent: APIResponse,
  claims: Claims | null,
): Promise<APIResponse> {
  expect(isStub(new URL(consent.url())), consent.url()).toBe(true);
  const answer = { claims: JSON.stringify(claims), answer: claims ? "allow" : "deny" };
  return request.post(consent.url(), { form: answer });
}

const isStub = ({ hostname, port }: URL) => hostname === "127.0.0.1" && Number(port) >= openIdPort;

interface Row {
  id: string;
  name: string;
  slug: string;
  email: string | null;
  isConfirmed: boolean;
}

/** Users whom the account of a provider signs in; none or one. */
export function usersOf(provider: OAuthProvider, { sub }: Pick<Claims, "sub">): Promise<Row[]> {
  return query<Row>(
    dataDir,
    `select u.id, u.name, u.slug, u.email, u.email_confirmed_at is not null as "isConfirmed"
     from users u join connected_accounts c on c.user_id = u.id where c.provider = $1 and c.subject = $2`,
    [provider, sub],
  );
}

/** Connects an account of a provider with a user. */
export async function insertConnection(
  provider: OAuthProvider,
  { sub }: Pick<Claims, "sub">,
  { id }: { id: string },
): Promise<void> {
  const values = [provider, sub, id];
  await query(dataDir, "insert into connected_accounts (provider, subject, user_id) values ($1, $2, $3)", values);
}

/** Name of the signed-in user, or null. */
export async function getSessionUserName({ request }: Pick<Page, "request">): Promise<string | null> {
  const response = await request.get("/api/users/me/");
  if (response.status() === 401) return null;
  return ((await response.json()) as { data: { name: string } }).data.name;
}
