import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  consumeMailToken,
  createMailToken,
  deleteExpiredMailTokens,
  findMailTokenEmail,
  isMailTokenValid,
  type MailTokenPurpose,
} from "#lib/platform/auth/mail-tokens.ts";
import { db } from "#lib/platform/db/client.ts";
import { mailTokens } from "#lib/platform/db/tables/accounts.ts";
import { newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const issue = (purpose: MailTokenPurpose, email: string) =>
  db.transaction((tx) => createMailToken(tx, { purpose, email }));
const redeem = (purpose: MailTokenPurpose, token: string) =>
  db.transaction((tx) => consumeMailToken(tx, purpose, token));
const expireBy = (email: string, minutes: number) =>
  db
    .update(mailTokens)
    .set({ expiresAt: sql`${mailTokens.expiresAt} - make_interval(mins => ${minutes})` })
    .where(eq(mailTokens.email, email));

test("accepts a token once and for its purpose only", async () => {
  const email = newEmail();
  const token = await issue("confirm", email);
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(await redeem("reset", token)).toBeNull();
  expect(await isMailTokenValid("confirm", token)).toBe(true);
  expect(await findMailTokenEmail("confirm", token)).toBe(email);
  expect(await findMailTokenEmail("reset", token)).toBeNull();
  expect(await redeem("confirm", token)).toEqual({ userId: null, email, createdAt: expect.any(Date) });
  expect(await redeem("confirm", token)).toBeNull();
  expect(await isMailTokenValid("confirm", token)).toBe(false);
});

test("stores only a hash", async () => {
  const email = newEmail();
  const token = await issue("newsletter", email);
  expect(JSON.stringify(await db.select().from(mailTokens))).not.toContain(token);
});

test("revokes an earlier token of the same purpose and address", async () => {
  const [email, other] = [newEmail(), newEmail()];
  const early = await issue("confirm", email);
  const reset = await issue("reset", email);
  const theirs = await issue("confirm", other);
  const late = await issue("confirm", email);
  expect(await isMailTokenValid("confirm", early)).toBe(false);
  expect(await isMailTokenValid("reset", reset)).toBe(true);
  expect(await isMailTokenValid("confirm", theirs)).toBe(true);
  expect(await isMailTokenValid("confirm", late)).toBe(true);
});

test.each([
  ["reset", 60],
  ["confirm", 48 * 60],
  ["newsletter", 48 * 60],
] as const)("%s is valid for %i minutes", async (purpose, minutes) => {
  const email = newEmail();
  const token = await issue(purpose, email);
  await expireBy(email, minutes - 1);
  expect(await isMailTokenValid(purpose, token)).toBe(true);
  await expireBy(email, 1);
  expect(await isMailTokenValid(purpose, token)).toBe(false);
  expect(await redeem(purpose, token)).toBeNull();
  await deleteExpiredMailTokens();
  expect(await db.$count(mailTokens, eq(mailTokens.email, email))).toBe(0);
});

test("does not consume a token in a transaction that is rolled back", async () => {
  const token = await issue("confirm", newEmail());
  await expect(
    db.transaction(async (tx) => {
      await consumeMailToken(tx, "confirm", token);
      throw new Error("and now this");
    }),
  ).rejects.toThrow("and now this");
  expect(await isMailTokenValid("confirm", token)).toBe(true);
});
