import "server-only";
import { and, ne, or, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { hasMixedScripts, toNameSkeleton } from "#lib/platform/text/name-skeleton.ts";
import type { NameProblem } from "./name-problem.ts";
import { isReservedName } from "./reserved-names.ts";

interface NameOptions {
  /** The user who is to have the name. */
  ownId?: string;
  /** Whether that user belongs to the site, and may say so. */
  isTeam?: boolean;
  tx?: Transaction | typeof db;
}

/**
 * Finds out why a person cannot have a name, or returns null. Everything that sets the name of a
 * person asks this; names that editors give to profiles without an account are their own matter.
 *
 * @param name Normalized by `normalizeUserName`.
 */
export async function findNameProblem(
  name: string,
  { ownId, isTeam = false, tx = db }: NameOptions = {},
): Promise<NameProblem | null> {
  if (hasMixedScripts(name)) return "mixedScripts";
  if (!isTeam && isReservedName(name)) return "reservedName";
  // All others have a role: editors, admins, partners and guest authors, which are few.
  const isSimilar = or(sql`lower(${users.name}) = lower(${name})`, ne(users.newType, "community"));
  const others = await tx
    .select({ name: users.name, isSame: sql<boolean>`lower(${users.name}) = lower(${name})` })
    .from(users)
    .where(and(ownId === undefined ? undefined : ne(users.id, ownId), isSimilar));
  const skeleton = toNameSkeleton(name);
  return others.some((other) => other.isSame || toNameSkeleton(other.name) === skeleton) ? "nameTaken" : null;
}
