import "server-only";
import { createHash } from "node:crypto";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";
import { containsWebAddress } from "#lib/platform/text/text-links.ts";

/**
 * A hash that is equal for texts that differ in case, width, white space and punctuation only, so
 * that small changes do not hide a repeated text.
 */
export function hashText(text: string): string {
  const letters = normalizeUnicode(text, "NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, "");
  return createHash("sha256").update(letters).digest("base64url");
}

export interface TextFields {
  text: string;
  textHash: string;
  hasLink: boolean;
}

/** The columns that are computed from a text. */
export function toTextFields(text: string): TextFields {
  return { text, textHash: hashText(text), hasLink: containsWebAddress(text) };
}
