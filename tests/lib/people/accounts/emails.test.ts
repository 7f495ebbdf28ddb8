import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { deleteDueUsers } from "#lib/people/accounts/deletion/delete-user-mutations.ts";
import { requestDeletion } from "#lib/people/accounts/deletion/mutations.ts";
import { confirmEmailChange, requestEmailChange } from "#lib/people/accounts/email-change/mutations.ts";
import { signUp, verifyCredentials } from "#lib/people/accounts/mutations.ts";
import { connectAccount, disconnectAccount } from "#lib/people/accounts/oauth/connection-mutations.ts";
import { signInWithProvider } from "#lib/people/accounts/oauth/mutations.ts";
import { changePassword, requestReset, resetPassword } from "#lib/people/accounts/passwords/mutations.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMember, mailedToken, newClientId, newEmail, newRequester, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

// Hashing is slow on purpose.
vi.setConfig({ testTimeout: 30_000 });
setUpDatabase();

type Member = Awaited<ReturnType<typeof createMember>>;

const newPassword = "Apfelkompott 1894";
const profileOf = (email: string, isEmailVerified: boolean) =>
  ({ provider: "google", subject: randomBytes(8).toString("hex"), name: "Anna", email, isEmailVerified }) as const;

/** Each sends one or more mails from a page in this language. */
const requests: Record<string, (member: Member, locale: Locale) => Promise<unknown>> = {
  "a sign-up with a known address": ({ email }, locale) =>
    signUp({ name: newEmail(), email, password, newsletter: false, locale, next: null }, newClientId()),
  "a provider's account with a known address": ({ email }, locale) =>
    signInWithProvider(profileOf(email, false), locale),
  "a new password by mail": async ({ email }, locale) => {
    await requestReset({ email, locale }, newRequester());
    await resetPassword({ token: await mailedToken(email), password: newPassword, locale });
  },
  "a new password in the settings": async ({ id }, locale) => {
    const sessionId = await createWebSession(id, "Firefox");
    await changePassword({ current: password, password: newPassword, locale }, { id, sessionId });
  },
  "a new address": async ({ id }, locale) => {
    const wanted = newEmail();
    await requestEmailChange(id, wanted, locale);
    await confirmEmailChange(await mailedToken(wanted), { locale });
  },
  "a new address that has an account": async ({ email }, locale) =>
    requestEmailChange((await createMember()).id, email, locale),
  "a connected account": async ({ id, email }, locale) => {
    await connectAccount(profileOf(email, true), id, locale);
    await disconnectAccount(id, "google", locale);
  },
  "a restored account": async ({ id, email }, locale) => {
    await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, id));
    await verifyCredentials({ email, password, locale }, newRequester());
  },
  "a deletion, and its end two weeks later": async ({ id }, locale) => {
    await requestDeletion(id, locale);
    await db.update(users).set({ deletionRequestedAt: sql`now() - interval '15 days'` }).where(eq(users.id, id));
    // The first mail is deleted with the user.
    expect(await sentLanguages()).toEqual([locale]);
    await deleteDueUsers();
  },
};

async function sentLanguages(): Promise<(string | undefined)[]> {
  const mails = await db.select({ html: outbox.html }).from(outbox);
  return mails.map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1]);
}

const cases = Object.entries(requests).flatMap(([name, send]) =>
  (["de", "en"] as const).map((locale) => [name, locale, send] as const),
);

test.each(cases)("mails about %s speak the language of the page: %s", async (_name, locale, send) => {
  const member = await createMember({ locale: locale === "de" ? "en" : "de" });
  await db.delete(outbox);
  await send(member, locale);
  const languages = await sentLanguages();
  expect(languages.length).toBeGreaterThan(0);
  expect(new Set(languages)).toEqual(new Set([locale]));
});

test("mails that no page asked for speak the language of the account", async () => {
  const { id, email } = await createMember({ locale: "en" });
  await db.delete(outbox);
  await requestDeletion(id);
  await db.update(users).set({ deletionRequestedAt: new Date() }).where(eq(users.id, id));
  await requestReset({ email, locale: "en" }, newRequester());
  await resetPassword({ token: await mailedToken(email), password: newPassword });
  expect(new Set(await sentLanguages())).toEqual(new Set(["en"]));
});
