/**
 * A link that writes a mail to an address. "?" in it would begin a subject or further recipients.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6068#section-2
 */
export function toMailLink(address: string, subject?: string): string {
  const query = subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${address.split("@").map(encodeURIComponent).join("@")}${query}`;
}
