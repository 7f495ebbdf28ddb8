/**
 * Maximum length of an address.
 * https://www.rfc-editor.org/errata/eid1690
 */
const maxAddressLength = 254;

/**
 * Whether this is exactly one address: text@text without whitespace, control characters and
 * characters that separate or quote addresses in a header.
 */
export function isEmailAddress(address: string): boolean {
  return address.length <= maxAddressLength && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(address);
}
