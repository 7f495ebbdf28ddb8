import { expect, test } from "vitest";
import { parseTypedDuration } from "#lib/measures/kitchen-text/typed-duration.ts";

test.each([
  ["90", 90],
  [" 5 ", 5],
  ["0", 0],
  ["0 Min", 0],
  ["1 h", 60],
  ["1h", 60],
  ["1:30", 90],
  ["1:30 h", 90],
  ["90 Min", 90],
  ["90 Min.", 90],
  ["1 Std 20 Min", 80],
  ["1 Std. 20 Min.", 80],
  ["1 Std 20", 80],
  ["1h30", 90],
  ["1 h 5", 65],
  ["1½ Stunden", 90],
  ["1 1/2 Stunden", 90],
  ["1,5 Std", 90],
  ["1.5 hours", 90],
  ["2 hrs 15 mins", 135],
  ["30–40 Minuten", 40],
  ["ca. 1 Stunde", 60],
  ["eine Stunde", 60],
  ["eine halbe Stunde", 30],
  ["Anderthalb Stunden", 90],
  ["eine Dreiviertelstunde", 45],
  ["half an hour", 30],
  ["an hour", 60],
  ["12 Stunden", 720],
])("%j is %i minutes", (text, minutes) => {
  expect(parseTypedDuration(text)).toBe(minutes);
});

test.each(["", "  "])("%j is no duration", (text) => {
  expect(parseTypedDuration(text)).toBeNull();
});

test.each([
  "viel",
  "1 S",
  "1:",
  "1:3",
  "1:3:0",
  "-5",
  "1 h a",
  "5 g",
  "1 Std bei 180",
  "h",
  "½",
  "1,5",
  `${"1".repeat(5000)} x`,
])("%j is not read", (text) => {
  expect(parseTypedDuration(text)).toBeUndefined();
});
