import { expect, test } from "vitest";
import { toFinding } from "#lib/content/findings/finding.ts";
import { toMessageValues } from "#lib/content/findings/message-values.ts";
import {
  countBy,
  filterFindings,
  filterQuery,
  findingAddress,
  type ItemFinding,
  readFilter,
  toFoundItem,
} from "#lib/content/findings/report.ts";

const recipe = toFoundItem({
  item: { id: "1", type: "recipe" },
  story: null,
  texts: [
    { locale: "de", title: "Suppe", slug: "suppe" },
    { locale: "en", title: "Soup", slug: "soup" },
  ],
});
const page = toFoundItem({
  item: { id: "2", type: "article" },
  story: { storyType: "static_page", pageKey: "imprint" },
  texts: [{ locale: "de", title: "Impressum", slug: "impressum" }],
});

const findings: ItemFinding[] = [
  { ...toFinding("titleTooLong", { field: "title", language: "en" }), item: recipe },
  { ...toFinding("unitUnknown", { field: "step", index: 2, language: "en" }), item: recipe },
  { ...toFinding("linkDead", { field: "block", index: 0, language: "de" }), item: page },
];

test("narrows findings by severity, rule and kind, the gravest first", () => {
  const all = { severity: null, rule: null, kind: null };
  expect(filterFindings(findings, all).map(({ rule }) => rule)).toEqual(["unitUnknown", "linkDead", "titleTooLong"]);
  expect(filterFindings(findings, { ...all, severity: "hint" })).toEqual([findings[0]]);
  expect(filterFindings(findings, { ...all, kind: "story" })).toEqual([findings[2]]);
  expect(filterFindings(findings, { ...all, kind: "recipe", rule: "linkDead" })).toEqual([]);
  expect([...countBy(findings, ({ item }) => item.kind)]).toEqual([
    ["recipe", 2],
    ["story", 1],
  ]);
});

test("reads and writes the query of a filter, and ignores unknown values", () => {
  const filter = readFilter({ severity: "error", rule: ["linkDead"], kind: "story" });
  expect(filter).toEqual({ severity: "error", rule: null, kind: "story" });
  expect(filterQuery(filter)).toBe("?severity=error&kind=story");
  expect(filterQuery(filter, 3)).toBe("?severity=error&kind=story&page=3");
  expect(filterQuery(readFilter({ severity: "__proto__" }))).toBe("");
});

test("leads to the place in the language of the text at fault, or else of the editor", () => {
  const [title, step, link] = findings as [ItemFinding, ItemFinding, ItemFinding];
  expect(findingAddress(title, "de")).toBe("/en/recipes/soup");
  expect(findingAddress(step, "de")).toBe("/en/recipes/soup#step-3");
  expect(findingAddress({ ...step, place: { ...step.place, field: "ingredient", language: null } }, "de")).toBe(
    "/de/rezepte/suppe#ingredients",
  );
  expect(findingAddress(link, "en")).toBe("/de/impressum");
});

test("names are in the language of the reader", () => {
  expect(toMessageValues({ name: { de: "Ei", en: "egg" }, used: 2, excerpt: "x" }, "en")).toEqual({
    name: "egg",
    used: 2,
    excerpt: "x",
  });
});
