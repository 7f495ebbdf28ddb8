import { expect, test } from "vitest";
import type { UserType } from "#lib/db/tables/users.ts";
import { groupProfiles } from "#lib/users/profile-groups.ts";

test("groups profiles by type, with admins among the editors", () => {
  const profiles = (["partner", "admin", "community", "editor"] satisfies UserType[]).map((newType) => ({ newType }));
  expect(
    groupProfiles(profiles).map(({ type, profiles: found }) => [type, ...found.map((one) => one.newType)]),
  ).toEqual([
    ["editor", "admin", "editor"],
    ["community", "community"],
    ["partner", "partner"],
  ]);
});
