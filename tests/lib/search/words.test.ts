import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { distance } from "#lib/search/distance.ts";
import { fold, stem } from "#lib/search/fold.ts";
import { meaningsIn } from "#lib/search/meanings.ts";
import { splitCompound } from "#lib/search/split.ts";
import { contained, meaningsOf, vocabulary, widened } from "#lib/search/vocabulary.ts";
import { nearest } from "#lib/searches/nearest.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

describe("fold", () => {
  test.each(["Kürbis", "GRIEẞBREI", "Crème brûlée", "Smørrebrød", "Ku\u0308rbis", "Äpfel, Öl und Œuf", "blaue Möhre"])(
    "spells %s as the database does",
    async (text) => {
      for (const locale of ["de", "en"] as const) {
        const { rows } = await db.execute<{ folded: string }>(sql`select fold(${text}, ${locale}) as folded`);
        expect(fold(text, locale)).toBe(rows[0]?.folded);
      }
    },
  );
});

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
])("%s is made of %j", (word, parts) => {
  const found = splitCompound(word);
  expect(found?.flatMap((part) => meaningsOf([part], "de"))).toEqual(
    parts?.flatMap((part) => meaningsOf([part], "de")),
  );
});

test("a longer phrase means what it means, not what its words do", () => {
  expect(meaningsIn("Sour cream and spring onions", "en")).toEqual(["sour-cream", "spring-onion"]);
  expect(meaningsIn("Griechischer Bauernsalat", "de", true)).toEqual(["greek", "salad"]);
  expect(meaningsIn("Bauernsalat", "de")).toEqual([]);
});

test("endings do not matter", () => {
  for (const form of ["tomate", "tomaten"]) expect(meaningsOf([form], "de"), form).toEqual(["tomato"]);
  for (const form of ["vegan", "vegane", "veganes", "veganer"])
    expect(meaningsOf([form], "de"), form).toEqual(["vegan"]);
  for (const form of ["berries", "berry"]) expect(stem(form, "en")).toBe("berry");
  for (const form of ["keks", "kekse", "keksen"]) expect(meaningsOf([form], "de"), form).toEqual(["cookie"]);
});

test("what is wider finds, and what is in it can be left out", () => {
  expect(widened("raspberry")).toEqual(["raspberry", "berry"]);
  expect(widened("feta")).toEqual(["feta", "cheese"]);
  expect(contained("feta")).toEqual(["feta", "cheese", "dairy"]);
  for (const [key, [, , wider = ""]] of Object.entries(vocabulary)) {
    for (const word of wider.split(",").flatMap((part) => part.trim().replace("#", "") || []))
      expect.soft(Object.keys(vocabulary), key).toContain(word);
  }
});

test.each([
  ["vegna", "vegan", 1],
  ["kartofelsalat", "kartoffelsalat", 1],
  ["abc", "abc", 0],
  ["", "ab", 2],
  ["suppe", "salat", 3],
])("from %s to %s it is %i", (a, b, steps) => {
  expect(distance(a, b, 2)).toBe(steps);
  expect(distance(b, a, 2)).toBe(steps);
});

test.each([
  ["vegna", "vegan"],
  ["kurbisuppe", "kurbissuppe"],
  ["mozz", "mozzarella"],
  ["xqzvwk", null],
  ["abx", null],
])("%s is near %s", (typed, meant) => {
  expect(nearest([typed], ["vegan", "kurbis", "suppe", "mozzarella", "abc"])).toBe(meant);
});
