import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTimers, serializeTimers } from "#lib/content/recipes/timers/stored-timers.ts";
import { createTimer, pauseTimer } from "#lib/content/recipes/timers/timer.ts";

const now = Date.UTC(2026, 10, 22, 18);
const running = createTimer(
  { id: "a", recipeTitle: "Brot", href: "/de/rezepte/brot", step: 2, label: "Backen", durationMs: 3_600_000 },
  now,
);
const paused = { ...pauseTimer(running, now), id: "b" };

test("reads what was stored", () => {
  expect(parseTimers(serializeTimers([running, paused]), now)).toEqual([running, paused]);
});

test("keeps a finished timer for a day", () => {
  const text = serializeTimers([running]);
  expect(parseTimers(text, now + 24 * 3_600_000)).toHaveLength(1);
  expect(parseTimers(text, now + 26 * 3_600_000)).toHaveLength(0);
});

test("reads nothing from invalid data", () => {
  for (const text of [null, "", "{", "null", "7", '{"a":1}', '[null, 1, "x", {}]'])
    expect(parseTimers(text, now)).toEqual([]);
  fc.assert(fc.property(fc.json(), (text) => Array.isArray(parseTimers(text, now))));
});

test.each([
  ["a link to another site", { href: "//evil.example/" }],
  ["a script as link", { href: "javascript:alert(1)" }],
  ["a backslash as link", { href: "/\\evil.example" }],
  ["an infinite deadline", { deadlineMs: "soon" }],
  ["a deadline of a clock that was set back", { deadlineMs: now + 1e12 }],
  ["no step", { step: 0 }],
  ["a negative remainder", { remainingMs: -1 }],
  ["a text as duration", { durationMs: "35" }],
  ["no label", { label: "" }],
])("leaves out %s", (_, change) => {
  expect(parseTimers(JSON.stringify([{ ...running, ...change }, paused]), now)).toEqual([paused]);
});

test("of two entries with one id the later counts", () => {
  const later = { ...running, label: "Fertig backen" };
  expect(parseTimers(serializeTimers([running, later]), now)).toEqual([later]);
});
