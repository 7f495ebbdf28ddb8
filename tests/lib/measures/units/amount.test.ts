import { describe, expect, test } from "vitest";
import { type Amount, formatAmount } from "#lib/measures/units/amount.ts";

const of = (amount: number | null, unit = "", unitCode: string | null = unit || null, amountMax?: number): Amount => ({
  amount,
  amountMax,
  unit,
  unitCode,
});

describe("metric amounts", () => {
  test("are decimals in the language", () => {
    expect(formatAmount(of(1.2, "l"), "de")).toBe("1,2\u00a0l");
    expect(formatAmount(of(1.2, "l"), "en")).toBe("1.2\u00a0l");
    expect(formatAmount(of(12.5, "g"), "de")).toBe("12,5\u00a0g");
    expect(formatAmount(of(0.5, "l"), "de")).toBe("0,5\u00a0l");
    expect(formatAmount(of(1.234, "kg"), "en")).toBe("1.23\u00a0kg");
  });

  test("of less than a hundredth have one digit", () => {
    expect(formatAmount(of(0.0123, "g"), "en")).toBe("0.01\u00a0g");
    expect(formatAmount(of(0.0068, "g"), "en")).toBe("0.007\u00a0g");
  });

  test("use the larger unit where that is easier to read", () => {
    expect(formatAmount(of(1000, "g"), "de")).toBe("1\u00a0kg");
    expect(formatAmount(of(1250, "ml"), "de")).toBe("1,25\u00a0l");
    expect(formatAmount(of(950, "g"), "de")).toBe("950\u00a0g");
    expect(formatAmount(of(1030, "g"), "de")).toBe("1030\u00a0g");
  });

  test("use the larger unit for both ends of a range or for none", () => {
    expect(formatAmount(of(1000, "g", "g", 1500), "en")).toBe("1–1.5\u00a0kg");
    expect(formatAmount(of(800, "g", "g", 1000), "en")).toBe("800–1000\u00a0g");
  });
});

describe("spoons of salt", () => {
  const salt = (amount: number | null, unitCode: string, amountMax?: number): Amount => {
    const unit = { tsp: "TL", tbsp: "EL" }[unitCode] ?? unitCode;
    return { ...of(amount, unit, unitCode, amountMax), density: 1.217, usForm: "weighed-spoons" };
  };

  test.each<[Amount, string]>([
    [salt(1, "tsp"), "1 TL (6 g)"],
    [salt(1.5, "tsp"), "1½ TL (9 g)"],
    [salt(1, "tbsp"), "1 EL (18 g)"],
    [salt(1, "tsp", 2), "1–2 TL (6–12 g)"],
    [salt(0.5, "tsp"), "½ TL (3 g)"],
    [salt(0.25, "tsp"), "¼ TL"],
    [salt(1, "pinch"), "1 pinch"],
    [salt(30, "g"), "30 g"],
    [salt(null, "tsp"), ""],
    [{ ...salt(1, "tsp"), density: null }, "1 TL"],
    [{ ...salt(1, "tsp"), usForm: "leavener" }, "1 TL"],
  ])("have their weight beside them where a scale shows it: %o", (value, text) => {
    expect(formatAmount(value, "de").replaceAll("\u00a0", " ")).toBe(text);
  });
});

describe("counted amounts", () => {
  test.each([
    [0.25, "¼"],
    [1 / 3, "⅓"],
    [0.5, "½"],
    [0.67, "⅔"],
    [1.75, "1¾"],
    [2, "2"],
    [1.98, "1,98"],
    [1.993, "2"],
    [1.999, "2"],
    [2.008, "2"],
    [2.02, "2,02"],
    [1.4, "1,4"],
  ])("%d becomes %s", (amount, expected) => {
    expect(formatAmount(of(amount), "de")).toBe(expected);
  });

  test("are joined to their unit by a no-break space", () => {
    expect(formatAmount(of(1.5, "TL", "tsp"), "de")).toBe("1½\u00a0TL");
    expect(formatAmount(of(6, "leaves", "leaf", 8), "en")).toBe("6–8\u00a0leaves");
    expect(formatAmount(of(0.5, "tsp", "tsp", 1), "en")).toBe("½–1\u00a0tsp");
  });
});

test("formats a missing amount as an empty string", () => {
  expect(formatAmount(of(null), "de")).toBe("");
  expect(formatAmount(of(null, "EL", "tbsp"), "de")).toBe("");
});

test("formats a range of equal ends as one number", () => {
  expect(formatAmount(of(2, "", null, 2), "de")).toBe("2");
});
