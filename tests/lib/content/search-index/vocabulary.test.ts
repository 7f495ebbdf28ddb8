import { expect, test } from "vitest";
import { findConcepts, getAncestors, getContents, vocabulary } from "#lib/content/search-index/vocabulary.ts";

test("finds a concept by every form of its word", () => {
  for (const form of ["tomate", "tomaten"]) expect(findConcepts([form], "de"), form).toEqual(["tomato"]);
  for (const form of ["vegan", "vegane", "veganes", "veganer"])
    expect(findConcepts([form], "de"), form).toEqual(["vegan"]);
  for (const form of ["keks", "kekse", "keksen"]) expect(findConcepts([form], "de"), form).toEqual(["cookie"]);
});

test("broader concepts find narrower ones, contents exclude them", () => {
  expect(getAncestors("raspberry")).toEqual(["raspberry", "berry"]);
  expect(getAncestors("feta")).toEqual(["feta", "cheese"]);
  expect(getContents("feta")).toEqual(["feta", "cheese", "dairy"]);
});

test("every broader concept exists", () => {
  for (const [key, [, , list = ""]] of Object.entries(vocabulary)) {
    for (const broader of list.split(",").flatMap((name) => name.trim().replace(/^[#~]/, "") || []))
      expect.soft(Object.keys(vocabulary), key).toContain(broader);
  }
});
