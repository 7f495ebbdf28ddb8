import { describe, expect, test } from "vitest";
import { isValidUserName, normalizeUserName, toUserSlug } from "#lib/platform/text/user-name.ts";

describe("normalizeUserName", () => {
  test.each([
    ["  Anna   Müller\n", "Anna Müller"],
    ["Anna\u202eMüller", "AnnaMüller"],
    ["An\u200bna\u200d \u2066M\u2069", "Anna M"],
    ["Mu\u0308ller", "Müller"],
    ["Anna\u0000", "Anna"],
    ["\ud800Anna", "Anna"],
    ["\u3164\u115f", ""],
    ["Anna\u00a0Müller", "Anna Müller"],
  ])("%j is %j", (given, clean) => expect(normalizeUserName(given)).toBe(clean));
});

describe("isValidUserName", () => {
  test.each(["Li", "7 Zwerge", "王芳", "x".repeat(40), "😀 Anna"])("%s", (name) =>
    expect(isValidUserName(name)).toBe(true),
  );
  test.each(["", "x", "…", "--", "x".repeat(41), "😀😀"])("not %s", (name) =>
    expect(isValidUserName(name)).toBe(false),
  );
});

describe("toUserSlug", () => {
  test.each([
    ["Änne Groß", 1, "aenne-gross"],
    ["Änne Groß", 3, "aenne-gross-3"],
    ["Likes", 1, "user-likes"],
    ["Tischlein", 2, "user-tischlein-2"],
    ["王芳", 1, "user"],
    ["2024", 1, "user-2024"],
  ])("%s, attempt %i, is %s", (name, attempt, slug) => expect(toUserSlug(name, attempt)).toBe(slug));
});
