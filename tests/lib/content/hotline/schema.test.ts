import { describe, expect, it } from "vitest";
import { z } from "zod";
import { questionSchema } from "#lib/content/hotline/schema.ts";

const given = { topic: "baking", question: "Warum fällt er zusammen?", website: "", locale: "de" };

function errorsOf(changed: Record<string, unknown>) {
  const parsed = questionSchema.safeParse({ ...given, ...changed });
  return parsed.success ? {} : z.flattenError(parsed.error).fieldErrors;
}

describe("questionSchema", () => {
  it("trims the question", () => {
    expect(questionSchema.parse({ ...given, question: "  Warum fällt er zusammen? " }).question).toBe(given.question);
  });

  it("returns an error per field", () => {
    expect(errorsOf({ topic: "" })).toEqual({ topic: ["noTopic"] });
    expect(errorsOf({ question: "  Warum?      " })).toEqual({ question: ["tooShort"] });
    expect(errorsOf({ question: undefined })).toEqual({ question: ["tooShort"] });
    expect(errorsOf({ question: "a".repeat(1001) })).toEqual({ question: ["tooLong"] });
    expect(errorsOf({ email: "anna@" })).toEqual({ email: ["badEmail"] });
    expect(errorsOf({ email: `${"a".repeat(250)}@example.org` })).toEqual({ email: ["badEmail"] });
  });

  it("needs no address, and takes one without white space", () => {
    expect(questionSchema.parse(given).email).toBe("");
    expect(questionSchema.parse({ ...given, email: " anna@example.org " }).email).toBe("anna@example.org");
  });

  it("accepts a filled honeypot, which the action handles", () => {
    expect(errorsOf({ website: "https://spam.example" })).toEqual({});
  });
});
