import { expect, test } from "vitest";
import { ignoredErrors, removeQueries } from "#components/business/analytics/tools/reported-errors.ts";

const isIgnored = (message: string) => ignoredErrors.some((pattern) => pattern.test(message));

test.each([
  "TypeError: Failed to fetch",
  "TypeError: Load failed",
  "TypeError: NetworkError when attempting to fetch resource.",
  "TypeError: Importing a module script failed.",
  "AbortError: The user aborted a request.",
  "AbortError: signal is aborted without reason",
  "TypeError: __tcfapi is not a function",
  "ReferenceError: googletag is not defined",
  "TypeError: undefined is not an object (evaluating 'window.pbjs.que')",
])("does not report %s", (message) => {
  expect(isIgnored(message)).toBe(true);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'servings')",
  "RangeError: Invalid time value",
  "Error: The recipe has no steps.",
])("reports %s", (message) => {
  expect(isIgnored(message)).toBe(false);
});

test("removes queries and fragments from all addresses of a report", () => {
  const report = {
    message: "Not found: https://tischlein.example/de/suche?search=geheim#geheim in a list",
    request: { url: "https://tischlein.example/de/reset-password?token=geheim", query_string: "token=geheim" },
    transaction: "/de/suche?search=geheim",
    spans: [{ description: "GET /api/search/suggestions?search=geheim", data: { "url.query": "search=geheim" } }],
    exception: {
      values: [{ value: "What? No list.", stacktrace: { frames: [{ filename: "https://a.example/b.js" }] } }],
    },
  };
  const cleaned = removeQueries(report);
  expect(JSON.stringify(cleaned)).not.toContain("geheim");
  expect(cleaned.request.url).toBe("https://tischlein.example/de/reset-password");
  expect(cleaned.message).toBe("Not found: https://tischlein.example/de/suche in a list");
  expect(cleaned.exception).toEqual(report.exception);
});
