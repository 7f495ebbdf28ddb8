import { expect, test } from "vitest";
import { toPhrase } from "#lib/content/search/rules/phrase.ts";
import { applySynonyms } from "#lib/content/search/rules/synonyms.ts";

const synonyms = [
  { phrase: "stangerl", meaning: "Grissini" },
  { phrase: "arme ritter", meaning: "French Toast" },
  { phrase: "arme", meaning: "Suppe" },
  { phrase: "grissini", meaning: "Stangerl" },
];
const apply = (search: string) => applySynonyms(search, "de", synonyms);

test("words and phrases are replaced wherever they stand", () => {
  expect(apply("Stangerl")).toEqual({
    search: "Grissini",
    replacements: [{ typed: "Stangerl", meant: "Grissini" }],
  });
  expect(apply("schnelle STANGERL, ohne Ei").search).toBe("schnelle Grissini, ohne Ei");
  expect(apply("-stangerl").search).toBe("-Grissini");
});

test("the longest phrase counts", () => {
  expect(apply("arme  Ritter mit Apfel").search).toBe("French Toast mit Apfel");
  expect(apply("arme Leute").search).toBe("Suppe Leute");
});

test("what was put in is not replaced again", () => {
  expect(apply("stangerl grissini").search).toBe("Grissini Stangerl");
});

test("parts of words stay, and a search without synonyms is the same", () => {
  expect(apply("Stangerlteig")).toEqual({ search: "Stangerlteig", replacements: [] });
  expect(applySynonyms("Stangerl", "de", []).search).toBe("Stangerl");
  expect(apply("").search).toBe("");
});

test("spellings that are searched alike are one phrase", () => {
  const [umlaut, digraph] = ["Kürbis-Suppe", "kuerbis  suppe"].map((text) => toPhrase(text, "de"));
  expect(umlaut).toBe(digraph);
  expect(toPhrase("Ku\u0308rbis", "de")).toBe(toPhrase("Kürbis", "de"));
  expect(applySynonyms("Ku\u0308rbis", "de", [{ phrase: toPhrase("kürbis", "de"), meaning: "Apfel" }]).search).toBe(
    "Apfel",
  );
  expect(toPhrase("???", "de")).toBe("");
});
