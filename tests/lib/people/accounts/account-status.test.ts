import { expect, test } from "vitest";
import { createAccountStyles } from "#lib/people/accounts/account-status.ts";

test("shows the links of signed-in readers, and changes nothing for others", () => {
  expect(createAccountStyles(true)).toContain(".sign-in-button:not(.account-link)");
  expect(createAccountStyles(false)).not.toContain("{");
});
