import { test as aloud, type Page } from "@playwright/test";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { type Account, newAccount, putQuizOff, signIn } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { openIdPort, origin } from "../support/origin.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";
import { answerAs, type Claims, comeFrom, newClaims, usersOf, whoAmI } from "./elsewhere.ts";

let google: OpenIdProvider;
test.beforeAll(async () => {
  google = await startOpenIdProvider(openIdPort, origin);
});
test.afterAll(() => google.stop());

const named = (label: string) => label.replace("{name}", "Google");
const connectButton = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: named(words[locale].accounts.connections.connectNamed), exact: true });
const disconnectButton = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: named(words[locale].accounts.connections.disconnectNamed), exact: true });

async function connect(page: Page, claims: Claims | null, locale: Locale = "de"): Promise<void> {
  await visit(page, address(locale, "/profile/settings"));
  await connectButton(page, locale).click();
  await answerAs(page, claims);
}

const journeys = [
  { locale: "de", width: 1280 },
  { locale: "en", width: 390 },
] as const;

for (const { locale, width } of journeys) {
  test.describe(`${locale} at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("an account elsewhere is connected, signs in, and is disconnected", async ({ page }) => {
      const account = await newAccount();
      const settings = address(locale, "/profile/settings");
      await signIn(page, account, locale);
      // It may have any address over there, even somebody else's here.
      const claims = newClaims({ email: (await newAccount()).email });
      await connect(page, claims, locale);
      await expect(page).toHaveURL(settings);
      await expect(disconnectButton(page, locale)).toBeVisible();
      expect(await usersOf("google", claims)).toMatchObject([{ id: account.id, email: account.email }]);

      await leave(page);
      await comeFrom(page, "google", claims, { locale, query: `?next=${settings}` });
      await expect(page).toHaveURL(settings);
      expect(await whoAmI(page)).toBe(account.name);

      await visit(page, settings);
      await disconnectButton(page, locale).click();
      await expect(connectButton(page, locale)).toBeVisible();
      expect(await usersOf("google", claims)).toEqual([]);
    });

    test("what opens somebody else’s account is refused", async ({ page }) => {
      const [first, second] = [await newAccount(), await newAccount()];
      const claims = newClaims();
      await signInAnew(page, first, locale);
      await connect(page, claims, locale);
      await signInAnew(page, second, locale);
      await connect(page, claims, locale);
      await expect(page.locator("main").getByRole("alert")).toHaveText(
        words[locale].accounts.errors.connectedElsewhere,
      );
      expect(await usersOf("google", claims)).toMatchObject([{ id: first.id }]);
      expect(await whoAmI(page)).toBe(second.name);
    });

    test("whoever refuses over there comes back to the settings", async ({ page }) => {
      const account = await newAccount();
      await signIn(page, account, locale);
      await connect(page, null, locale);
      await expect(page).toHaveURL((url) => url.pathname === address(locale, "/profile/settings"));
      await expect(page.locator("main").getByRole("alert")).toHaveText(words[locale].accounts.errors.denied);
      expect(await whoAmI(page)).toBe(account.name);
    });
  });
}

/** Over there as well: the stand-in remembers its readers. */
async function signInAnew(page: Page, account: Account, locale: Locale): Promise<void> {
  await leave(page);
  await signIn(page, account, locale);
}

/** Makes the browser a stranger's. The page goes first: without its cookie what it still asks for would be refused. */
async function leave(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

test("the only way in stays", async ({ page }) => {
  const claims = newClaims();
  await comeFrom(page, "google", claims, { query: "?next=/de/kontakt" });
  await putQuizOff(page);
  await visit(page, "/de/profile/einstellungen");
  await disconnectButton(page, "de").click();
  await expect(page.getByText(words.de.accounts.external.lastWayIn)).toBeVisible();
  expect(await usersOf("google", claims)).toHaveLength(1);
});

// The hint of a session that has ended lets the page ask once, and the browser writes down that the answer was no.
aloud("whoever has signed out in the meantime connects nothing", async ({ page }) => {
  const account = await newAccount();
  await signIn(page, account);
  await visit(page, "/de/profile/einstellungen");
  await connectButton(page, "de").click();
  await expect(page).toHaveURL((url) => Number(url.port) === openIdPort);
  await query(dataDir, "delete from sessions where user_id = $1", [account.id]);
  const claims = newClaims();
  await answerAs(page, claims);
  await expect(page.locator("main").getByRole("alert")).toHaveText(words.de.accounts.errors.failed);
  expect(await usersOf("google", claims)).toEqual([]);
  expect(await whoAmI(page)).toBeNull();
});
