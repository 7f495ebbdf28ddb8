import { expect, test } from "vitest";
import { createConnectionLimit } from "#lib/server/edge/guard/connection-limit.ts";

test("a network opens a few connections, and more when some have ended", () => {
  const limit = createConnectionLimit(2);
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
  const limit = createConnectionLimit(2);
  for (const end of ["1", "2"]) expect(limit.open(`2001:db8:1:2::${end}`)).not.toBeNull();
  expect(limit.open("2001:db8:1:2:3::4")).toBeNull();
  expect(limit.open("2001:db8:1:3::1")).not.toBeNull();
});

test("proxies and this machine have no limit", () => {
  const limit = createConnectionLimit(1);
  for (const address of ["127.0.0.1", "::1", "10.0.0.2", undefined])
    for (let count = 0; count < 3; count++) expect(limit.open(address)).not.toBeNull();
});
