import fc from "fast-check";
import { expect, test } from "vitest";
import { lastDigestTime } from "#lib/people/follows/digest-schedule.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import "#tests/support/fast-check.ts";

test.each([
  ["2026-11-27T05:59:59Z", "2026-11-20T06:00:00Z"],
  ["2026-11-27T06:00:00Z", "2026-11-27T06:00:00Z"],
  ["2026-12-03T23:00:00Z", "2026-11-27T06:00:00Z"],
  ["2026-07-03T05:00:00Z", "2026-07-03T05:00:00Z"],
])("the last digest time before %s is %s", (now, expected) => {
  expect(lastDigestTime(new Date(now))).toEqual(new Date(expected));
});

test("is a Friday at 7 in Berlin, at most a week and an hour ago, and the same until the next", () => {
  const instant = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instant, (now) => {
      const time = lastDigestTime(now);
      const { date, hour, minute } = toLocalTime(time);
      expect({ day: new Date(date).getUTCDay(), hour, minute }).toEqual({ day: 5, hour: 7, minute: 0 });
      const age = now.getTime() - time.getTime();
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan((7 * 24 + 1) * 3_600_000);
      expect(lastDigestTime(time)).toEqual(time);
    }),
  );
});
