import { createHmac, timingSafeEqual } from "node:crypto";

/** The signature Thumbor expects: HMAC-SHA1 over everything that follows it in the address, as padded base64url, 28 characters. */
export function signPath(path: string, key: string): string {
  // Node's "base64url" leaves out the padding, Thumbor does not.
  return `${createHmac("sha1", key).update(path).digest("base64url")}=`;
}

/**
 * Whether one of the keys made `signature` for `path`. Texts are compared, not the bytes they stand for, since several texts of base64
 * stand for the same bytes; and all keys are tried, so that the time tells nothing.
 */
export function isSigned(path: string, signature: string, keys: readonly string[]): boolean {
  const given = Buffer.from(signature);
  let matches = 0;
  for (const key of keys) {
    const expected = Buffer.from(signPath(path, key));
    matches += Number(given.length === expected.length && timingSafeEqual(given, expected));
  }
  return matches > 0;
}
