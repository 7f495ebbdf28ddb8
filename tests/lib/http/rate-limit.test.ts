import { describe, expect, it } from "vitest";
import { createRateLimiter } from "#lib/http/rate-limit.ts";

describe("rateLimiter", () => {
  it("allows the given number of events per key and window", () => {
    let now = 0;
    const isAllowed = createRateLimiter({ maxCount: 2, windowMs: 1000 }, () => now);
    expect([isAllowed("a"), isAllowed("a"), isAllowed("a"), isAllowed("b")]).toEqual([true, true, false, true]);
    now = 999;
    expect(isAllowed("a")).toBe(false);
    now = 1000;
    expect(isAllowed("a")).toBe(true);
  });

  it("slides the window and does not count rejected events", () => {
    let now = 0;
    const isAllowed = createRateLimiter({ maxCount: 2, windowMs: 1000 }, () => now);
    isAllowed("a");
    now = 600;
    isAllowed("a");
    now = 900;
    expect(isAllowed("a")).toBe(false);
    now = 1100;
    expect([isAllowed("a"), isAllowed("a")]).toEqual([true, false]);
  });

  it("refunds the latest event of one key only", () => {
    const isAllowed = createRateLimiter({ maxCount: 1, windowMs: 1000 }, () => 0);
    isAllowed("a");
    isAllowed("b");
    isAllowed.refund("a");
    isAllowed.refund("c");
    expect([isAllowed("a"), isAllowed("a"), isAllowed("b"), isAllowed("c")]).toEqual([true, false, false, true]);
  });

  it("drops the least recently used key above 10,000 keys", () => {
    const isAllowed = createRateLimiter({ maxCount: 1, windowMs: 1000 }, () => 0);
    isAllowed("first");
    isAllowed("second");
    isAllowed("first");
    for (let n = 0; n < 9_999; n += 1) isAllowed(`other ${n}`);
    expect(isAllowed("first")).toBe(false);
    expect(isAllowed("second")).toBe(true);
  });
});
