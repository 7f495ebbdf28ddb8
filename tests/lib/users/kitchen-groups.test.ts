import { expect, test } from "vitest";
import type { UserType } from "#lib/db/tables/users.ts";
import { groupKitchens } from "#lib/users/kitchen-groups.ts";

test("editors first, partners last, admins among the editors, nobody twice", () => {
  const kitchens = (["partner", "admin", "community", "editor"] satisfies UserType[]).map((newType) => ({ newType }));
  expect(
    groupKitchens(kitchens).map(({ type, kitchens: found }) => [type, ...found.map((one) => one.newType)]),
  ).toEqual([
    ["editor", "admin", "editor"],
    ["community", "community"],
    ["partner", "partner"],
  ]);
});
