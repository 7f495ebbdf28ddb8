import { describe, expect, test } from "vitest";
import { createNameLookup } from "#lib/measures/kitchen-text/name-lookup.ts";

describe("a lookup of names", () => {
  const find = createNameLookup([
    { name: "Tomate", value: "tomato" },
    { name: "chopped tomatoes", value: "canned-tomatoes" },
    { name: "Gin", value: "gin" },
    { name: "Rote Bete", value: "beetroot" },
    { name: "Tomate", value: "another" },
  ]);

  test.each([
    ["Tomaten", "tomato"],
    ["tomate", "tomato"],
    ["ROTE BETE", "beetroot"],
    ["chopped tomato", "canned-tomatoes"],
    ["  Gin ", "gin"],
  ])("finds %s in any number and case", (name, value) => {
    expect(find(name)).toBe(value);
  });

  test.each(["braune Tomaten", "Tomatenmark", "", "–"])("does not find %j", (name) => {
    expect(find(name)).toBeNull();
  });

  test("asks the given language first", () => {
    const words = createNameLookup([
      { name: "Daten", value: "data" },
      { name: "date", value: "fruit" },
    ]);
    expect(words("dates", "de")).toBe("data");
    expect(words("dates", "en")).toBe("fruit");
  });
});
