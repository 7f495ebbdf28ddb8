import { describe, expect, test } from "vitest";
import { parseMinutes } from "#lib/measures/kitchen-text/minutes.ts";

describe("a duration", () => {
  test.each([
    ["30 Min.", 30],
    ["20–30 Minuten", 30],
    ["1 ½ Stunden", 90],
    ["1h30min", 90],
    ["1:30 h", 90],
    ["1 hour and 5 minutes", 65],
    ["45'", 45],
    ["1 day", 1440],
  ])("is read from %s", (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes);
  });

  test.each(["", "lange", "30", "30 g", "0 min", "20 min bei 180 °C", "400 days"])("is not read from %j", (text) => {
    expect(parseMinutes(text)).toBeNull();
  });
});
