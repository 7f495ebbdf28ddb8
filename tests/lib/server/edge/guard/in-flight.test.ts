import { expect, test } from "vitest";
import { createInFlight } from "#lib/server/edge/guard/in-flight.ts";
import { getPublicClient } from "#lib/server/edge/guard/request-clients.ts";

test("one client takes an eighth of the places, all together take all", () => {
  const inFlight = createInFlight(16);
  const taken = Array.from({ length: 4 }, () => inFlight.enter(false, "203.0.113.7"));
  expect(taken.map(Boolean)).toEqual([true, true, false, false]);
  expect(inFlight.enter(false, "203.0.113.8")).not.toBeNull();
  taken[0]?.();
  taken[0]?.();
  expect(inFlight.enter(false, "203.0.113.7")).not.toBeNull();
  expect(inFlight.enter(false, "203.0.113.7")).toBeNull();
  for (let client = 0; client < 13; client++) expect(inFlight.enter(false, String(client))).not.toBeNull();
  expect([inFlight.count(), inFlight.enter(false, "last"), inFlight.enter(true, null)]).toEqual([
    16,
    null,
    expect.any(Function),
  ]);
});

test("the networks of an IPv6 /48 take a quarter of the places together", () => {
  const inFlight = createInFlight(16);
  const enter = (client: string) => inFlight.enter(false, client);
  const taken = Array.from({ length: 6 }, (_, n) => enter(`2001:db8:1:${n}`));
  expect(taken.map(Boolean)).toEqual([true, true, true, true, false, false]);
  expect(enter("2001:db8:2:0")).not.toBeNull();
  taken[0]?.();
  expect([enter("2001:db8:1:9"), enter("2001:db8:1:a")].map(Boolean)).toEqual([true, false]);
});

test("requests without a known client count only together", () => {
  const inFlight = createInFlight(16);
  expect(Array.from({ length: 17 }, () => inFlight.enter(false, null)).filter(Boolean)).toHaveLength(16);
});

test.each([
  ["203.0.113.7", undefined, "203.0.113.7"],
  ["127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["::1", "2001:db8:1:2::3", "2001:db8:1:2"],
  ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["::ffff:10.0.0.1", undefined, null],
  ["fd00::1", undefined, null],
  [undefined, undefined, null],
])("a request from %s for %s is of %s", (remoteAddress, forwarded, client) => {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  expect(getPublicClient({ headers, socket: { remoteAddress } as never })).toBe(client);
});
