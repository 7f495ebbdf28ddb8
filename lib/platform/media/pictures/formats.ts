import { limitList } from "#lib/platform/text/limit-list.ts";

/** Formats a picture is served in, best first, with their media types. */
export const servedFormats = { avif: "image/avif", webp: "image/webp", jpeg: "image/jpeg" } as const;
export type ServedFormat = keyof typeof servedFormats;

/**
 * The best format that an `Accept` header names. Wildcards count as JPEG, because clients that send
 * only wildcards may know nothing else.
 */
export function chooseFormat(accept: string | null): ServedFormat {
  const named = new Set(
    limitList(accept ?? "")
      .toLowerCase()
      .split(",")
      .map((entry) => entry.split(";").map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  );
  if (named.has(servedFormats.avif)) return "avif";
  return named.has(servedFormats.webp) ? "webp" : "jpeg";
}

const anyFourBytes = [null, null, null, null];

const signatures = [
  { mime: "image/jpeg", offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { mime: "image/png", offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: "image/webp", offset: 0, bytes: [0x52, 0x49, 0x46, 0x46, ...anyFourBytes, 0x57, 0x45, 0x42, 0x50] },
  { mime: "video/mp4", offset: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  { mime: "video/webm", offset: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
] as const;

/**
 * The media type by the first bytes of a file; undefined for types that are not accepted.
 *
 * @see https://mimesniff.spec.whatwg.org/
 */
export function sniffType(file: Uint8Array): (typeof signatures)[number]["mime"] | undefined {
  return signatures.find(({ offset, bytes }) =>
    bytes.every((byte, index) => byte === null || file[offset + index] === byte),
  )?.mime;
}
