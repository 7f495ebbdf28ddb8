import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCursor, parseCursor } from "#lib/people/follows/cursor.ts";
import "#tests/support/fast-check.ts";

const microseconds = fc.integer({ min: 0, max: 999 }).map((n) => String(n).padStart(3, "0"));
const time = fc
  .tuple(fc.date({ min: new Date("0001-01-01Z"), max: new Date("9999-12-31Z"), noInvalidDate: true }), microseconds)
  .map(([date, rest]) => date.toISOString().replace("Z", `${rest}Z`));

test("parses what it formats", () => {
  fc.assert(
    fc.property(time, fc.uuid(), (at, id) => {
      expect(parseCursor(formatCursor({ time: at, id }))).toEqual({ time: at, id });
    }),
  );
});

test("rejects anything else", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(parseCursor(value)).toBeNull();
    }),
  );
  const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  for (const at of ["0000-01-01T00:00:00.000000Z", "2026-02-30T00:00:00.000000Z", "2026-01-01", "infinity", ""]) {
    expect(parseCursor(JSON.stringify([at, id]))).toBeNull();
  }
});
