import { expect, test } from "vitest";
import { parseSearchParams } from "#lib/content/search/search-params.ts";
import { extractTimeFilter } from "#lib/content/search/time-filter.ts";

const extract = (search: string, rest: object = {}) =>
  extractTimeFilter({ ...parseSearchParams({ search, ...rest }, "de"), page: 3 });

test.each([
  ["Suppe unter 30 Minuten", "Suppe", "30"],
  ["bis 20 min Nudeln", "Nudeln", "20"],
  ["dinner within half an hour", "dinner", "30"],
  ["Kuchen in einer Stunde", "Kuchen", "60"],
  ["half an hour", "", "30"],
  ["Suppe unter 25 Minuten", "", null],
  ["Suppe mehr als 30 Minuten", "", null],
  ["Suppe", "", null],
])("the time in “%s” is a filter of %s", (search, rest, limit) => {
  const input = extract(search);
  if (limit === null) expect(input).toBeNull();
  else expect(input).toMatchObject({ search: rest, page: 1, selected: { time: [limit] } });
});

test("the typed time replaces the selected one and keeps other filters", () => {
  const input = extract("Suppe unter 20 Minuten", { zeit: "60", ernaehrung: "vegan", sortierung: "titel" });
  expect(input).toMatchObject({ selected: { time: ["20"], diet: ["vegan"] }, sort: "title" });
});

test("stories have no time", () => {
  expect(extract("Brot 30 Minuten", { type: "stories" })).toBeNull();
});
