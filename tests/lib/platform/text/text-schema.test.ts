import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import {
  anyLine,
  anyText,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from "#lib/platform/text/text-schema.ts";
import * as userText from "#lib/platform/text/user-text.ts";

vi.mock(import("#lib/platform/text/user-text.ts"), { spy: true });

const errors = { missing: "nothing", tooLong: "much" };
const codes = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe.each([
  ["anyLine", anyLine],
  ["requiredLine", requiredLine],
  ["optionalLine", optionalLine],
  ["anyText", anyText],
  ["requiredText", requiredText],
  ["optionalText", optionalText],
])("%s", (_, schema) => {
  test("refuses what is far too long without reading it", () => {
    vi.mocked(userText.normalizeUserText).mockClear();
    vi.mocked(userText.normalizeUserLine).mockClear();
    // One letter that becomes 18 in another form of Unicode.
    expect(codes(schema(80, errors), "\ufdfa".repeat(300_000))).toEqual(["much"]);
    expect(userText.normalizeUserText).not.toHaveBeenCalled();
    expect(userText.normalizeUserLine).not.toHaveBeenCalled();
  });

  test("counts characters as readers see them", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(codes(schema(3, errors), family)).toEqual([]);
    expect(codes(schema(3, errors), "abcd")).toEqual(["much"]);
    // White space at the ends does not count.
    expect(codes(schema(3, errors), "  abc \n ")).toEqual([]);
  });

  test("names what is no text", () => {
    expect(codes(schema(3, errors), 7)).toEqual(["nothing"]);
    expect(codes(schema(3), 7)).toEqual(["required"]);
  });

  test("says its length in descriptions of the API", () => {
    expect(z.toJSONSchema(schema(3), { io: "input" })).toMatchObject({ type: "string", maxLength: 3 });
  });
});

test("a required text has something to read", () => {
  expect(codes(requiredLine(9, errors), " \u2800 ")).toEqual(["nothing"]);
  expect(codes(requiredText(9, errors), "…")).toEqual(["nothing"]);
  expect(codes(anyLine(9, errors), " ")).toEqual([]);
});

test("only an optional text may be missing", () => {
  expect(optionalLine(9).parse(undefined)).toBe("");
  expect(optionalText(9).parse(undefined)).toBe("");
  expect(codes(anyText(9, errors), undefined)).toEqual(["nothing"]);
});

test("a line has no line breaks, a text has paragraphs", () => {
  expect(anyLine(9).parse("a\n\nb")).toBe("a b");
  expect(anyText(9).parse("a\r\n\r\n\r\nb")).toBe("a\n\nb");
});
