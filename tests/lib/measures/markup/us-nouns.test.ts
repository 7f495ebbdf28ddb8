import { expect, test } from "vitest";
import { listUsNouns, type NamedRow, splitUsNouns } from "#lib/measures/markup/us-nouns.ts";

const row = (one: string, many = one, us: NamedRow["usNames"] = null): NamedRow => ({
  names: { one, many },
  usNames: us,
});
const rows = [
  row("coriander", "coriander", { one: "cilantro", many: "cilantro" }),
  row("ground coriander"),
  row("beetroot", "beetroot", { one: "beet", many: "beets" }),
  row("doubanjiang", "doubanjiang", { one: "doubanjiang (chili bean paste)", many: "doubanjiang (chili bean paste)" }),
  row("natural yoghurt", "natural yoghurt", { one: "plain yogurt", many: "plain yogurt" }),
];

/** The sentence beside US units. */
const toUs = (text: string, of: readonly NamedRow[] = rows) =>
  splitUsNouns(text, listUsNouns(of))
    .map((part) => (typeof part === "string" ? part : part.us))
    .join("");

test.each([
  ["Slice the aubergine and courgettes.", "Slice the eggplant and zucchini."],
  ["Aubergines first.", "Eggplants first."],
  ["Scatter with coriander leaves.", "Scatter with cilantro leaves."],
  ["Fry the ground coriander, then the coriander.", "Fry the ground coriander, then the cilantro."],
  ["Beetroot stains boards.", "Beet stains boards."],
  ["Swirl in the natural yoghurt; any yoghurt will do.", "Swirl in the plain yogurt; any yogurt will do."],
  ["Cover with cling film and a tea towel.", "Cover with plastic wrap and a dish towel."],
  ["Brush the bundt tin.", "Brush the bundt pan."],
  ["Halve it lengthways and bake on the lowest shelf.", "Halve it lengthwise and bake on the lowest rack."],
  ["a floury variety", "russet"],
  ["Colour means flavour; fill the moulds from the centre.", "Color means flavor; fill the molds from the center."],
  ["Dip the sponge fingers, grill in a griddle pan.", "Dip the ladyfingers, grill in a grill pan."],
])("%s", (british, american) => {
  expect(toUs(british)).toBe(american);
});

test.each([
  "Fry the doubanjiang.",
  "A colourful, grey-brown crust, centred.",
  "A hobby, a hob-nob and courgetteria.",
  "The cake stays in the tin.",
  "The potatoes turn floury.",
  "",
])("leaves %j as it is", (text) => {
  expect(splitUsNouns(text, listUsNouns(rows))).toEqual(text === "" ? [] : [text]);
});

test("a herb is called American only where the recipe lists it", () => {
  expect(toUs("Scatter with coriander.", [])).toBe("Scatter with coriander.");
});

test("keeps both texts and what stands around", () => {
  expect(splitUsNouns("Add prawns!", listUsNouns([]))).toEqual([
    "Add ",
    { type: "noun", metric: "prawns", us: "shrimp" },
    "!",
  ]);
});
