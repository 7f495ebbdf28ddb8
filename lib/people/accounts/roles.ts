import type { InvitedRole } from "#lib/platform/db/tables/company/account-invitations.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";

// Not imported from the tables, which scripts of pages must not load.

/** Roles of accounts, see `users.newType`, from the fewest rights to the most. */
export const accountRoles = [
  "community",
  "contributor",
  "partner",
  "editor",
  "admin",
] as const satisfies readonly UserType[];

/** Roles that an invitation can give. */
export const invitedRoles = ["contributor", "partner", "editor", "admin"] as const satisfies readonly InvitedRole[];
