import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { RecipeImportError } from "../errors.ts";
import { pageLimits } from "../limits.ts";

/** Which addresses are fetched. Tests allow their own server; the site has one policy. */
export interface AddressPolicy {
  isAllowedIp(ip: string): boolean;
  /** @param port empty for the default port of the scheme */
  isAllowedPort(port: string): boolean;
}

export const publicAddressPolicy: AddressPolicy = {
  isAllowedIp: isPublicIp,
  isAllowedPort: (port) => port === "",
};

/** Only this part of the address space is assigned for use on the internet. */
const globalUnicast = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an address is on the public internet. Every range that IANA lists for special purposes is
 * refused, among them those that carry an IPv4 address (mapped, NAT64, 6to4, Teredo): which machine
 * answers depends on the network there.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicIp(ip: string): boolean {
  // A zone such as "%eth0" belongs to addresses of the local network.
  if (isIP(ip) === 0 || ip.includes("%")) return false;
  const address = ipaddr.parse(ip);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(globalUnicast);
}

/**
 * Parses the address of a page and checks all that can be checked without a name server.
 *
 * The parser writes decimal, octal and hexadecimal IPv4 addresses in the usual form first:
 * https://url.spec.whatwg.org/#concept-ipv4-parser
 *
 * @param base the page that redirects here
 * @throws {RecipeImportError} `invalidAddress`, `privateAddress`
 */
export function parsePageAddress(address: string, policy: AddressPolicy, base?: URL): URL {
  if (address.length > pageLimits.addressLength) throw new RecipeImportError("invalidAddress");
  const url = URL.parse(address.trim(), base);
  if (!url || !isAllowedUrl(url, policy)) throw new RecipeImportError("invalidAddress");
  const ip = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(ip) !== 0 && !policy.isAllowedIp(ip)) throw new RecipeImportError("privateAddress");
  url.hash = "";
  return url;
}

function isAllowedUrl(url: URL, policy: AddressPolicy): boolean {
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  if (url.username !== "" || url.password !== "") return false;
  return policy.isAllowedPort(url.port) && url.href.length <= pageLimits.addressLength;
}
