import type { Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { address } from "#lib/routing/address.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { test as baseTest } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { type Account, createAccount, dismissQuiz, signIn } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { openIdPort, origin } from "../support/site.ts";
import { visit } from "../support/visit.ts";
import { type Claims, getSessionUserName, newClaims, signInFrom, submitClaims, usersOf } from "./oauth-steps.ts";

let google: OpenIdProvider;
test.beforeAll(async () => {
  google = await startOpenIdProvider(openIdPort, origin);
});
test.afterAll(() => google.stop());

const named = (label: string) => label.replace("{name}", "Google");
const connectButton = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: named(messages[locale].accounts.connections.connectNamed), exact: true });
const disconnectButton = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: named(messages[locale].accounts.connections.disconnectNamed), exact: true });

async function connect(page: Page, claims: Claims | null, locale: Locale = "de"): Promise<void> {
  await visit(page, address(locale, "/profile/settings"));
  await connectButton(page, locale).click();
  await submitClaims(page, claims);
}

const journeys = [
  { locale: "de", width: 1280 },
  { locale: "en", width: 390 },
] as const;

for (const { locale, width } of journeys) {
  test.describe(`${locale} at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("connects an account, signs in with it and disconnects it", async ({ page }) => {
      const account = await createAccount();
      const settings = address(locale, "/profile/settings");
      await signIn(page, account, locale);
      // The address at the provider does not matter, even if it has an account here.
      const claims = newClaims({ email: (await createAccount()).email });
      await connect(page, claims, locale);
      await expect(page).toHaveURL(settings);
      await expect(page.getByText(messages[locale].ui.flash.accountConnected)).toBeVisible();
      await expect(disconnectButton(page, locale)).toBeVisible();
      expect(await usersOf("google", claims)).toMatchObject([{ id: account.id, email: account.email }]);

      await signOutInSettings(page);
      await signInFrom(page, "google", claims, { locale, query: `?next=${settings}` });
      await expect(page).toHaveURL(settings);
      expect(await getSessionUserName(page)).toBe(account.name);

      await visit(page, settings);
      await disconnectButton(page, locale).click();
      await expect(page.getByText(messages[locale].ui.flash.accountDisconnected)).toBeVisible();
      await expect(connectButton(page, locale)).toBeVisible();
      expect(await usersOf("google", claims)).toEqual([]);
    });

    test("rejects an account that another user has connected", async ({ page }) => {
      const [first, second] = [await createAccount(), await createAccount()];
      const claims = newClaims();
      await signInAnew(page, first, locale);
      await connect(page, claims, locale);
      await signInAnew(page, second, locale);
      await connect(page, claims, locale);
      await expect(page.locator("main").getByRole("alert")).toHaveText(
        messages[locale].accounts.errors.connectedElsewhere,
      );
      expect(await usersOf("google", claims)).toMatchObject([{ id: first.id }]);
      expect(await getSessionUserName(page)).toBe(second.name);
    });

    test("returns to the settings after a cancelled sign-in", async ({ page }) => {
      const account = await createAccount();
      await signIn(page, account, locale);
      await connect(page, null, locale);
      await expect(page).toHaveURL((url) => url.pathname === address(locale, "/profile/settings"));
      await expect(page.locator("main").getByRole("alert")).toHaveText(messages[locale].accounts.errors.denied);
      expect(await getSessionUserName(page)).toBe(account.name);
    });
  });
}

/** Signs out at the provider as well: the stub keeps a session. */
async function signInAnew(page: Page, account: Account, locale: Locale): Promise<void> {
  await signOutInSettings(page);
  await signIn(page, account, locale);
}

/**
 * Removes the session from the browser. The page is left first, because its requests would fail
 * without the cookie.
 */
async function signOutInSettings(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

test("keeps the only way to sign in", async ({ page }) => {
  const claims = newClaims();
  await signInFrom(page, "google", claims, { query: "?next=/de/kontakt" });
  await dismissQuiz(page);
  await visit(page, "/de/profile/einstellungen");
  await disconnectButton(page, "de").click();
  await expect(page.getByText(messages.de.accounts.external.lastWayIn)).toBeVisible();
  expect(await usersOf("google", claims)).toHaveLength(1);
});

// The signed-in cookie of an ended session causes one request, whose 401 the console reports.
baseTest("does not connect after sign-out", async ({ page }) => {
  const account = await createAccount();
  await signIn(page, account);
  await visit(page, "/de/profile/einstellungen");
  await connectButton(page, "de").click();
  await expect(page).toHaveURL((url) => Number(url.port) === openIdPort);
  await query(dataDir, "delete from sessions where user_id = $1", [account.id]);
  const claims = newClaims();
  await submitClaims(page, claims);
  await expect(page.locator("main").getByRole("alert")).toHaveText(messages.de.accounts.errors.failed);
  expect(await usersOf("google", claims)).toEqual([]);
  expect(await getSessionUserName(page)).toBeNull();
});
