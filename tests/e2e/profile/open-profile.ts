import { expect, type Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";

/** Opens a page of the profile, signed in with a new or the given account. */
export async function openProfile(page: Page, locale: Locale, route: StaticRoute, account?: Account): Promise<Account> {
  const who = account ?? (await createAccount());
  await signIn(page, who, locale);
  await page.goto(address(locale, route));
  return who;
}

/** Opens a page of the profile and signs in by form on the way; works without script. */
export async function openProfileByForm(
  page: Page,
  locale: Locale,
  route: StaticRoute,
  account?: Account,
): Promise<Account> {
  const who = account ?? (await createAccount());
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
