import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The signature Thumbor expects: HMAC-SHA1 of the rest of the address, as padded base64url of 28
 * characters.
 *
 * @see https://thumbor.readthedocs.io/en/latest/security.html
 */
export function signPath(path: string, key: string): string {
  // Node's "base64url" has no padding, Thumbor's has.
  return `${createHmac("sha1", key).update(path).digest("base64url")}=`;
}

/**
 * Whether one of the keys made `signature` for `path`. The texts are compared, because several
 * base64 texts decode to the same bytes. All keys are tried in constant time.
 */
export function isSignatureValid(path: string, signature: string, keys: readonly string[]): boolean {
  const given = Buffer.from(signature);
  let matches = 0;
  for (const key of keys) {
    const expected = Buffer.from(signPath(path, key));
    matches += Number(given.length === expected.length && timingSafeEqual(given, expected));
  }
  return matches > 0;
}
