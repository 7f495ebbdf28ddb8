import { describe, expect, test } from "vitest";
import { listWeeks, readMonth, shiftMonth } from "#lib/desk/calendar/month.ts";

describe("a month", () => {
  test("has whole weeks from Monday to Sunday", () => {
    const weeks = listWeeks("2026-11");
    expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual(["2026-10-26", "2026-12-06", 6]);
    expect(listWeeks("2027-02").flat()).toHaveLength(28);
  });

  test("is followed and preceded by another one, also at the turn of the year", () => {
    expect(shiftMonth("2026-12", 1)).toBe("2027-01");
    expect(shiftMonth("2027-01", -1)).toBe("2026-12");
  });

  test("is that of Berlin without a valid one", () => {
    const now = new Date("2026-11-30T23:30:00Z");
    expect(readMonth("2027-02", now)).toBe("2027-02");
    for (const value of [undefined, "2027-13", "1999-01", ["2027-01"]]) expect(readMonth(value, now)).toBe("2026-12");
  });
});
