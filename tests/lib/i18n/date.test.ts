import { expect, it } from "vitest";
import { longDate } from "#lib/i18n/date.ts";

it("writes a day in the words of the language", () => {
  expect(longDate("2026-11-19T12:00:00Z", "de")).toBe("19. November 2026");
  expect(longDate("2026-11-19T12:00:00Z", "en")).toBe("19 November 2026");
});

it("takes the day it was in Berlin", () => {
  expect(longDate("2026-05-31T22:30:00Z", "de")).toBe("1. Juni 2026");
});
