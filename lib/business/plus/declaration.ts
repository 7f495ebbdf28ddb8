import "server-only";

const maxContractLength = 40;

/**
 * A text of a form without an account, so that mail programs make no link to a third party of it:
 * addresses with a scheme are left out, and a dot before a letter gets a space.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/(?:(?<!\w)\w+:\/\/|www\.)\S+/gi, "[…]")
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu, ". ");
}

/**
 * What names a contract, for an address that is not known to be the sender's: letters, digits and
 * hyphens, too few of them for a message. May be empty.
 */
export function toContractName(text: string): string {
  const name = text.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-/, "");
  return [...name].slice(0, maxContractLength).join("").replace(/-$/, "");
}
