import { expect, test } from "vitest";
import { truncateAddress } from "#lib/server/edge/access-log.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1234:5678::1", "2001:db8:1234::/48"],
  ["", ""],
  ["no address", ""],
])("%j is logged as %j", (address, network) => expect(truncateAddress(address)).toBe(network));
