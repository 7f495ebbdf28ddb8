import { expect, test } from "vitest";
import { isOwnEmail, toEmailKey } from "#lib/platform/http/rate-limit/email-key.ts";

test("an address has one key for strangers and one for its owner, however it is written", () => {
  expect(toEmailKey("Anna@example.org", false)).toBe(toEmailKey("anna@example.org", false));
  expect(toEmailKey("Anna@example.org", true)).toBe(toEmailKey("anna@example.org", true));
  expect(toEmailKey("anna@example.org", true)).not.toBe(toEmailKey("anna@example.org", false));
});

test.each([
  [{ email: "Anna@Example.org" }, true],
  [{ email: "jonas@example.org" }, false],
  [{ email: null }, false],
  [null, false],
])("of %j it is the own address: %s", (user, isOwn) => {
  expect(isOwnEmail(user, "anna@example.org")).toBe(isOwn);
});
