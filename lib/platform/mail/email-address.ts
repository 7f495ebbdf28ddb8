/**
 * Maximum length of an address.
 * https://www.rfc-editor.org/errata/eid1690
 */
export const maxEmailLength = 254;

/**
 * What browsers accept in a field for an address, without dots at the ends of the local part or
 * side by side, and with a top-level domain, which may be an internationalized one. Local parts
 * are ASCII: few mail servers take others (RFC 6531).
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * One form of an address, so that each way to write it means the same account: in lower case, the
 * domain as DNS and most browsers write it (`bücher.example` as `xn--bcher-kva.example`).
 */
export function normalizeEmailAddress(text: string): string {
  const address = text.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // URL would read a port or a path from other characters.
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain) || !/[^\0-\x7f]/.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at + 1)}${new URL(url).hostname}` : address;
}

/** Whether this is an address that accounts and forms accept. */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxEmailLength) return false;
  const address = normalizeEmailAddress(text);
  return address.length <= maxEmailLength && emailPattern.test(address);
}

/**
 * Whether an address names one recipient: text@text without whitespace, control characters
 * and characters that separate or quote addresses in a header.
 */
export function isSingleRecipient(address: string): boolean {
  return address.length <= maxEmailLength && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(address);
}
