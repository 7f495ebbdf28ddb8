import { expect, test } from "vitest";
import { getContactRecipient } from "#lib/business/contact/recipient.ts";
import { readEnv } from "#lib/platform/config/env.ts";
import { imprintEmail } from "#lib/platform/config/imprint.ts";

test("messages go to the configured address, else to that of the imprint", () => {
  expect(getContactRecipient(readEnv({ CONTACT_EMAIL: "hello@example.org" }))).toBe("hello@example.org");
  expect(getContactRecipient(readEnv({}))).toBe(imprintEmail());
});

test("the sample address is no recipient", () => {
  expect(imprintEmail("tisch@tischlein.example")).toBeNull();
});
