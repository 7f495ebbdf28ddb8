import { expect, test } from "vitest";
import { getOldestWithdrawable, getWithdrawalEnd } from "#lib/business/plus/withdrawal/period.ts";

test("an order may be withdrawn from for 14 days after its day, and four more where holidays follow", () => {
  const orderedAt = new Date("2026-03-20T10:00:00Z");
  expect(getWithdrawalEnd(orderedAt).toISOString()).toBe("2026-04-03T10:00:00.000Z");
  expect(getOldestWithdrawable(new Date("2026-04-08T10:00:00Z")).toISOString()).toBe("2026-03-20T10:00:00.000Z");
});
