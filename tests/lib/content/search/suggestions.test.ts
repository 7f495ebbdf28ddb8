import { expect, test } from "vitest";
import { findTopics } from "#lib/content/search/suggestions.ts";

const pages = ["Hokkaidokürbis", "Kürbis", "Kartoffeln", "Butternut-Kürbis"].map((title) => ({
  title,
  href: `/${title}`,
  note: "",
}));
const titles = (search: string, most = 9) => findTopics(search, "de", pages, most).map(({ title }) => title);

test("sorts titles that begin with the word before titles that contain it", () => {
  expect(titles("kürb")).toEqual(["Kürbis", "Hokkaidokürbis", "Butternut-Kürbis"]);
  expect(titles("Suppe mit kuerb")).toEqual(["Kürbis", "Hokkaidokürbis", "Butternut-Kürbis"]);
  expect(titles("kürb", 1)).toEqual(["Kürbis"]);
});

test("two letters are found at the beginning of a title only", () => {
  expect(titles("ku")).toEqual(["Kürbis"]);
  expect(titles("bu")).toEqual(["Butternut-Kürbis"]);
});

test("marks the letters that match", () => {
  const marked = findTopics("kuerb", "de", pages, 9).map(({ title, marks }) =>
    marks.map((range) => title.slice(...range)),
  );
  expect(marked).toEqual([["Kürb"], ["kürb"], ["Kürb"]]);
});

test.each(["", "k", "x", "   ", "((("])("%j finds nothing", (search) => {
  expect(titles(search)).toEqual([]);
});
