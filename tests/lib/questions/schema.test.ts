import { describe, expect, it } from "vitest";
import { z } from "zod";
import { questionInput } from "#lib/questions/schema.ts";

const given = { topic: "baking", question: "Warum fällt er zusammen?", website: "", locale: "de" };

function errorsOf(changed: Record<string, unknown>) {
  const parsed = questionInput.safeParse({ ...given, ...changed });
  return parsed.success ? {} : z.flattenError(parsed.error).fieldErrors;
}

describe("questionInput", () => {
  it("takes a question without the blanks around it", () => {
    expect(questionInput.parse({ ...given, question: "  Warum fällt er zusammen? " }).question).toBe(given.question);
  });

  it("names what is wrong", () => {
    expect(errorsOf({ topic: "" })).toEqual({ topic: ["noTopic"] });
    expect(errorsOf({ question: "  Warum?      " })).toEqual({ question: ["tooShort"] });
    expect(errorsOf({ question: undefined })).toEqual({ question: ["tooShort"] });
    expect(errorsOf({ question: "a".repeat(1001) })).toEqual({ question: ["tooLong"] });
  });

  it("lets the trap be filled: the action deals with machines", () => {
    expect(errorsOf({ website: "https://spam.example" })).toEqual({});
  });
});
