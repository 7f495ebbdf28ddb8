import { z } from "zod";

/**
 * Last like of a page: the next page continues after it, even if likes before it were removed
 * meanwhile.
 */
export interface LikeCursor {
  /** Number of the page that begins after it. */
  page: number;
  /** What the list is sorted by: a time (ISO 8601 to the microsecond), a title or minutes. */
  value: string;
  itemId: string;
}

const cursorSchema = z.tuple([z.int().min(2).max(999_999), z.string().max(500), z.uuid()]);

export function formatCursor({ page, value, itemId }: LikeCursor): string {
  return JSON.stringify([page, value, itemId]);
}

/** Parses what `formatCursor` returns; null for anything else. */
export function parseCursor(text: unknown): LikeCursor | null {
  try {
    const [page, value, itemId] = cursorSchema.parse(JSON.parse(String(text)));
    return { page, value, itemId };
  } catch {
    return null;
  }
}
