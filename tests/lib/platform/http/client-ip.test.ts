import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import ipaddr from "ipaddr.js";
import { expect, test, vi } from "vitest";
import { getClientIp, getClientKey, getWiderNetwork, trackPeerIp } from "#lib/platform/http/client-ip.ts";

test("appends the connected peer to the header a client sends", async () => {
  trackPeerIp();
  const server = createServer((request, response) => response.end(request.headers["x-forwarded-for"]));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const fetchHeader = async (headers: HeadersInit) => (await fetch(`http://127.0.0.1:${port}`, { headers })).text();
  expect(await fetchHeader({})).toBe("127.0.0.1");
  expect(await fetchHeader({ "x-forwarded-for": "203.0.113.7, 198.51.100.1" })).toBe(
    "203.0.113.7, 198.51.100.1, 127.0.0.1",
  );
  server.close();
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7, 10.0.0.1", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  // Earlier entries may be forged; the peer comes last unless it is one of our proxies.
  ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7, ::ffff:172.18.0.1, ::1", "203.0.113.7"],
  ["198.51.100.1, 2001:db8:1:2::7, fd00::1", "2001:db8:1:2"],
  ["10.1.2.3, 127.0.0.1", "10.1.2.3"],
  ["", ""],
])("the key of %s is %s", (header, key) => {
  expect(getClientKey(new Headers({ "x-forwarded-for": header }))).toBe(key);
});

test.each([
  ["2001:db8:1:2", "2001:db8:1"],
  ["anna@example.org 2001:db8:1:2", "anna@example.org 2001:db8:1"],
  ["203.0.113.7", null],
  ["anna@example.org", null],
  ["x2001:db8:1:2", null],
  ["2001:db8:1", null],
  ["", null],
])("the wider network of the key %j is %j", (key, wider) => {
  expect(getWiderNetwork(key)).toBe(wider);
});

test("reads no more entries than there are proxies, and no more of one than an address has", () => {
  const isValid = vi.spyOn(ipaddr.IPv6, "isValid");
  const header = `203.0.113.7, ${"::, ".repeat(50_000)}10.0.0.1`;
  expect(getClientIp(new Headers({ "x-forwarded-for": header }))).toBe("::");
  expect(isValid.mock.calls.length).toBeLessThan(100);
  isValid.mockRestore();
  expect(getClientIp(new Headers({ "x-forwarded-for": `${"x".repeat(1000)}, 10.0.0.1` }))).toHaveLength(45);
});

test.each([
  ["127.1, 10.0.0.1", "127.1"],
  ["2130706433, 10.0.0.1", "2130706433"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["100.64.0.1, 169.254.1.1, fe80::1", "100.64.0.1"],
  ["unknown", "unknown"],
])("the client of %s is %s", (header, address) => {
  expect(getClientIp(new Headers({ "x-forwarded-for": header }))).toBe(address);
});
