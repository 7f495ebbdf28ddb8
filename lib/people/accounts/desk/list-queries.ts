import "server-only";
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { toLikePattern } from "#lib/platform/db/matches-words.ts";
import { signUps } from "#lib/platform/db/tables/accounts.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import type { AccountFilter, FilteredState } from "./filter.ts";

const pageSize = 50;
const maxSignUps = 50;

export type AccountState = FilteredState | "active" | "author";

export interface DeskAccount {
  id: string;
  slug: string;
  name: string;
  email: string | null;
  newType: UserType;
  createdAt: Date;
  /** Last use of a session that has not ended, accurate to one hour. */
  lastSeenAt: Date | null;
  state: AccountState;
}

/** `author`: one without an e-mail address, who cannot sign in. */
const state = sql<AccountState>`case when ${users.deletionRequestedAt} is not null then 'deleting'
  when ${users.bannedAt} is not null then 'banned'
  when ${users.email} is null then 'author'
  when ${users.emailConfirmedAt} is null then 'unconfirmed' else 'active' end`;

export const deskAccountColumns = {
  id: users.id,
  slug: users.slug,
  name: users.name,
  email: users.email,
  newType: users.newType,
  createdAt: users.createdAt,
  lastSeenAt: sql<Date | null>`(select max(last_seen_at) from sessions where user_id = "users"."id")`.mapWith(
    (value: string) => new Date(value),
  ),
  state,
};

/**
 * Lists one page of the accounts for admins. A page beyond the last one is the last one. Each order
 * and each filter has an index; users_search_idx finds parts of names from three letters on.
 */
export async function listAccounts(filter: AccountFilter, requestedPage: number): Promise<Page<DeskAccount>> {
  const condition = and(
    filter.role ? eq(users.newType, filter.role) : undefined,
    filter.state ? stateConditions[filter.state] : undefined,
    filter.search ? contains(searchText, filter.search) : undefined,
  );
  const count = await db.$count(users, condition);
  const order = filter.order === "name" ? [sql`lower(${users.name})`] : [desc(users.createdAt), desc(users.id)];
  return readPage({ count, pageSize, requestedPage }, ({ limit, offset }) =>
    db
      .select(deskAccountColumns)
      .from(users)
      .where(condition)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
}

/** Sign-ups whose address is not confirmed; they are no accounts yet. */
export interface PendingSignUp {
  email: string;
  name: string;
  createdAt: Date;
}

/**
 * Lists the latest sign-ups that wait for a confirmation, which those with the address of an
 * account do not. They are deleted after a week.
 */
export function listPendingSignUps(search: string): Promise<PendingSignUp[]> {
  return db
    .select({ email: signUps.email, name: signUps.name, createdAt: signUps.createdAt })
    .from(signUps)
    .where(
      and(
        search ? contains(sql`lower(${signUps.name} || ' ' || ${signUps.email})`, search) : undefined,
        sql`not exists (select from ${users} where lower(${users.email}) = ${signUps.email}
          and ${users.emailConfirmedAt} is not null)`,
      ),
    )
    .orderBy(desc(signUps.createdAt), asc(signUps.email))
    .limit(maxSignUps);
}

const stateConditions: Record<FilteredState, SQL | undefined> = {
  banned: isNotNull(users.bannedAt),
  unconfirmed: and(isNotNull(users.email), isNull(users.emailConfirmedAt)),
  deleting: isNotNull(users.deletionRequestedAt),
};

// Word for word the expression of users_search_idx.
const searchText = sql`lower(${users.name} || ' ' || ${users.slug} || ' ' || coalesce(${users.email}, ''))`;

function contains(text: SQL, part: string): SQL {
  return sql`${text} like ${toLikePattern(part.toLowerCase())}`;
}
