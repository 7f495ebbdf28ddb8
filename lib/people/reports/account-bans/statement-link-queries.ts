import "server-only";
import { and, desc, eq, gte } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { reportDecisions } from "#lib/platform/db/tables/community/reports.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createObjectionLink } from "../objection-link.ts";

/**
 * The link to the statement of reasons of the present ban of an account, where its owner can
 * object. Only they may get it. Null without a ban, and for a ban of the operator at the command
 * line.
 */
export async function findBanStatementLink(userId: string, locale: Locale): Promise<string | null> {
  const { id, authorId, action, createdAt } = reportDecisions;
  const [decision] = await db
    .select({ id })
    .from(reportDecisions)
    .innerJoin(users, eq(users.id, authorId))
    // The ban and its decision are of one transaction, so they have the same time.
    .where(and(eq(users.id, userId), eq(action, "ban"), gte(createdAt, users.bannedAt)))
    .orderBy(desc(createdAt))
    .limit(1);
  return decision ? createObjectionLink(locale, { decisionId: decision.id, reportId: null }) : null;
}
