import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCents, getMonthlyCents, getSavingPercent, getVatCents } from "#lib/business/plus/price.ts";

test("VAT and net amount add up to the price", () => {
  expect(getVatCents(599, 19)).toBe(96);
  expect(getVatCents(4680, 19)).toBe(747);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (gross) => {
      const net = gross - getVatCents(gross, 19);
      expect(Math.abs(net * 1.19 - gross)).toBeLessThanOrEqual(0.6);
    }),
  );
});

test("prices are written as in the language", () => {
  expect(formatCents(599, "de")).toBe("5,99\u00a0€");
  expect(formatCents(4680, "en")).toBe("€46.80");
});

test("the saving of a year is that of its months", () => {
  expect(getMonthlyCents("yearly")).toBe(390);
  expect(getSavingPercent()).toBe(35);
});
