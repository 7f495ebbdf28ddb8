import { expect, test } from "vitest";
import { getRetryDelayMs } from "#lib/platform/browser/retry-delay.ts";

test("doubles from a second to a minute", () => {
  expect([1, 2, 3, 6, 7, 1000].map(getRetryDelayMs)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
});
