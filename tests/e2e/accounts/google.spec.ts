import type { Page } from "@playwright/test";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { newAccount } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { openIdPort, origin } from "../support/origin.ts";
import { words } from "../support/words.ts";
import { comeFrom, newClaims, usersOf, whoAmI } from "./elsewhere.ts";

let google: OpenIdProvider;
test.beforeAll(async () => {
  google = await startOpenIdProvider(openIdPort, origin);
});
test.afterAll(() => google.stop());

const said = (page: Page) => page.locator("main").getByRole("alert");
const toldTo = (page: Page) => page.locator("main").getByRole("status");

const journeys = [
  { locale: "de", width: 1280, next: "/de/kontakt" },
  { locale: "en", width: 390, next: "/en/contact" },
] as const;

for (const { locale, width, next } of journeys) {
  test.describe(`${locale} at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a new reader gets an account, and is known the next time", async ({ page, browser }) => {
      const claims = newClaims();
      const query = `?next=${next}`;
      await comeFrom(page, "google", claims, { locale, query });
      await expect(page).toHaveURL(next);
      expect(await whoAmI(page)).toBe(claims.name);
      const [user, ...others] = await usersOf("google", claims);
      expect(user).toMatchObject({ email: claims.email, isConfirmed: true, slug: `berta-${claims.sub}` });
      expect(others).toEqual([]);
      // The page may know that somebody is here, but not read who.
      expect(await page.evaluate(() => document.cookie)).toBe("signed-in=1");

      const elsewhere = await browser.newContext();
      const again = await elsewhere.newPage();
      await comeFrom(
        again,
        "google",
        { ...claims, name: "Somebody Else", email: newClaims().email },
        { locale, query },
      );
      expect(await whoAmI(again)).toBe(claims.name);
      expect((await usersOf("google", claims)).map(({ id }) => id)).toEqual([user?.id]);
      await elsewhere.close();
    });

    test("an address that has an account here is not taken over", async ({ page }) => {
      const account = await newAccount();
      const claims = newClaims({ email: account.email.toUpperCase() });
      await comeFrom(page, "google", claims, { locale, query: `?next=${next}` });
      await expect(said(page)).toHaveText(words[locale].accounts.errors.emailTaken);
      await expect(page).toHaveURL((url) => url.searchParams.get("next") === next);
      expect(await whoAmI(page)).toBeNull();
      expect(await usersOf("google", claims)).toEqual([]);
    });

    test("without an address there is no account", async ({ page }) => {
      const claims = newClaims({ email: undefined, email_verified: undefined });
      await comeFrom(page, "google", claims, { locale });
      await expect(said(page)).toHaveText(words[locale].accounts.errors.emailMissing);
      expect(await whoAmI(page)).toBeNull();
      expect(await usersOf("google", claims)).toEqual([]);
    });

    test("an address nobody vouches for is proved by mail first", async ({ page, mail }) => {
      const claims = newClaims({ email_verified: false });
      await comeFrom(page, "google", claims, { locale, query: `?next=${next}` });
      await expect(toldTo(page)).toHaveText(words[locale].accounts.errors.checkMail);
      expect(await whoAmI(page)).toBeNull();
      expect(await usersOf("google", claims)).toEqual([]);

      const letter = await mail.waitForMail(claims.email ?? "");
      expect(letter.subject).toBe(words[locale].mail.confirm.subject);
      const link = /https?:\/\/\S+token=\S+/.exec(letter.text ?? "")?.[0] ?? "";
      await page.goto(link);
      await page.locator("main").getByRole("button", { name: words[locale].accounts.confirm.submit }).click();
      await expect(page).toHaveURL(next);
      expect(await whoAmI(page)).toBe(claims.name);
      expect(await usersOf("google", claims)).toMatchObject([{ email: claims.email, isConfirmed: true }]);
    });

    test("whoever refuses over there comes back to the login", async ({ page }) => {
      await comeFrom(page, "google", null, { locale, query: `?next=${next}` });
      await expect(said(page)).toHaveText(words[locale].accounts.errors.denied);
      await expect(page).toHaveURL((url) => url.searchParams.get("next") === next);
      expect(await whoAmI(page)).toBeNull();
    });
  });
}

test("an address nobody vouches for tells nothing about whose it is", async ({ page, mail }) => {
  const account = await newAccount();
  const claims = newClaims({ email: account.email, email_verified: false });
  await comeFrom(page, "google", claims);
  await expect(toldTo(page)).toHaveText(words.de.accounts.errors.checkMail);
  const letter = await mail.waitForMail(account.email);
  expect(letter.subject).toBe(words.de.mail.accountExists.subject);
  expect(await usersOf("google", claims)).toEqual([]);
});

for (const next of [
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
]) {
  test(`nobody is led away to ${next}`, async ({ page }) => {
    const claims = newClaims();
    await comeFrom(page, "google", claims, { query: `?next=${encodeURIComponent(next)}` });
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/de$/);
    expect(await whoAmI(page)).toBe(claims.name);
  });
}

test("a banned reader stays outside, one who was about to leave stays", async ({ browser }) => {
  const [banned, leaving] = [newClaims(), newClaims()];
  for (const claims of [banned, leaving]) {
    const first = await browser.newContext();
    await comeFrom(await first.newPage(), "google", claims);
    await first.close();
  }
  await query(dataDir, "update users set banned_at = now() where email = $1", [banned.email]);
  await query(dataDir, "update users set deletion_requested_at = now() where email = $1", [leaving.email]);

  const context = await browser.newContext();
  const page = await context.newPage();
  await comeFrom(page, "google", banned);
  await expect(said(page)).toHaveText(words.de.accounts.errors.banned);
  expect(await whoAmI(page)).toBeNull();
  await context.clearCookies();
  await comeFrom(page, "google", leaving);
  expect(await whoAmI(page)).toBe(leaving.name);
  await context.close();
});

test("it works without script", async ({ browser }) => {
  // The policy of the site names the real providers; the stand-in is none of them.
  const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true });
  const page = await context.newPage();
  const claims = newClaims();
  await page.goto("/de/login?next=/de/kontakt");
  await page.locator("main").getByRole("button", { name: words.de.accounts.providers.google }).click();
  await page.getByLabel("Claims").fill(JSON.stringify(claims));
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page).toHaveURL("/de/kontakt");
  expect(await whoAmI(page)).toBe(claims.name);
  await context.close();
});
