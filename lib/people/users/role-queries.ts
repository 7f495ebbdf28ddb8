import "server-only";
import { inArray, isNotNull, or, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";

export interface UserRole {
  name: string;
  email: string | null;
  newType: UserType;
  isBanned: boolean;
}

export const roleColumns = {
  name: users.name,
  email: users.email,
  newType: users.newType,
  isBanned: sql<boolean>`${users.bannedAt} is not null`,
};

/** Lists the accounts with a role above that of a reader, and the banned ones. */
export function listUserRoles(): Promise<UserRole[]> {
  const hasRole = inArray(users.newType, ["editor", "admin", "contributor", "partner"]);
  return db
    .select(roleColumns)
    .from(users)
    .where(sql`${isNotNull(users.email)} and ${or(isNotNull(users.bannedAt), hasRole)}`)
    .orderBy(users.newType, users.name);
}
