/** Columns of the table of items, in its order; the first one orders it by default. */
export const shownMeasures = ["read", "like", "save", "rating", "comment", "cook_start"] as const;
export type ShownMeasure = (typeof shownMeasures)[number];

export type MeasureCounts = Record<ShownMeasure, number>;

/** Reads the column that orders the table. */
export function parseOrder(param: string | string[] | undefined): ShownMeasure {
  return shownMeasures.find((measure) => measure === param) ?? "read";
}

/** A number for each day of a period. */
export interface DayCount {
  day: string;
  count: number;
}
