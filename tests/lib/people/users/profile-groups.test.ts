import { expect, test } from "vitest";
import { groupProfiles } from "#lib/people/users/profile-groups.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";

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
