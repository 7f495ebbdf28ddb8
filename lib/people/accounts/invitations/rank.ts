import type { UserType } from "#lib/platform/db/tables/users.ts";
import { accountRoles } from "../roles.ts";

/** Whether a role has at least the rights of another one. An invitation never takes rights away. */
export function includesRole(role: UserType, other: UserType): boolean {
  return accountRoles.indexOf(role) >= accountRoles.indexOf(other);
}
