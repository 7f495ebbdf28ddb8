import "server-only";
import { eq, sql } from "drizzle-orm";
import { plusContracts } from "#lib/platform/db/tables/plus/contracts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type Contract, hasPlus } from "./contract.ts";
import { endHousehold } from "./household/member-mutations.ts";
import type { ContractRow } from "./rows.ts";

/** A member whose contract no other transaction changes meanwhile. */
export interface LockedMember {
  id: string;
  name: string;
  /** Null for an account of a provider without an address. */
  email: string | null;
  contract: ContractRow | null;
}

/** Locks the contract of a user, also one that does not exist yet; null for a deleted user. */
export async function lockMember(tx: Transaction, userId: string): Promise<LockedMember | null> {
  const [user] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!user) return null;
  const [contract] = await tx.select().from(plusContracts).where(eq(plusContracts.userId, userId));
  return { ...user, contract: contract ?? null };
}

/** The same for the account of an address; null where there is none. */
export async function lockMemberOf(tx: Transaction, email: string): Promise<LockedMember | null> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return user ? lockMember(tx, user.id) : null;
}

interface ContractFacts {
  locale?: Locale;
  customerRef?: string | null;
  methodRef?: string | null;
}

/** Notes a cancellation where there is nothing to cancel: an order may still be paid. */
export async function noteCancellation(tx: Transaction, userId: string, cancelledAt: Date): Promise<void> {
  await tx.update(plusContracts).set({ cancelledAt }).where(eq(plusContracts.userId, userId));
}

/** Stores a contract, and whether its member has Plus. The household of a member ends with Plus. */
export async function saveContract(
  tx: Transaction,
  { id, contract: former }: LockedMember,
  contract: Contract,
  facts: ContractFacts = {},
): Promise<void> {
  const { state, plan, nextPlan, trialEndsAt, periodStartsAt, periodEndsAt, billingDay, endedAt } = contract;
  const row = {
    state,
    plan,
    nextPlan,
    trialEndsAt,
    periodStartsAt,
    periodEndsAt,
    billingDay,
    cancelsAt: contract.cancelsAt,
    cancelledAt: contract.cancelledAt,
    endedAt,
    locale: facts.locale ?? former?.locale ?? "de",
    customerRef: facts.customerRef ?? former?.customerRef ?? null,
    methodRef: facts.methodRef ?? former?.methodRef ?? null,
  };
  await tx
    .insert(plusContracts)
    .values({ userId: id, ...row })
    .onConflictDoUpdate({ target: plusContracts.userId, set: row });
  const isPremium = hasPlus(contract);
  await tx.update(users).set({ isPremium }).where(eq(users.id, id));
  if (!isPremium) await endHousehold(tx, id);
}
