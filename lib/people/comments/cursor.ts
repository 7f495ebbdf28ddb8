import { z } from "zod";

/** Last row of a page: the next page continues after it. */
export interface CommentCursor {
  /** Likes of the comment; 0 in lists that are not sorted by them. */
  likeCount: number;
  /** ISO 8601 to the microsecond, which a JavaScript date does not have. */
  createdAt: string;
  id: string;
}

/** PostgreSQL has no year 0. */
const createdAtSchema = z.iso.datetime({ precision: 6 }).refine((time) => time >= "0001");
const cursorSchema = z.tuple([z.int().min(0).max(2_147_483_647), createdAtSchema, z.uuid()]);

export function formatCursor({ likeCount, createdAt, id }: CommentCursor): string {
  return JSON.stringify([likeCount, createdAt, id]);
}

/** Parses what `formatCursor` returns; null for anything else. */
export function parseCursor(text: unknown): CommentCursor | null {
  try {
    const [likeCount, createdAt, id] = cursorSchema.parse(JSON.parse(String(text)));
    return { likeCount, createdAt, id };
  } catch {
    return null;
  }
}
