/**
 * Returns the keys of the seasons (also keys of tags) of a month; some months belong to two.
 *
 * @param month - 1–12.
 */
export function seasonsInMonth(month: number): string[] {
  return Object.keys(seasons).filter((season) => seasons[season]?.includes(month));
}

export const seasons: Record<string, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8, 9],
  autumn: [9, 10, 11],
  winter: [11, 12, 1, 2],
};

/** Whether season tags say that a dish belongs to another time of the year. */
export function isOffSeason(taggedSeasons: readonly string[], month: number): boolean {
  return taggedSeasons.length > 0 && !seasonsInMonth(month).some((season) => taggedSeasons.includes(season));
}

/** What decides whether a dish is in season. */
interface SeasonData {
  /** Keys of its season tags. */
  seasons: readonly string[];
  /** Grams of all ingredients, of the seasonal ones, and of those in season now. */
  grams: number;
  seasonalGrams: number;
  inSeasonGrams: number;
}

/** Minimum share of a dish that counts; the zest in a cake does not. */
const minShare = 0.1;

/**
 * Whether a dish is in season. Season tags decide; without them at least half of its seasonal
 * ingredients by weight must be in season, and be at least a tenth of the dish.
 */
export function isDishInSeason(
  { seasons: taggedSeasons, grams, seasonalGrams, inSeasonGrams }: SeasonData,
  month: number,
): boolean {
  if (taggedSeasons.length > 0) return !isOffSeason(taggedSeasons, month);
  return inSeasonGrams > 0 && inSeasonGrams >= seasonalGrams / 2 && inSeasonGrams >= grams * minShare;
}
