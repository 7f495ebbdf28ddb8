import { expect, test } from "vitest";
import { includesRole } from "#lib/people/accounts/invitations/rank.ts";
import { accountRoles } from "#lib/people/accounts/roles.ts";

test("a role has the rights of those before it, and its own", () => {
  for (const [rank, role] of accountRoles.entries()) {
    expect(accountRoles.filter((other) => includesRole(role, other))).toEqual(accountRoles.slice(0, rank + 1));
  }
});
