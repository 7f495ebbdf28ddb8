import { expect, test } from "vitest";
import { splitCompound } from "#lib/content/search-index/compound-splitter.ts";
import { findConcepts } from "#lib/content/search-index/vocabulary.ts";

test.each([
  ["kartoffelsalat", ["kartoffel", "salat"]],
  ["ofenkurbissuppe", ["ofen", "kurbis", "suppe"]],
  ["erdbeermilchshake", ["erdbeere", "milchshake"]],
  ["zitronenkuchen", ["zitrone", "kuchen"]],
  ["eiersalat", ["eier", "salat"]],
  ["kichererbsensuppe", ["kichererbse", "suppe"]],
  ["kaiserschmarrn", null],
  ["reise", null],
  ["steuererklarung", null],
])("splits %s into %j", (word, parts) => {
  const conceptsOf = (words: string[] | null) => words?.flatMap((part) => findConcepts([part], "de"));
  expect(conceptsOf(splitCompound(word))).toEqual(conceptsOf(parts));
});
