import { randomBytes } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { Client } from "pg";
import { vi } from "vitest";
import { hashPassword } from "#lib/auth/password.ts";
import { db } from "#lib/db/client.ts";
import { credentials } from "#lib/db/tables/accounts.ts";
import { outbox } from "#lib/db/tables/mail.ts";
import { users } from "#lib/db/tables/users.ts";

export const password = "Quittengelee 1893";

/** An address nobody has used yet. */
export const newEmail = () => `anna-${randomBytes(6).toString("hex")}@example.org`;
/** A household nobody has counted yet. */
export const newClient = () => `client-${randomBytes(6).toString("hex")}`;

/** An account with a confirmed address and a password; what a test is about goes into `changes`. */
export async function newMember(changes: Partial<typeof users.$inferInsert> = {}) {
  const email = newEmail();
  const name = email.split("@")[0] ?? "";
  const user = { email, name, slug: name, emailConfirmedAt: new Date(), ...changes };
  const [row] = await db.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error("no user");
  await db.insert(credentials).values({ userId: row.id, passwordHash: await hashPassword(password) });
  return { ...user, id: row.id, email: user.email ?? "" };
}

/** What is on its way to an address, oldest first. */
export const lettersTo = (email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.createdAt));

/** The token in the link of the latest letter to an address. */
export async function tokenTo(email: string): Promise<string> {
  const letter = (await lettersTo(email)).at(-1);
  return /[?&]token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
}

/** How many statements the database is sent meanwhile: where two answers must not be told apart by their time, it is as good a clock. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(Client.prototype, "query");
  await work();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}
