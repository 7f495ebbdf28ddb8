import { expect, test } from "vitest";
import { toMailLink } from "#lib/platform/text/mail-link.ts";

test("an address of a link to write a mail says nothing but the recipient", () => {
  expect(toMailLink("anna@example.org")).toBe("mailto:anna@example.org");
  expect(toMailLink("jobs?bcc=x&y%41@example.org")).toBe("mailto:jobs%3Fbcc%3Dx%26y%2541@example.org");
});

test("the subject is encoded", () => {
  expect(toMailLink("jobs@example.org", "Koch & Köchin")).toBe(
    "mailto:jobs@example.org?subject=Koch%20%26%20K%C3%B6chin",
  );
});
