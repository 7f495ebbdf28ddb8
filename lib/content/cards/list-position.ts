/** A place in a list of the newest: behind this entry. */
export interface ListPosition {
  /** Entries before it, this one included. */
  offset: number;
  /** When it was published, in microseconds since 1970: dates of JavaScript are too coarse. */
  publishedAt: string;
  id: string;
}

const pattern = /^(\d{1,9})\.(-?\d{1,16})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Writes a position for an address. It says nothing that the list does not show. */
export function encodePosition({ offset, publishedAt, id }: ListPosition): string {
  return Buffer.from(`${offset}.${publishedAt}.${id}`).toString("base64url");
}

/** Reads a position from an address; null for another text. */
export function decodePosition(text: string): ListPosition | null {
  const [, offset, publishedAt, id] = pattern.exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  return offset && publishedAt && id ? { offset: Number(offset), publishedAt, id } : null;
}
