import "server-only";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { apiClients } from "#lib/platform/db/tables/accounts.ts";
import { createSecretToken, hashToken } from "./secret-token.ts";

/** A program that uses the REST API. */
export interface ApiClient {
  id: string;
  name: string;
}

/**
 * Creates a client and returns its token, which is not shown again; null when the name is taken.
 * Names of revoked clients stay taken, so that a log of their use has one meaning.
 */
export async function createApiClient(name: string): Promise<string | null> {
  const { token, tokenHash } = createSecretToken();
  const created = await db
    .insert(apiClients)
    .values({ name, tokenHash })
    .onConflictDoNothing()
    .returning({ id: apiClients.id });
  return created.length > 0 ? token : null;
}

/** Finds the client of a token; null when there is none or it is revoked. */
export async function findApiClient(token: string): Promise<ApiClient | null> {
  const [row] = await db
    .select({
      id: apiClients.id,
      name: apiClients.name,
      isStale: sql<boolean>`coalesce(${apiClients.lastSeenAt} < now() - interval '1 hour', true)`,
    })
    .from(apiClients)
    .where(and(eq(apiClients.tokenHash, hashToken(token)), isNull(apiClients.revokedAt)));
  if (!row) return null;
  if (row.isStale) await db.update(apiClients).set({ lastSeenAt: sql`now()` }).where(eq(apiClients.id, row.id));
  return { id: row.id, name: row.name };
}

/**
 * Revokes the token of a client at once. Returns false when no client with a token has this name.
 */
export async function revokeApiClient(name: string): Promise<boolean> {
  const revoked = await db
    .update(apiClients)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiClients.name, name), isNull(apiClients.revokedAt)))
    .returning({ id: apiClients.id });
  return revoked.length > 0;
}

/** Lists all clients by name, also those whose token is revoked. */
export function listApiClients() {
  const { name, createdAt, lastSeenAt, revokedAt } = apiClients;
  return db.select({ name, createdAt, lastSeenAt, revokedAt }).from(apiClients).orderBy(asc(name));
}
