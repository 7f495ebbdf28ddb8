import { expect, test } from "vitest";
import { toStorableQuery } from "#lib/business/statistics/storable-query.ts";

test.each([
  ["Kürbis-Lasagne", "kürbis lasagne"],
  ["  DÖNER   selber machen? ", "döner selber machen"],
  ["Kuchen ohne 3 Eier", "kuchen ohne 3 eier"],
  ["cre\u0300me", "crème"],
  ["Menü 12 3", "menü 12 3"],
  ["1bis2 Eier", "1bis2 eier"],
  ["eins zwei drei vier fünf sechs", "eins zwei drei vier fünf sechs"],
  ["a".repeat(60), "a".repeat(60)],
])("stores %j as words in lower case", (search, query) => {
  expect(toStorableQuery(search)).toBe(query);
});

test.each([
  ["an e-mail address", "anna@example.org"],
  ["an e-mail address in full width", "anna＠example.org"],
  ["a web address", "https://example.org/anna"],
  ["a host", "www.example.org"],
  ["a domain", "annas-blog.de"],
  ["a phone number", "0171 2345678"],
  ["a phone number in groups", "Anna 030/12 34 56"],
  ["a number in groups", "Anna 1-2-34"],
  ["a postcode", "Anna 10115 Berlin"],
  ["a year", "geboren 1984"],
  ["digits of another script", "٠١٧١٢٣٤٥٦٧٨"],
  ["a long text", "a".repeat(61)],
  ["many words", "eins zwei drei vier fünf sechs sieben"],
  ["no words", "???"],
  ["no letters", "12 3"],
  ["nothing", ""],
])("does not store %s", (_, search) => {
  expect(toStorableQuery(search)).toBeNull();
});

test("does not store lone surrogates and control characters", () => {
  expect(toStorableQuery("kuchen\ud800\u0000")).toBe("kuchen");
});
