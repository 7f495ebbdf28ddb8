import { expect, test } from "vitest";
import {
  formatDateTime,
  formatLongDate,
  formatMonth,
  formatWeekday,
  formatWeekdayName,
} from "#lib/platform/i18n/date.ts";

test("formats a date in both languages", () => {
  expect(formatLongDate("2026-11-19T12:00:00Z", "de")).toBe("19.\u00a0November 2026");
  expect(formatLongDate("2026-11-19T12:00:00Z", "en")).toBe("19\u00a0November 2026");
});

test("the day stays on the line of its month", () => {
  const date = new Date("2026-11-20T12:00:00Z");
  expect(formatWeekday(date, "de")).toBe("Freitag, 20.\u00a0November");
  expect(formatWeekday(date, "en")).toBe("Friday 20\u00a0November");
});

test("uses the date in Berlin", () => {
  expect(formatLongDate("2026-05-31T22:30:00Z", "de")).toBe("1.\u00a0Juni 2026");
});

test("formats months and weekdays of a calendar", () => {
  expect(formatMonth("2026-11-01", "de")).toBe("November 2026");
  expect(formatWeekdayName("2026-11-20", "de")).toBe("Freitag");
  expect(formatWeekdayName("2026-11-20", "en")).toBe("Friday");
});

test("formats a short date with the time of Berlin", () => {
  const date = new Date("2026-11-20T12:00:00Z");
  expect(formatDateTime(date, "de", "medium")).toBe("20.11.2026, 13:00");
  expect(formatDateTime(date, "en", "medium")).toBe("20\u00a0Nov 2026, 13:00");
});
