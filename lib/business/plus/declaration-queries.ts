import "server-only";
import { and, isNotNull, sql } from "drizzle-orm";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** Whether an account has confirmed this address: only there can be a contract with it. */
export async function isConfirmedAddress(tx: Transaction, email: string): Promise<boolean> {
  const isConfirmed = and(sql`lower(${users.email}) = ${email}`, isNotNull(users.emailConfirmedAt));
  return (await tx.$count(users, isConfirmed)) > 0;
}
