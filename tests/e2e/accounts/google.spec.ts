import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { germanWide } from "#tests/e2e/support/viewports.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { createAccount } from "../support/account.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { sendForm, textsOf } from "../support/send-form.ts";
import { openIdPort, origin } from "../support/site.ts";
import {
  getSessionUserName,
  insertConnection,
  newClaims,
  signInByRequest,
  signInFrom,
  usersOf,
} from "./oauth-steps.ts";

let google: OpenIdProvider;
test.beforeAll(async () => {
  google = await startOpenIdProvider(openIdPort, origin);
});
test.afterAll(() => google.stop());

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("creates an account and finds it the next time, in another browser", async ({ page, request }) => {
      const claims = newClaims();
      const next = address(locale, "/contact");
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

      const changed = { ...claims, name: "Otto Other", email: newClaims().email };
      await signInByRequest(request, "google", changed, { locale, query });
      expect(await getSessionUserName({ request })).toBe(claims.name);
      expect((await usersOf("google", claims)).map(({ id }) => id)).toEqual([user?.id]);
    });
  });
}

test.describe("without script", () => {
  const next = "/en/contact";
  const toNext = { locale: "en", query: `?next=${next}` } as const;
  const { errors, confirm } = messages.en.accounts;

  test("creates an account and goes on where the reader wanted to", async ({ request }) => {
    const claims = newClaims();
    const answer = await signInByRequest(request, "google", claims, toNext);
    expect([answer.status(), answer.url()]).toEqual([200, origin + next]);
    expect(await getSessionUserName({ request })).toBe(claims.name);
  });

  for (const [name, changes, error] of [
    ["an address with an account", async () => ({ email: (await createAccount()).email.toUpperCase() }), "emailTaken"],
    ["a sign-in without an address", async () => ({ email: undefined, email_verified: undefined }), "emailMissing"],
    ["a cancelled sign-in", () => null, "denied"],
  ] as const) {
    test(`rejects ${name}, and keeps where the reader wanted to go`, async ({ request }) => {
      const changed = await changes();
      const claims = newClaims(changed ?? {});
      const answer = await signInByRequest(request, "google", changed && claims, toNext);
      expect(await textsOf(answer, "main [role=alert]")).toEqual([errors[error]]);
      expect(new URL(answer.url()).searchParams.get("next")).toBe(next);
      expect(await getSessionUserName({ request })).toBeNull();
      expect(await usersOf("google", claims)).toEqual([]);
    });
  }

  test("confirms an unverified address by mail first", async ({ request, mail }) => {
    const claims = newClaims({ email_verified: false });
    const asked = await signInByRequest(request, "google", claims, toNext);
    expect(await textsOf(asked, "main [role=status]")).toEqual([errors.checkMail]);
    expect(await getSessionUserName({ request })).toBeNull();
    expect(await usersOf("google", claims)).toEqual([]);

    const received = await mail.waitForMail(claims.email ?? "");
    expect(received.subject).toBe(messages.en.mail.confirm.subject);
    const [link = ""] = linksIn(received);
    const form = 'main form:has(input[name="token"])';
    expect(await textsOf(await request.get(link), `${form} button`)).toEqual([confirm.submit]);
    const confirmed = await sendForm(request, link, { form });
    expect(confirmed.url()).toBe(origin + next);
    expect(await getSessionUserName({ request })).toBe(claims.name);
    expect(await usersOf("google", claims)).toMatchObject([{ email: claims.email, isConfirmed: true }]);
  });

  test("does not reveal whether an unverified address has an account", async ({ request, mail }) => {
    const account = await createAccount();
    const claims = newClaims({ email: account.email, email_verified: false });
    const answer = await signInByRequest(request, "google", claims, toNext);
    expect(await textsOf(answer, "main [role=status]")).toEqual([errors.checkMail]);
    const received = await mail.waitForMail(account.email);
    expect(received.subject).toBe(messages.en.mail.accountExists.subject);
    expect(await usersOf("google", claims)).toEqual([]);
  });

  for (const elsewhere of [
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "javascript:alert(1)",
  ]) {
    test(`does not redirect to ${elsewhere}`, async ({ request }) => {
      const claims = newClaims();
      const query = `?next=${encodeURIComponent(elsewhere)}`;
      const answer = await signInByRequest(request, "google", claims, { query });
      expect(answer.url()).toBe(`${origin}/de`);
      expect(await getSessionUserName({ request })).toBe(claims.name);
    });
  }

  test("rejects a banned user", async ({ request }) => {
    const [account, claims] = [await createAccount(), newClaims()];
    await insertConnection("google", claims, account);
    await query(dataDir, "update users set banned_at = now() where id = $1", [account.id]);
    const answer = await signInByRequest(request, "google", claims, toNext);
    expect(await textsOf(answer, "main [role=alert]")).toEqual([errors.banned]);
    expect(await getSessionUserName({ request })).toBeNull();
  });

  test("restores a user who requested deletion", async ({ request }) => {
    const [account, claims] = [await createAccount(), newClaims()];
    await insertConnection("google", claims, account);
    await query(dataDir, "update users set deletion_requested_at = now() where id = $1", [account.id]);
    await signInByRequest(request, "google", claims, toNext);
    expect(await getSessionUserName({ request })).toBe(account.name);
  });
});
