import { describe, expect, test } from "vitest";
import { numberWords, parseTypedNumber, typedNumberPattern } from "#lib/measures/units/typed-number.ts";

describe("a typed number", () => {
  test.each([
    ["2", null, 2],
    ["12", null, 12],
    ["1,5", "kg", 1.5],
    ["1.5", "kg", 1.5],
    ["½", null, 0.5],
    ["⅓", null, 1 / 3],
    ["⅔", null, 2 / 3],
    ["¼", null, 0.25],
    ["¾", null, 0.75],
    ["⅕", null, 0.2],
    ["⅛", null, 0.125],
    ["⅜", null, 0.375],
    ["⅝", null, 0.625],
    ["⅞", null, 0.875],
    ["1 ½", null, 1.5],
    ["2⅜", null, 2.375],
    ["12 ½", null, 12.5],
    ["1\u00a0½", null, 1.5],
    ["1/4", null, 0.25],
    ["1 / 4", null, 0.25],
    ["10/16", null, 0.625],
    ["1 3/4", null, 1.75],
    ["1  3/4", null, 1.75],
    ["12 1/2", null, 12.5],
    ["3⁄4", null, 0.75],
    ["1.000", "g", 1000],
    ["1,250", "ml", 1250],
    ["12.500", "g", 12_500],
    ["125.000", "g", 125_000],
    ["1.250", "kg", 1.25],
    ["1.250", null, 1.25],
    ["0,125", "g", 0.125],
    ["1.25", "g", 1.25],
    ["1.2345", "g", 1.2345],
    ["12345,678", "g", 12_345.678],
  ])("is read from %s of %s", (text, unit, value) => {
    expect(text).toMatch(new RegExp(`^${typedNumberPattern}$`));
    expect(parseTypedNumber(text, unit)).toBe(value);
  });

  test.each([
    [0.25, "viertel quarter"],
    [0.5, "halb halbe halber halbes halben half"],
    [0.75, "dreiviertel"],
    [1, "ein eine einen einem einer eines eins a an one"],
    [1.5, "anderthalb eineinhalb"],
    [2, "zwei two"],
    [2.5, "zweieinhalb"],
    [3, "drei three"],
    [4, "vier four"],
    [5, "fünf five"],
    [6, "sechs six"],
    [7, "sieben seven"],
    [8, "acht eight"],
    [9, "neun nine"],
    [10, "zehn ten"],
    [12, "zwölf dutzend twelve dozen"],
  ])("of %d has the words %s", (value, words) => {
    const written = [...numberWords].filter(([, of]) => of === value).map(([word]) => word);
    expect(written).toEqual(words.split(" "));
  });
});
