import "server-only";
import { randomInt } from "node:crypto";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { tastes } from "#lib/db/tables/tastes.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { cleanName, isUserName, nameLength, slugOfName } from "./user-name.ts";

export interface NewUser {
  /** Clean (`cleanName`). */
  name: string;
  /** Lower case. */
  email: string;
  emailConfirmedAt: Date | null;
  locale: Locale;
}

type Created = { id: string; taken: null } | { id: null; taken: "email" | "name" };

/**
 * Stores an account under an address made of its name. Says what belongs to somebody else already, the e-mail address first. Where that
 * is to be confirmed at once, somebody who has never proved it does not keep it.
 */
export async function insertUser(tx: Transaction, user: NewUser): Promise<Created> {
  if (user.emailConfirmedAt) {
    const isUnproved = and(sql`lower(${users.email}) = lower(${user.email})`, isNull(users.emailConfirmedAt));
    await tx.update(users).set({ email: null }).where(isUnproved);
  }
  for (let attempt = 1; ; ) {
    attempt = await freeAttempt(tx, user.name, attempt);
    const [row] = await tx
      .insert(users)
      .values({ ...user, slug: slugOfName(user.name, attempt) })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (row) {
      await tx.insert(tastes).values({ userId: row.id, goals: [], cuisines: [], intolerances: [], isDue: true });
      return { id: row.id, taken: null };
    }
    if (await isTaken(tx, sql`lower(${users.email}) = lower(${user.email})`)) return { id: null, taken: "email" };
    if (await isTaken(tx, sql`lower(${users.name}) = lower(${user.name})`)) return { id: null, taken: "name" };
    // Somebody has just taken the address itself.
    attempt = following(attempt);
  }
}

/** The first of `Anna`, `Anna 2`, `Anna 3` … that nobody is called, for a name that came from elsewhere and may be none at all. */
export async function freeName(tx: Transaction, suggested: string, instead: string): Promise<string> {
  const clean = cleanName(suggested);
  const base = [...clean].slice(0, nameLength.longest).join("").trim();
  const name = isUserName(base) ? base : instead;
  for (let number = 1; ; number = following(number)) {
    const ending = number === 1 ? "" : ` ${number}`;
    const candidate = `${[...name]
      .slice(0, nameLength.longest - ending.length)
      .join("")
      .trimEnd()}${ending}`;
    if (!(await isTaken(tx, sql`lower(${users.name}) = lower(${candidate})`))) return candidate;
  }
}

async function freeAttempt(tx: Transaction, name: string, first: number): Promise<number> {
  for (let attempt = first; ; attempt = following(attempt)) {
    const slug = slugOfName(name, attempt);
    const isOld = sql`exists (select from slug_history where kind = 'user' and slug = ${slug})`;
    if (!(await isTaken(tx, or(eq(users.slug, slug), isOld)))) return attempt;
  }
}

/** There are many people called Anna Müller: counting them all would take as many questions. */
function following(number: number): number {
  return number < 9 ? number + 1 : randomInt(10, 1_000_000);
}

async function isTaken(tx: Transaction, condition: SQL | undefined): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(condition).limit(1);
  return rows.length > 0;
}
