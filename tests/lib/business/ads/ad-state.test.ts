import { expect, test } from "vitest";
import { type AdState, getAdState } from "#lib/business/ads/ad-state.ts";

const today = "2026-06-15";
const endedAt = new Date("2026-06-01T12:00:00Z");

test.each<[AdState, Partial<Parameters<typeof getAdState>[0]>]>([
  ["running", {}],
  ["running", { startsOn: today }],
  ["running", { endsOn: today }],
  ["scheduled", { startsOn: "2026-06-16" }],
  ["scheduled", { startsOn: "2026-06-16", endsOn: "2026-06-30" }],
  ["ended", { endsOn: "2026-06-14" }],
  ["ended", { endedAt }],
  ["ended", { endedAt, startsOn: "2026-06-16" }],
])("%s, with %o", (state, changes) => {
  expect(getAdState({ startsOn: "2026-06-01", endsOn: null, endedAt: null, ...changes }, today)).toBe(state);
});
