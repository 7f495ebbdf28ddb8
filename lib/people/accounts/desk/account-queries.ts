import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { listSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { connectedAccounts, credentials } from "#lib/platform/db/tables/accounts.ts";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import type { ReportReason } from "#lib/platform/db/tables/community/reports.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem, isPublicUser } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type Device, parseUserAgent } from "../user-agent.ts";
import { type DeskAccount, deskAccountColumns } from "./list-queries.ts";

const listedReports = 10;

/** Everything the desk says of an account. */
export interface DeskAccountFacts extends DeskAccount {
  emailConfirmedAt: Date | null;
  locale: Locale | null;
  isPremium: boolean;
  /** Whether the profile has a page. */
  isPublic: boolean;
  bannedAt: Date | null;
  bannedUntil: Date | null;
  deletionRequestedAt: Date | null;
  hasPassword: boolean;
  /** Names of OAuth providers. */
  providers: string[];
  recipeCount: number;
  storyCount: number;
  commentCount: number;
}

/** The facts of an account; null for an unknown id. */
export async function findDeskAccount(id: string): Promise<DeskAccountFacts | null> {
  const countPublic = (type: "recipe" | "article") =>
    db.$count(items, and(eq(items.authorId, id), eq(items.type, type), isPublicItem()));
  const [[account], connected, passwordCount, recipeCount, storyCount, commentCount] = await Promise.all([
    db
      .select({
        ...deskAccountColumns,
        emailConfirmedAt: users.emailConfirmedAt,
        locale: users.locale,
        isPremium: users.isPremium,
        isPublic: sql<boolean>`${isPublicUser()}`,
        bannedAt: users.bannedAt,
        bannedUntil: users.bannedUntil,
        deletionRequestedAt: users.deletionRequestedAt,
      })
      .from(users)
      .where(eq(users.id, id)),
    db.select({ provider: connectedAccounts.provider }).from(connectedAccounts).where(eq(connectedAccounts.userId, id)),
    db.$count(credentials, eq(credentials.userId, id)),
    countPublic("recipe"),
    countPublic("article"),
    db.$count(comments, and(eq(comments.authorId, id), eq(comments.state, "visible"))),
  ]);
  if (!account) return null;
  const providers = connected.map(({ provider }) => provider);
  return { ...account, providers, hasPassword: passwordCount > 0, recipeCount, storyCount, commentCount };
}

/** A session as admins see it: no address of the network is stored. */
export interface DeskSession extends Device {
  id: string;
  kind: "web" | "api";
  createdAt: Date;
  /** Accurate to one hour. */
  lastSeenAt: Date;
}

/** Lists the sessions of an account, last used first. */
export async function listAccountSessions(userId: string): Promise<DeskSession[]> {
  return (await listSessions(userId)).map(({ userAgent, ...session }) => ({
    ...session,
    ...parseUserAgent(userAgent),
  }));
}

export interface AccountReport {
  id: string;
  reference: string;
  reason: ReportReason;
  createdAt: Date;
  isOpen: boolean;
}

/** The latest reports about an account and its content, and those that it has sent. */
export async function listAccountReports(id: string): Promise<{ about: AccountReport[]; by: AccountReport[] }> {
  const isAbout = sql`(target_type = 'user' and target_id = ${id})
    or (target_type in ('recipe', 'story') and target_id in (select id from items where author_id = ${id}))
    or (target_type = 'cookbook' and target_id in (select id from cookbooks where user_id = ${id}))
    or (target_type = 'comment' and target_id in (select id from comments where author_id = ${id}))`;
  const select = async (condition: typeof isAbout): Promise<AccountReport[]> => {
    const { rows } = await db.execute<Omit<AccountReport, "createdAt"> & { createdAt: string }>(sql`
      select id, reference, reason, created_at as "createdAt", decision_id is null as "isOpen"
      from reports where ${condition} order by created_at desc, id limit ${listedReports}`);
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  };
  const [about, by] = await Promise.all([select(isAbout), select(sql`reporter_id = ${id}`)]);
  return { about, by };
}
