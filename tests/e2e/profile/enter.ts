import { expect, type Page } from "@playwright/test";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { PlainRoute } from "#lib/i18n/routing.ts";
import { type Account, newAccount, signIn } from "../support/account.ts";

/** Is on a page of the profile, signed in with a new account or the one given. */
export async function enter(page: Page, locale: Locale, route: PlainRoute, account?: Account): Promise<Account> {
  const who = account ?? (await newAccount());
  await signIn(page, who, locale);
  await page.goto(address(locale, route));
  return who;
}

/** Goes to a page of the profile, signs in on the way, and is there with a new account; with and without script. */
export async function enterByForm(page: Page, locale: Locale, route: PlainRoute, account?: Account): Promise<Account> {
  const who = account ?? (await newAccount());
  const wanted = address(locale, route);
  await page.goto(wanted);
  await expect(page).toHaveURL(`${address(locale, "/login")}?next=${encodeURIComponent(wanted)}`);
  const form = page.locator("main form").filter({ has: page.locator("input[name=password]") });
  await form.locator("input[name=email]").fill(who.email);
  await form.locator("input[name=password]").fill(who.password);
  await form.locator("button[type=submit]").click();
  await expect(page).toHaveURL(wanted);
  return who;
}
