import type { houseAds } from "#lib/platform/db/tables/ads/house-ads.ts";

export type HouseAdRow = typeof houseAds.$inferSelect;

const adStates = ["scheduled", "running", "ended"] as const;
export type AdState = (typeof adStates)[number];

/**
 * Whether an advertisement runs on a day.
 *
 * @param today ISO date in Berlin
 */
export function getAdState(
  { startsOn, endsOn, endedAt }: Pick<HouseAdRow, "startsOn" | "endsOn" | "endedAt">,
  today: string,
): AdState {
  if (endedAt !== null || (endsOn !== null && endsOn < today)) return "ended";
  return startsOn > today ? "scheduled" : "running";
}
