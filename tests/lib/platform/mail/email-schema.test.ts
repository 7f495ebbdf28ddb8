import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emailSchema, optionalEmailSchema, recipientSchema } from "#lib/platform/mail/email-schema.ts";
import { productFiles } from "#tests/support/source-tree.ts";

const parse = (address: unknown) => emailSchema.safeParse(address).data;

describe("emailSchema", () => {
  test.each([
    ["tom@bücher.example", "tom@xn--bcher-kva.example"],
    [" Tom@BÜCHER.Example ", "tom@xn--bcher-kva.example"],
    ["tom@xn--bcher-kva.example", "tom@xn--bcher-kva.example"],
    ["tom@bu\u0308cher.example", "tom@xn--bcher-kva.example"],
    ["post@пример.рф", "post@xn--e1afmkfd.xn--p1ai"],
    ["o'brien+kitchen@mail.example.org", "o'brien+kitchen@mail.example.org"],
  ])("reads %s as %s", (typed, stored) => {
    expect(parse(typed)).toBe(stored);
    expect(optionalEmailSchema.parse(typed)).toBe(stored);
    expect(recipientSchema.parse(typed)).toBe(stored);
  });

  test.each([
    "",
    "tom",
    "tom@",
    "@bücher.example",
    "tom@example",
    "tom@@example.org",
    "tom@example.org@example.org",
    "jörg@example.org",
    ".tom@example.org",
    "tom.@example.org",
    "to..m@example.org",
    "tom@-example.org",
    "tom@bücher.example:80",
    "tom@bücher.example/x",
    "tom@x:y@bücher.example",
    "tom@１２７.0.0.1",
    "tom@bü cher.example",
    "tom@example.org\r\nBcc: x@example.org",
    `${"a".repeat(250)}@example.org`,
    `tom@${"ü".repeat(63)}.example`,
  ])("refuses %j", (typed) => {
    expect(parse(typed)).toBeUndefined();
    expect(optionalEmailSchema.safeParse(typed).success).toBe(typed === "");
  });

  test("refuses for the newsletter what is not text@text", () => {
    expect(recipientSchema.parse("Tom@example")).toBe("tom@example");
    for (const typed of ["", "tom", "tom@", "@example.org", "to m@example.org", "a@b@c", `${"a".repeat(250)}@b.org`]) {
      expect(recipientSchema.safeParse(typed).success, typed).toBe(false);
    }
  });

  test("leaves what it has read as it is", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const address = parse(typed);
        fc.pre(address !== undefined);
        expect(parse(address)).toBe(address);
      }),
    );
  });
});

test("no other schema reads addresses", () => {
  const others = productFiles.filter((file) =>
    /\bz\s*\.email\(|z\.string\([^)]*\)\.email\(/.test(readFileSync(file, "utf8")),
  );
  // Settings lie below all foundations; they are the operator's own addresses.
  expect(others.sort()).toEqual(["lib/platform/config/mail-settings.ts", "lib/platform/mail/email-schema.ts"]);
});
