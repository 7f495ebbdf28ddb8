import type { Page } from "@playwright/test";
import { messages } from "#tests/e2e/support/messages.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { createAccount } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { openIdPort, origin } from "../support/site.ts";
import { getSessionUserName, newClaims, signInFrom, usersOf } from "./oauth-steps.ts";

let google: OpenIdProvider;
test.beforeAll(async () => {
  google = await startOpenIdProvider(openIdPort, origin);
});
test.afterAll(() => google.stop());

const alert = (page: Page) => page.locator("main").getByRole("alert");
const statusMessage = (page: Page) => page.locator("main").getByRole("status");

const journeys = [
  { locale: "de", width: 1280, next: "/de/kontakt" },
  { locale: "en", width: 390, next: "/en/contact" },
] as const;

for (const { locale, width, next } of journeys) {
  test.describe(`${locale} at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("creates an account and finds it the next time", async ({ page, browser }) => {
      const claims = newClaims();
      const query = `?next=${next}`;
      await signInFrom(page, "google", claims, { locale, query });
      await expect(page).toHaveURL(next);
      expect(await getSessionUserName(page)).toBe(claims.name);
      const [user, ...others] = await usersOf("google", claims);
      expect(user).toMatchObject({ email: claims.email, isConfirmed: true, slug: `berta-${claims.sub}` });
      expect(others).toEqual([]);
      // Scripts may read that a session exists, but not whose.
      const cookies = (await page.evaluate(() => document.cookie)).split("; ");
      expect(cookies.filter((cookie) => !cookie.startsWith("flash="))).toEqual(["signed-in=1"]);

      const otherContext = await browser.newContext();
      const again = await otherContext.newPage();
      await signInFrom(
        again,
        "google",
        { ...claims, name: "Somebody Else", email: newClaims().email },
        { locale, query },
      );
      expect(await getSessionUserName(again)).toBe(claims.name);
      expect((await usersOf("google", claims)).map(({ id }) => id)).toEqual([user?.id]);
      await otherContext.close();
    });

    test("rejects an address with an account", async ({ page }) => {
      const account = await createAccount();
      const claims = newClaims({ email: account.email.toUpperCase() });
      await signInFrom(page, "google", claims, { locale, query: `?next=${next}` });
      await expect(alert(page)).toHaveText(messages[locale].accounts.errors.emailTaken);
      await expect(page).toHaveURL((url) => url.searchParams.get("next") === next);
      expect(await getSessionUserName(page)).toBeNull();
      expect(await usersOf("google", claims)).toEqual([]);
    });

    test("rejects a sign-in without an address", async ({ page }) => {
      const claims = newClaims({ email: undefined, email_verified: undefined });
      await signInFrom(page, "google", claims, { locale });
      await expect(alert(page)).toHaveText(messages[locale].accounts.errors.emailMissing);
      expect(await getSessionUserName(page)).toBeNull();
      expect(await usersOf("google", claims)).toEqual([]);
    });

    test("confirms an unverified address by mail first", async ({ page, mail }) => {
      const claims = newClaims({ email_verified: false });
      await signInFrom(page, "google", claims, { locale, query: `?next=${next}` });
      await expect(statusMessage(page)).toHaveText(messages[locale].accounts.errors.checkMail);
      expect(await getSessionUserName(page)).toBeNull();
      expect(await usersOf("google", claims)).toEqual([]);

      const received = await mail.waitForMail(claims.email ?? "");
      expect(received.subject).toBe(messages[locale].mail.confirm.subject);
      const link = /https?:\/\/\S+token=\S+/.exec(received.text ?? "")?.[0] ?? "";
      await page.goto(link);
      await page.locator("main").getByRole("button", { name: messages[locale].accounts.confirm.submit }).click();
      await expect(page).toHaveURL(next);
      expect(await getSessionUserName(page)).toBe(claims.name);
      expect(await usersOf("google", claims)).toMatchObject([{ email: claims.email, isConfirmed: true }]);
    });

    test("returns to the login page after a cancelled sign-in", async ({ page }) => {
      await signInFrom(page, "google", null, { locale, query: `?next=${next}` });
      await expect(alert(page)).toHaveText(messages[locale].accounts.errors.denied);
      await expect(page).toHaveURL((url) => url.searchParams.get("next") === next);
      expect(await getSessionUserName(page)).toBeNull();
    });
  });
}

test("does not reveal whether an unverified address has an account", async ({ page, mail }) => {
  const account = await createAccount();
  const claims = newClaims({ email: account.email, email_verified: false });
  await signInFrom(page, "google", claims);
  await expect(statusMessage(page)).toHaveText(messages.de.accounts.errors.checkMail);
  const received = await mail.waitForMail(account.email);
  expect(received.subject).toBe(messages.de.mail.accountExists.subject);
  expect(await usersOf("google", claims)).toEqual([]);
});

for (const next of [
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
]) {
  test(`does not redirect to ${next}`, async ({ page }) => {
    const claims = newClaims();
    await signInFrom(page, "google", claims, { query: `?next=${encodeURIComponent(next)}` });
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/de$/);
    expect(await getSessionUserName(page)).toBe(claims.name);
  });
}

test("rejects a banned user and restores one who requested deletion", async ({ browser }) => {
  const [banned, deleted] = [newClaims(), newClaims()];
  for (const claims of [banned, deleted]) {
    const first = await browser.newContext();
    await signInFrom(await first.newPage(), "google", claims);
    await first.close();
  }
  await query(dataDir, "update users set banned_at = now() where email = $1", [banned.email]);
  await query(dataDir, "update users set deletion_requested_at = now() where email = $1", [deleted.email]);

  const context = await browser.newContext();
  const page = await context.newPage();
  await signInFrom(page, "google", banned);
  await expect(alert(page)).toHaveText(messages.de.accounts.errors.banned);
  expect(await getSessionUserName(page)).toBeNull();
  await context.clearCookies();
  await signInFrom(page, "google", deleted);
  expect(await getSessionUserName(page)).toBe(deleted.name);
  await context.close();
});

test("works without script", async ({ browser }) => {
  // The content security policy allows the real providers, not the stub.
  const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true });
  const page = await context.newPage();
  const claims = newClaims();
  await page.goto("/de/login?next=/de/kontakt");
  await page.locator("main").getByRole("button", { name: messages.de.accounts.providers.google }).click();
  await page.getByLabel("Claims").fill(JSON.stringify(claims));
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page).toHaveURL("/de/kontakt");
  expect(await getSessionUserName(page)).toBe(claims.name);
  await context.close();
});
