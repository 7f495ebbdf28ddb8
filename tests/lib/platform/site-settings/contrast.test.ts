import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSite } from "#lib/platform/config/site.ts";
import { contrastRatio, mixColors, parseColor } from "#lib/platform/site-settings/color.ts";
import { findContrastProblems } from "#lib/platform/site-settings/contrast.ts";
import { createPalette, toRootStyle } from "#lib/platform/site-settings/palette.ts";

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  // https://www.w3.org/WAI/WCAG22/Techniques/general/G18
  ["#767676", "#ffffff", 4.54],
  ["#25439b", "#fcfcfd", 8.7],
])("%s on %s has a contrast of %d", (first, second, expected) => {
  expect(contrastRatio(first, second)).toBeCloseTo(expected, 1);
  expect(contrastRatio(second, first)).toBe(contrastRatio(first, second));
});

test.each([
  ["#25439B", "#25439b"],
  [" 25439b ", "#25439b"],
  ["#abc", "#aabbcc"],
  ["blue", null],
  ["#12345", null],
  ["", null],
])("reads %j as %j", (text, expected) => {
  expect(parseColor(text)).toBe(expected);
});

test("the colours of the design can be read", () => {
  expect(findContrastProblems(defaultSite.colors)).toEqual([]);
});

test("a pale main colour is named with theme, ratio and what is required", () => {
  const problems = findContrastProblems({ ...defaultSite.colors, primary: "#f2a7bf" });
  expect(problems.map(({ pair }) => pair)).toEqual(
    ["linkOnPage", "linkOnPanel", "buttonText", "footerText", "focusOnPage"].filter((pair) =>
      problems.some((one) => one.pair === pair),
    ),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({ pair: "buttonText", theme: "light", field: "primary", required: 4.5 }),
  );
  expect(problems.every(({ ratio, required }) => ratio < required)).toBe(true);
});

test("dark colours are refused for dark pages", () => {
  const problems = findContrastProblems({ ...defaultSite.colors, primaryDark: "#25439b", accentDark: "#402f05" });
  expect(problems.map(({ field, theme }) => `${field} ${theme}`)).toContain("primaryDark dark");
  expect(problems).toContainEqual(expect.objectContaining({ pair: "focusOnPage", field: "accentDark", required: 3 }));
});

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("each role has a colour in both themes for all choices", () => {
  fc.assert(
    fc.property(color, color, color, color, (primary, primaryDark, accent, accentDark) => {
      const colors = { primary, primaryDark, accent, accentDark };
      for (const pair of Object.values(createPalette(colors)))
        for (const value of pair) expect(value).toMatch(/^#[\da-f]{6}$|^rgb\(\d+ \d+ \d+ \/ 0\.\d+\)$/);
      for (const value of Object.values(toRootStyle(colors))) expect(value).not.toMatch(/[;{}"]/);
      expect(contrastRatio(primary, mixColors(primary, primary, 0.3))).toBe(1);
    }),
  );
});
