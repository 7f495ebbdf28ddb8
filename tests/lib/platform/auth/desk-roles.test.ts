import { expect, test } from "vitest";
import { getDeskOwnerId, hasDesk, isEditor } from "#lib/platform/auth/desk-roles.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";

test.each<[UserType, { edits: boolean; desk: boolean; owner: string | null }]>([
  ["community", { edits: false, desk: false, owner: null }],
  ["contributor", { edits: false, desk: false, owner: null }],
  ["partner", { edits: false, desk: true, owner: "anna" }],
  ["editor", { edits: true, desk: true, owner: null }],
  ["admin", { edits: true, desk: true, owner: null }],
])("what a user of the role %s sees of the desk", (newType, { edits, desk, owner }) => {
  expect(isEditor(newType)).toBe(edits);
  expect(hasDesk(newType)).toBe(desk);
  expect(getDeskOwnerId({ id: "anna", newType })).toBe(owner);
});
