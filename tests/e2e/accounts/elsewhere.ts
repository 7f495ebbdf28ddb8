import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { ExternalProvider } from "#lib/auth/external-provider.ts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { dataDir, query } from "../support/database.ts";
import { openIdPort } from "../support/origin.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

export interface Claims {
  sub: string;
  id: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/** Somebody with an account elsewhere whom nobody here knows yet. */
export function newClaims(changes: Partial<Claims> = {}): Claims {
  const mark = randomBytes(6).toString("hex");
  const email = `berta-${mark}@example.org`;
  return { sub: mark, id: mark, name: `Berta ${mark}`, email, email_verified: true, ...changes };
}

/** Sets out from the login page, and gives the answer over there: these claims, or none for a refusal. */
export async function comeFrom(
  page: Page,
  provider: ExternalProvider,
  claims: Claims | null,
  { locale = "de" as Locale, query = "" } = {},
): Promise<void> {
  await visit(page, `${address(locale, "/login")}${query}`);
  await page.locator("main").getByRole("button", { name: words[locale].accounts.providers[provider] }).click();
  await answerAs(page, claims);
}

/** On the page of the stand-in. */
export async function answerAs(page: Page, claims: Claims | null): Promise<void> {
  await expect(page).toHaveURL((url) => url.hostname === "127.0.0.1" && Number(url.port) >= openIdPort);
  if (claims) await page.getByLabel("Claims").fill(JSON.stringify(claims));
  await page.getByRole("button", { name: claims ? "Allow" : "Deny" }).click();
  await expect(page).toHaveURL((url) => url.hostname === "localhost");
}

interface Row {
  id: string;
  name: string;
  slug: string;
  email: string | null;
  isConfirmed: boolean;
}

/** Whom the account elsewhere opens here; none or one. */
export function usersOf(provider: ExternalProvider, { sub }: Pick<Claims, "sub">): Promise<Row[]> {
  return query<Row>(
    dataDir,
    `select u.id, u.name, u.slug, u.email, u.email_confirmed_at is not null as "isConfirmed"
     from users u join connected_accounts c on c.user_id = u.id where c.provider = $1 and c.subject = $2`,
    [provider, sub],
  );
}

/** The name of whoever is signed in here, or null. */
export async function whoAmI(page: Page): Promise<string | null> {
  const response = await page.request.get("/api/users/me/");
  if (response.status() === 401) return null;
  return ((await response.json()) as { data: { name: string } }).data.name;
}
