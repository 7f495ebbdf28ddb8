import { expect, test } from "vitest";
import { createConnectionLimit } from "#lib/server/edge/guard/connection-limit.ts";

const openOne = () => createConnectionLimit({ maxOfNetwork: 2, maxOfWider: 4 });

test("a network opens a few connections, and more when some have ended", () => {
  const limit = openOne();
  const first = limit.open("203.0.113.7");
  expect(first).not.toBeNull();
  expect(limit.open("::ffff:203.0.113.7")).not.toBeNull();
  expect(limit.open("203.0.113.7")).toBeNull();
  expect(limit.open("203.0.113.8")).not.toBeNull();
  first?.();
  expect(limit.open("203.0.113.7")).not.toBeNull();
  expect(limit.open("203.0.113.7")).toBeNull();
});

test("the addresses of a household of IPv6 count together", () => {
  const limit = openOne();
  for (const end of ["1", "2"]) expect(limit.open(`2001:db8:1:2::${end}`)).not.toBeNull();
  expect(limit.open("2001:db8:1:2:3::4")).toBeNull();
  expect(limit.open("2001:db8:1:3::1")).not.toBeNull();
});

test("the networks of an IPv6 /48 count together, too", () => {
  const limit = openOne();
  const opened = Array.from({ length: 6 }, (_, network) => limit.open(`2001:db8:1:${network}::1`));
  expect(opened.map(Boolean)).toEqual([true, true, true, true, false, false]);
  expect(limit.open("2001:db8:2::1")).not.toBeNull();
  opened[0]?.();
  expect([limit.open("2001:db8:1:8::1"), limit.open("2001:db8:1:9::1")].map(Boolean)).toEqual([true, false]);
});

test("by default one with a /48 cannot open all connections", () => {
  const limit = createConnectionLimit();
  const opened = Array.from({ length: 10_000 }, (_, n) => limit.open(`2001:db8:1:${n.toString(16)}::1`));
  expect(opened.filter(Boolean).length).toBeLessThan(2500);
});

test("proxies and this machine have no limit", () => {
  const limit = createConnectionLimit({ maxOfNetwork: 1, maxOfWider: 1 });
  for (const address of ["127.0.0.1", "::1", "10.0.0.2", undefined])
    for (let count = 0; count < 3; count++) expect(limit.open(address)).not.toBeNull();
});
