import { expect, test } from "vitest";
import { createWriteMarks, isForDeskOnly } from "#lib/server/edge/cache/read-your-writes.ts";

const never = Number.NEGATIVE_INFINITY;

/** Marks with a clock, and what each client then has to read. */
function start() {
  const clock = { time: 5000 };
  const marks = createWriteMarks(() => clock.time);
  const read = (client: string) => {
    const { own, ofAll } = marks.getRequiredSince(() => [client]);
    return [own, ofAll];
  };
  return { clock, marks, read };
}

test("a rare write counts for everyone", () => {
  const { clock, marks, read } = start();
  expect(read("a")).toEqual([never, never]);
  marks.mark(["a"], true);
  clock.time = 5100;
  expect([read("a"), read("b")]).toEqual([
    [5000, 5000],
    [never, 5000],
  ]);
});

test("of frequent writes each counts for its client", () => {
  const { clock, marks, read } = start();
  marks.mark(["a"], true);
  clock.time = 5500;
  marks.mark(["b", "session"], true);
  expect(["a", "b", "session", "c"].map(read)).toEqual([
    [5000, 5000],
    [5500, 5000],
    [5500, 5000],
    [never, 5000],
  ]);
  clock.time = 6100;
  marks.mark(["a"], true);
  expect(["a", "b", "c"].map(read)).toEqual([
    [6100, 6100],
    [5500, 6100],
    [never, 6100],
  ]);
});

test("a write that failed counts for its client alone", () => {
  const { marks, read } = start();
  marks.mark(["a"], false);
  expect([read("a"), read("b")]).toEqual([
    [5000, never],
    [never, never],
  ]);
});

test("views of advertisements change no page", () => {
  expect(isForDeskOnly("/api/house-ads/counts/")).toBe(true);
  expect(isForDeskOnly("/de/desk/anzeigen/neu")).toBe(false);
});
