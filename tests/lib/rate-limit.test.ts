import { describe, expect, it } from "vitest";
import { clientKey, rateLimiter } from "#lib/rate-limit.ts";

describe("rateLimiter", () => {
  it("allows so many times within the window, per key", () => {
    let now = 0;
    const isAllowed = rateLimiter({ limit: 2, window: 1000 }, () => now);
    expect([isAllowed("a"), isAllowed("a"), isAllowed("a"), isAllowed("b")]).toEqual([true, true, false, true]);
    now = 999;
    expect(isAllowed("a")).toBe(false);
    now = 1000;
    expect(isAllowed("a")).toBe(true);
  });

  it("slides: only what is older than the window is forgiven, and what was refused does not count", () => {
    let now = 0;
    const isAllowed = rateLimiter({ limit: 2, window: 1000 }, () => now);
    isAllowed("a");
    now = 600;
    isAllowed("a");
    now = 900;
    expect(isAllowed("a")).toBe(false);
    now = 1100;
    expect([isAllowed("a"), isAllowed("a")]).toEqual([true, false]);
  });

  it("takes back the latest time of a key, and of nobody else", () => {
    const isAllowed = rateLimiter({ limit: 1, window: 1000 }, () => 0);
    isAllowed("a");
    isAllowed("b");
    isAllowed.takeBack("a");
    isAllowed.takeBack("c");
    expect([isAllowed("a"), isAllowed("a"), isAllowed("b"), isAllowed("c")]).toEqual([true, false, false, true]);
  });

  it("forgets the key that was quiet for longest when there are too many", () => {
    const isAllowed = rateLimiter({ limit: 1, window: 1000 }, () => 0);
    isAllowed("first");
    isAllowed("second");
    isAllowed("first");
    for (let n = 0; n < 9_999; n += 1) isAllowed(`other ${n}`);
    expect(isAllowed("first")).toBe(false);
    expect(isAllowed("second")).toBe(true);
  });
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7, 10.0.0.1", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  // What comes first may be made up: who is connected stands last, unless that is a proxy of ours.
  ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7, ::ffff:172.18.0.1, ::1", "203.0.113.7"],
  ["198.51.100.1, 2001:db8:1:2::7, fd00::1", "2001:db8:1:2"],
  ["10.1.2.3, 127.0.0.1", "10.1.2.3"],
  ["", ""],
])("clientKey of %s is %s", (header, key) => {
  expect(clientKey(new Headers({ "x-forwarded-for": header }))).toBe(key);
});
