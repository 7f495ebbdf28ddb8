import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

const header = "x-forwarded-for";
/** More than stand in front of any site: what is before them, a client has made up. */
const maxProxies = 20;
/** An IPv6 address that ends like one of IPv4; what is longer is none. */
const maxAddressLength = 45;
/** The same with a comma and blanks. */
const maxEntryLength = 60;

/** Ranges of addresses that only proxies of this site connect from. */
const proxyRanges = new Set(["loopback", "private", "linkLocal", "uniqueLocal"]);

/**
 * Appends the address of the connected peer to `X-Forwarded-For` of every request to this process,
 * as a proxy does. Only this entry can be trusted: a client may send any header.
 */
export function trackPeerIp(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { [header]: forwarded } = request.headers;
    request.headers[header] = [forwarded, request.socket.remoteAddress].filter(Boolean).join(", ");
  });
}

/**
 * The address of the client: the last entry of `X-Forwarded-For` outside the private ranges,
 * because clients can make up everything before it. With private entries only it is the first,
 * without any entry the empty string.
 *
 * @see
 *   https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#selecting_an_ip_address
 */
export function getClientIp(headers: Pick<Headers, "get">): string {
  // The end of the text alone: a client may send any length.
  const entries = (headers.get(header) ?? "")
    .slice(-maxProxies * maxEntryLength)
    .split(",")
    .slice(-maxProxies);
  const addresses = entries.map((entry) => normalize(entry.trim().slice(0, maxAddressLength)));
  return addresses.findLast((address) => !isPrivateAddress(address)) ?? addresses[0] ?? "";
}

/**
 * The network of the client, as a key for rate limits: an IPv4 address, or the first 64 bits of an
 * IPv6 address, which one household has to itself.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6177
 */
export function getClientKey(headers: Pick<Headers, "get">): string {
  const address = getClientIp(headers);
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.parse(address)
    .parts.slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}

/**
 * The same key for the first 48 bits of an IPv6 address, the most that a customer gets; null for a
 * key that does not end with one of `getClientKey` for IPv6. What stands before it stays.
 */
export function getWiderNetwork(key: string): string | null {
  return /^(?:.* )?(?:[0-9a-f]{1,4}:){2}[0-9a-f]{1,4}(?=:[0-9a-f]{1,4}$)/.exec(key)?.[0] ?? null;
}

/** Writes an IPv4 address that is mapped into IPv6 (RFC 4291, 2.5.5.2) as IPv4. */
function normalize(entry: string): string {
  return ipaddr.IPv6.isValid(entry) ? ipaddr.process(entry).toString() : entry;
}

/** Whether an address is in a range that only proxies of this site connect from. */
export function isPrivateAddress(entry: string): boolean {
  const address = normalize(entry);
  // `isValid` alone would accept shortened and octal IPv4 addresses as well.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  return proxyRanges.has(ipaddr.parse(address).range());
}
