import { expect, test } from "vitest";
import { topicsFor } from "#lib/searches/topics.ts";

const pages = ["Hokkaidokürbis", "Kürbis", "Kartoffeln", "Butternut-Kürbis"].map((title) => ({
  title,
  href: `/${title}`,
  note: "",
}));
const titles = (search: string, most = 9) => topicsFor(search, "de", pages, most).map(({ title }) => title);

test("what begins with the word comes first, then what has it in it", () => {
  expect(titles("kürb")).toEqual(["Kürbis", "Hokkaidokürbis", "Butternut-Kürbis"]);
  expect(titles("Suppe mit kuerb")).toEqual(["Kürbis", "Hokkaidokürbis", "Butternut-Kürbis"]);
  expect(titles("kürb", 1)).toEqual(["Kürbis"]);
});

test.each(["", "k", "x", "   ", "((("])("%j offers nothing", (search) => {
  expect(titles(search)).toEqual([]);
});
