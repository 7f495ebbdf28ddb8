import { expect, test } from "vitest";
import { isDecided, isGranted, parseConsent, renderConsentCookie } from "#lib/platform/consent/consent-cookie.ts";

const consent = { date: "2026-11-25", granted: ["marketing"], refused: ["statistics"] } as const;

test("reads what it has written, among other cookies", () => {
  const [pair] = renderConsentCookie(consent, true).split("; ");
  expect(parseConsent(`signed-in=1; ${pair}; flash=x`)).toEqual(consent);
  expect(renderConsentCookie(consent, true)).toMatch(/; path=\/; max-age=15552000; samesite=lax; secure$/);
  expect(renderConsentCookie(consent, false)).not.toContain("secure");
});

test.each([
  "",
  "consent=",
  "consent=yes",
  "consent=version=0&date=2026-11-25&marketing=yes",
  "consent=version=1&marketing=yes",
  "other-consent=version=1&date=2026-11-25&marketing=yes",
  "consent=%",
])("finds no decision in %j", (cookies) => {
  expect(parseConsent(cookies)).toBeNull();
});

test("takes nothing but a plain yes as agreement", () => {
  const parsed = parseConsent("consent=version=1&date=2026-11-25&marketing=true&statistics=1");
  expect(parsed).toEqual({ date: "2026-11-25", granted: [], refused: [] });
  expect(isGranted(parsed, "marketing")).toBe(false);
  expect(isGranted(null, "marketing")).toBe(false);
  expect(isGranted(consent, "marketing")).toBe(true);
  expect(isGranted(consent, "statistics")).toBe(false);
});

test("is decided when every purpose that is asked for has an answer", () => {
  expect(isDecided(null, ["marketing"])).toBe(false);
  expect(isDecided(null, [])).toBe(true);
  expect(isDecided(consent, ["statistics", "marketing"])).toBe(true);
  expect(isDecided({ ...consent, refused: [] }, ["statistics", "marketing"])).toBe(false);
});
