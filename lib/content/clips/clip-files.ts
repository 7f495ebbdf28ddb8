import "server-only";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { sniffType } from "#lib/platform/media/pictures/formats.ts";
import { checkCaptions } from "#lib/platform/media/videos/captions.ts";
import { type Mp4Facts, readMp4Facts } from "#lib/platform/media/videos/mp4-facts.ts";
import { ClipInputError } from "./errors.ts";
import { formatMistakes, maxClipBytes } from "./form-fields.ts";

/** Files that an editor has sent. */
export interface ClipFiles {
  mp4: Uint8Array | null;
  webm: Uint8Array | null;
}

/** All browsers play H.264. */
const playedCodecs = ["avc1", "avc3"];

/**
 * Checks the files of a clip and reads what the MP4 says of itself.
 *
 * @returns null without an MP4
 * @throws {ClipInputError} at the field of the file
 */
export function checkClipFiles({ mp4, webm }: ClipFiles): Omit<Mp4Facts, "codec"> | null {
  if ((mp4?.length ?? 0) + (webm?.length ?? 0) > maxClipBytes) {
    throw new ClipInputError(mp4 ? "mp4" : "webm", "too_large");
  }
  if (webm && sniffType(webm) !== "video/webm") throw new ClipInputError("webm", "unsupported_type");
  if (!mp4) return null;
  if (sniffType(mp4) !== "video/mp4") throw new ClipInputError("mp4", "unsupported_type");
  const facts = readMp4Facts(mp4);
  if (!facts) throw new ClipInputError("mp4", "damaged");
  const { codec, ...shape } = facts;
  if (!playedCodecs.includes(codec)) throw new ClipInputError("mp4", "codec");
  return shape;
}

const captionFields = { de: "captionsDe", en: "captionsEn" } as const satisfies Record<Locale, string>;

/**
 * Checks captions against the length of the clip in seconds.
 *
 * @throws {ClipInputError} at the field of the captions
 */
export function checkClipCaptions(captions: Localized, seconds: number): void {
  for (const locale of locales) {
    const mistakes = captions[locale] ? checkCaptions(captions[locale], seconds) : [];
    if (mistakes.length > 0) throw new ClipInputError(captionFields[locale], formatMistakes(mistakes));
  }
}
