import "server-only";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { apiAnswers } from "#lib/platform/db/tables/accounts.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

interface StoredAnswer {
  status: number;
  mediaType: string | null;
  body: string | null;
}

/** Later the same key names a new request. */
const isExpired = lt(apiAnswers.startedAt, sql`now() - interval '1 day'`);
/** A running request renews its key more often: one that does not was lost with its process. */
const isLost = and(isNull(apiAnswers.status), lt(apiAnswers.startedAt, sql`now() - interval '1 minute'`));

/**
 * Claims a key for a request. Null: the request is the first one and has to be answered. Otherwise
 * the answer to the first one.
 *
 * @throws {ApiError} "keyReused" when the key was sent with something else, "inProgress" while the
 *   first request is running
 */
export async function claimKey(keyHash: string, fingerprint: string): Promise<StoredAnswer | null> {
  const nothing = { status: null, mediaType: null, body: null };
  const claimed = await db
    .insert(apiAnswers)
    .values({ keyHash, fingerprint })
    .onConflictDoUpdate({
      target: apiAnswers.keyHash,
      set: { fingerprint, startedAt: sql`now()`, ...nothing },
      setWhere: or(isExpired, and(isLost, eq(apiAnswers.fingerprint, fingerprint))),
    })
    .returning({ keyHash: apiAnswers.keyHash });
  if (claimed.length > 0) return null;
  const [first] = await db.select().from(apiAnswers).where(eq(apiAnswers.keyHash, keyHash));
  if (first && first.fingerprint !== fingerprint) throw new ApiError("keyReused", { "Idempotency-Key": "reused" });
  // Without a row the first request has just failed, and this one may be sent again.
  if (!first || first.status === null) throw new ApiError("inProgress", { "Idempotency-Key": "running" });
  return { status: first.status, mediaType: first.mediaType, body: first.body };
}

/** Tells that the first request of a key is still running. */
export async function renewKey(keyHash: string): Promise<void> {
  const isRunning = and(eq(apiAnswers.keyHash, keyHash), isNull(apiAnswers.status));
  await db.update(apiAnswers).set({ startedAt: sql`now()` }).where(isRunning);
}

/** Stores the answer to the first request of a key. */
export async function storeAnswer(keyHash: string, answer: StoredAnswer): Promise<void> {
  await db.update(apiAnswers).set(answer).where(eq(apiAnswers.keyHash, keyHash));
}

/** Forgets a key whose request has failed, so that it may be sent again. */
export async function releaseKey(keyHash: string): Promise<void> {
  await db.delete(apiAnswers).where(and(eq(apiAnswers.keyHash, keyHash), isNull(apiAnswers.status)));
}

export async function deleteExpiredAnswers(): Promise<void> {
  await db.delete(apiAnswers).where(isExpired);
}
