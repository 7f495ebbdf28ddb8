import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { RecipeImportError } from "../errors.ts";
import type { AddressPolicy } from "./address-policy.ts";

/** Resolves a host name to IP addresses; rejects when there is none. */
export type ResolveHost = (hostname: string, signal: AbortSignal) => Promise<string[]>;

/**
 * Asks the name servers. `dns.lookup` is not used: it would answer from the hosts file and with
 * search domains, and a name server that hangs would block the threads that files and pictures
 * need.
 */
export const resolveHost: ResolveHost = async (hostname, signal) => {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel);
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (addresses.length === 0) throw new Error(`${hostname} has no address`, { cause: answers });
    return addresses;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};

/**
 * The `lookup` of a connection. It resolves the name once, and the connection is made to the
 * addresses checked here: a second look-up could answer differently (DNS rebinding). One address
 * that is not allowed refuses the name.
 *
 * The connection does not call it for an IP address: `parsePageAddress` checks those.
 */
export function createGuardedLookup(policy: AddressPolicy, resolve: ResolveHost, signal: AbortSignal): LookupFunction {
  return (hostname, options, callback) => {
    const answer = async () => {
      const addresses = await resolve(hostname, signal);
      if (!addresses.every((ip) => policy.isAllowedIp(ip))) throw new RecipeImportError("privateAddress");
      const [first] = addresses;
      if (first === undefined) throw new RecipeImportError("unreachable");
      return addresses.map((address) => ({ address, family: isIP(address) }));
    };
    answer().then(
      (addresses) => {
        if (options.all) return callback(null, addresses);
        const [{ address, family } = { address: "", family: 0 }] = addresses;
        callback(null, address, family);
      },
      (error) => callback(error, ""),
    );
  };
}
