import { expect, test } from "vitest";
import { computeDelay } from "#lib/server/supervisor/server.ts";

test("the pause before a start grows to five seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 1000].map(computeDelay)).toEqual([250, 250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
});
