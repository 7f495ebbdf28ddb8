import { expect } from "vitest";
import type { Localized } from "#lib/platform/i18n/locales.ts";

/** Expects a text in both languages. */
export function expectTranslated(texts: Localized[]) {
  for (const { de, en } of texts) {
    expect.soft(de.trim(), en).not.toBe("");
    expect.soft(en.trim(), de).not.toBe("");
  }
}

/** Expects typographic quotes, dashes and no-break spaces. */
export function expectTypography(texts: Localized[]) {
  for (const { de, en } of texts) {
    for (const text of [de, en]) {
      expect.soft(text, "exclamation mark or straight quotes").not.toMatch(/!|["']/);
      expect.soft(text, "a hyphen for a dash").not.toMatch(/\d-\d| - /);
      expect
        .soft(text, "number and unit may part")
        .not.toMatch(
          /[\d½¼¾] (°C|k?g|m?l|EL|TL|tbsp|tsp|[cm]m|%|Minuten?|minutes?|Stunden?|hours?|Sekunden|seconds)(?![\wäöü])/,
        );
      expect.soft(text, "two spaces").not.toMatch(/ {2}|\s$/);
    }
    expect.soft(de, "English quotes in German").not.toMatch(/”|“[^“„]*“/);
    expect.soft(en, "German quotes in English").not.toMatch(/„/);
    expect.soft(en, "a space before the per cent sign").not.toMatch(/\s%/);
  }
}
