import { randomBytes } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { Client } from "pg";
import { vi } from "vitest";
import { hashPassword } from "#lib/platform/auth/password-hash.ts";
import { db } from "#lib/platform/db/client.ts";
import { credentials } from "#lib/platform/db/tables/accounts.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { users } from "#lib/platform/db/tables/users.ts";

export const password = "Quittengelee 1893";

/** An unused email address. */
export const newEmail = () => `anna-${randomBytes(6).toString("hex")}@example.org`;
/** A client key without rate-limit history. */
export const newClientId = () => `client-${randomBytes(6).toString("hex")}`;

/** A requester without rate-limit history, on a device that no account knows. */
export const newRequester = () => ({ client: newClientId(), devices: "" });

/** Creates an account with a confirmed address and a password; `changes` overrides columns. */
export async function createMember(changes: Partial<typeof users.$inferInsert> = {}) {
  const email = newEmail();
  const name = email.split("@")[0] ?? "";
  const user = { email, name, slug: name, emailConfirmedAt: new Date(), ...changes };
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error("no user");
  await db.insert(credentials).values({ userId: row.id, passwordHash: await hashPassword(password) });
  return { ...user, id: row.id, email: user.email ?? "" };
}

/** Lists queued mails to an address, oldest first. */
export const mailsTo = (email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.createdAt));

/** Returns the token in the link of the latest mail to an address. */
export async function mailedToken(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/**
 * Counts the SQL statements of `work`. Equal counts show that two answers cannot be told apart by
 * their duration.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(Client.prototype, "query");
  await work();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}
