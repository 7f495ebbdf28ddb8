/** Formats a picture is served in, best first, with their media types. */
export const servedFormats = { avif: "image/avif", webp: "image/webp", jpeg: "image/jpeg" } as const;
export type ServedFormat = keyof typeof servedFormats;

/** The best format an Accept header names. Wildcards promise nothing: such clients get JPEG. */
export function chooseFormat(accept: string | null): ServedFormat {
  const named = new Set(
    (accept ?? "")
      .toLowerCase()
      .split(",")
      .map((entry) => entry.split(";").map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  );
  if (named.has(servedFormats.avif)) return "avif";
  return named.has(servedFormats.webp) ? "webp" : "jpeg";
}

const anySize = [null, null, null, null];

const signatures = [
  { mime: "image/jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { mime: "image/png", at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: "image/webp", at: 0, bytes: [0x52, 0x49, 0x46, 0x46, ...anySize, 0x57, 0x45, 0x42, 0x50] },
  { mime: "video/mp4", at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  { mime: "video/webm", at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
] as const;

/** What the first bytes say a file is, whatever its name says; undefined for everything we do not take. */
export function sniffType(file: Uint8Array): (typeof signatures)[number]["mime"] | undefined {
  return signatures.find(({ at, bytes }) => bytes.every((byte, index) => byte === null || file[at + index] === byte))
    ?.mime;
}
