/** Longest address there is (RFC 5321). */
const longest = 254;

/**
 * Whether this is one address and nothing else: text@text without whitespace, control characters and whatever separates or wraps addresses
 * in a header.
 */
export function isRecipient(address: string): boolean {
  return address.length <= longest && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(address);
}
