import "server-only";
import { randomInt } from "node:crypto";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { findNameProblem } from "#lib/people/users/names/queries.ts";
import { userPreferences } from "#lib/platform/db/tables/preferences.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { isValidUserName, normalizeUserName, toUserSlug, userNameLength } from "#lib/platform/text/user-name.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

interface NewUser {
  /** Normalized by `normalizeUserName`. */
  name: string;
  /** Lower case. */
  email: string;
  emailConfirmedAt: Date | null;
  locale: Locale;
}

type InsertUserResult = { id: string; taken: null } | { id: null; taken: "email" | "name" };

/**
 * Inserts a user with a slug made of the name. A confirmed e-mail address is taken from another
 * user who never confirmed it.
 *
 * @returns In `taken` what belongs to another user: the e-mail address, otherwise the name.
 */
async function insertUser(tx: Transaction, user: NewUser): Promise<InsertUserResult> {
  if (user.emailConfirmedAt) {
    const isUnconfirmed = and(sql`lower(${users.email}) = lower(${user.email})`, isNull(users.emailConfirmedAt));
    await tx.update(users).set({ email: null }).where(isUnconfirmed);
  }
  for (let attempt = 1; ; ) {
    attempt = await findFreeSlugAttempt(tx, user.name, attempt);
    const [row] = await tx
      .insert(users)
      .values({ ...user, slug: toUserSlug(user.name, attempt) })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (row) {
      await tx
        .insert(userPreferences)
        .values({ userId: row.id, goals: [], cuisines: [], intolerances: [], shouldOfferQuiz: true });
      return { id: row.id, taken: null };
    }
    if (await isTaken(tx, sql`lower(${users.email}) = lower(${user.email})`)) return { id: null, taken: "email" };
    if (await isTaken(tx, sql`lower(${users.name}) = lower(${user.name})`)) return { id: null, taken: "name" };
    // A concurrent request has just used the slug.
    attempt = nextNumber(attempt);
  }
}

/** Inserts a user with a confirmed e-mail address under exactly this name, see `insertUser`. */
export function insertUserWithName(
  tx: Transaction,
  user: Omit<NewUser, "emailConfirmedAt">,
): Promise<InsertUserResult> {
  return insertUser(tx, { ...user, emailConfirmedAt: currentTime() });
}

/**
 * Inserts a user with a confirmed e-mail address under the first free variant of the name.
 *
 * @returns Null when the address belongs to another user.
 */
export async function insertUserWithFreeName(
  tx: Transaction,
  { name, fallbackName, email, locale }: Omit<NewUser, "emailConfirmedAt"> & { fallbackName: string },
): Promise<string | null> {
  for (;;) {
    const freeName = await findFreeName(tx, name, fallbackName);
    const { id, taken } = await insertUser(tx, { name: freeName, email, emailConfirmedAt: currentTime(), locale });
    if (taken !== "name") return id;
  }
}

/**
 * Finds the first free name of `Anna`, `Anna 2`, `Anna 3` …
 *
 * @param suggested A name that was not validated, for example of a provider's account.
 * @param fallback Used when `suggested` is no name that a person can have.
 */
export async function findFreeName(tx: Transaction, suggested: string, fallback: string): Promise<string> {
  const clean = normalizeUserName(suggested);
  const base = [...clean].slice(0, userNameLength.max).join("").trim();
  const problem = isValidUserName(base) ? await findNameProblem(base, { tx }) : "badName";
  const name = problem === null || problem === "nameTaken" ? base : fallback;
  for (let number = 1; ; number = nextNumber(number)) {
    const suffix = number === 1 ? "" : ` ${number}`;
    const candidate = `${[...name]
      .slice(0, userNameLength.max - suffix.length)
      .join("")
      .trimEnd()}${suffix}`;
    if ((await findNameProblem(candidate, { tx })) !== "nameTaken") return candidate;
  }
}

async function findFreeSlugAttempt(tx: Transaction, name: string, first: number): Promise<number> {
  for (let attempt = first; ; attempt = nextNumber(attempt)) {
    const slug = toUserSlug(name, attempt);
    const isFormerSlug = sql`exists (select from slug_history where kind = 'user' and slug = ${slug})`;
    if (!(await isTaken(tx, or(eq(users.slug, slug), isFormerSlug)))) return attempt;
  }
}

/** Counts to 9, then picks at random: a common name would otherwise need one query per namesake. */
function nextNumber(number: number): number {
  return number < 9 ? number + 1 : randomInt(10, 1_000_000);
}

async function isTaken(tx: Transaction, condition: SQL | undefined): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(condition).limit(1);
  return rows.length > 0;
}
