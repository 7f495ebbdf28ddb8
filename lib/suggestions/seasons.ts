/** Keys of the seasons (and of their tags) a month belongs to. At the seams two of them lie on the market side by side. */
export function seasonsOf(month: number): string[] {
  return Object.keys(seasons).filter((season) => seasons[season]?.includes(month));
}

export const seasons: Record<string, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8, 9],
  autumn: [9, 10, 11],
  winter: [11, 12, 1, 2],
};

/** What tells whether a dish has its season. */
export interface Produce {
  /** Its tags of type season. */
  seasons: readonly string[];
  /** Grams of all there is in it, of what grows at some time of the year only, and of that what grows now. */
  grams: number;
  seasonalGrams: number;
  presentGrams: number;
}

/** Less than this share of a dish says nothing about it: the zest in a cake. */
const leastShare = 0.1;

/**
 * Whether it is the time of a dish. Its editors' word counts most; where they say nothing, at least half of what is seasonal in it must
 * be growing, and be a part of the dish worth mentioning.
 */
export function isInSeason({ seasons: tagged, grams, seasonalGrams, presentGrams }: Produce, month: number): boolean {
  if (tagged.length > 0) return seasonsOf(month).some((season) => tagged.includes(season));
  return presentGrams > 0 && presentGrams >= seasonalGrams / 2 && presentGrams >= grams * leastShare;
}
