import { z } from "zod";

/**
 * Last row of a page: the next page continues after it, even if rows before it were removed
 * meanwhile.
 */
export interface FollowCursor {
  /** ISO 8601 to the microsecond, which a JavaScript date does not hold. */
  time: string;
  /** Id of the author or item. */
  id: string;
}

const cursorSchema = z.tuple([
  // PostgreSQL has no year 0.
  z.iso.datetime({ precision: 6 }).refine((time) => !time.startsWith("0000")),
  z.uuid(),
]);

export function formatCursor({ time, id }: FollowCursor): string {
  return JSON.stringify([time, id]);
}

/** Parses what `formatCursor` returns; null for anything else. */
export function parseCursor(text: unknown): FollowCursor | null {
  try {
    const [time, id] = cursorSchema.parse(JSON.parse(String(text)));
    return { time, id };
  } catch {
    return null;
  }
}
