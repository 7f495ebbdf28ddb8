import { z } from "zod";

/**
 * Where one page of likes ended, so that the next goes on there, whatever has been taken back on the page before in the meantime: the
 * like's time to the microsecond and its item.
 */
export interface Place {
  /** The page that begins here. */
  page: number;
  time: string;
  itemId: string;
}

const placeInput = z.tuple([z.coerce.number().int().min(2).max(999_999), z.iso.datetime({ precision: 6 }), z.uuid()]);

export function writePlace({ page, time, itemId }: Place): string {
  return [page, time, itemId].join("~");
}

/** Null for what `writePlace` has not written. */
export function readPlace(text: unknown): Place | null {
  const parsed = placeInput.safeParse(typeof text === "string" ? text.split("~") : null);
  if (!parsed.success) return null;
  const [page, time, itemId] = parsed.data;
  return { page, time, itemId };
}
