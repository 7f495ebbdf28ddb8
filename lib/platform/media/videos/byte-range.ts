import type { ByteRange } from "#lib/platform/media/storage/storage.ts";

/**
 * The byte range a Range header requests of a file.
 *
 * @param size bytes of the file
 * @returns null for the whole file: without a header and for other units, several ranges or a
 *   malformed one, which servers may ignore
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-range
 */
export function parseRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}
