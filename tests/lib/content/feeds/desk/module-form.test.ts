import { describe, expect, test } from "vitest";
import { moduleTypes, readModuleForm, toModuleValues } from "#lib/content/feeds/desk/module-form.ts";
import { parseModule } from "#lib/content/feeds/desk/schema.ts";
import type { ModuleData } from "#lib/platform/db/tables/feeds.ts";

const id = "0b9c7c0e-6c5a-4b8e-9d0a-5a3f2f6f1a01";
const other = "0b9c7c0e-6c5a-4b8e-9d0a-5a3f2f6f1a02";
const heading = { de: "Advent", en: "Advent season" };

const modules: ModuleData[] = [
  { type: "recipe", overline: heading, itemIds: [id, other], fixed: [{ date: "2026-12-24", itemId: other }] },
  { type: "article", heading, leadId: id, itemIds: [other] },
  {
    type: "collection",
    heading,
    text: heading,
    pictureId: id,
    itemIds: [],
    links: [{ title: heading, ingredientId: id }],
    more: "/ingredients",
  },
  {
    type: "automated",
    heading,
    more: `category:${id}`,
    search: { type: "recipe", filters: { diet: ["vegan", "raw"] }, community: true, sort: "newest", size: 6 },
  },
  { type: "author_carousel", heading, userIds: [id] },
  { type: "categories_collection", heading, categoryIds: [id] },
  {
    type: "link_collection",
    heading,
    links: [
      { title: heading, text: heading, itemId: id },
      { title: heading, route: "/basics" },
    ],
    isSponsored: true,
  },
  { type: "player", heading, text: heading, videoId: id, itemId: other },
  { type: "featured_search", heading, terms: { de: ["Kürbis", "roter Reis"], en: [] } },
  { type: "shopping_tip", itemId: id },
  { type: "what_to_cook_today" },
  { type: "onboarding" },
  { type: "newsletter" },
  { type: "partners", heading },
  { type: "advertisement", slot: "content_1" },
];

describe("the form of a module", () => {
  test.each(modules)("keeps a module of the type $type", (data) => {
    const { plan, errors } = parseModule(data.type, toModuleValues(data));
    expect(errors).toBeNull();
    expect(JSON.parse(JSON.stringify(plan?.data))).toEqual(data);
  });

  test("exists for every type", () => {
    expect(moduleTypes.toSorted()).toEqual(modules.map(({ type }) => type).toSorted());
  });

  test.each([
    ["partners", { "heading.de": "Partner" }, { "heading.en": "required" }],
    ["partners", { "heading.de": "x".repeat(1001), "heading.en": "x" }, { "heading.de": "tooLong" }],
    ["shopping_tip", {}, { itemId: "required" }],
    ["recipe", { "overline.de": "x", "overline.en": "x" }, { itemIds: "required" }],
    [
      "automated",
      { "heading.de": "x", "heading.en": "x", more: "/recipes", "search.type": "recipe", "search.sort": "newest" },
      { "search.size": "required" },
    ],
    [
      "automated",
      {
        "heading.de": "x",
        "heading.en": "x",
        more: "toString",
        "search.type": "recipe",
        "search.sort": "newest",
        "search.size": "6",
      },
      { more: "required" },
    ],
    [
      "link_collection",
      {
        "heading.de": "x",
        "heading.en": "x",
        "links.0.title.de": "x",
        "links.0.title.en": "",
        "links.0.target": "",
      },
      { "links.0.title.en": "required", "links.0.target": "required" },
    ],
    ["newsletter", { startsAt: "2026-12-24T18:00", endsAt: "2026-12-24T17:00" }, { endsAt: "endBeforeStart" }],
    ["newsletter", { startsAt: "soon" }, { startsAt: "badTime" }],
    ["advertisement", { slot: "somewhere" }, { slot: "required" }],
  ] as const)("names what is wrong with %s of %o", (type, values, expected) => {
    expect(parseModule(type, values as Record<string, string>).errors).toEqual(expected);
  });

  test("reads times as those of Berlin, and the language", () => {
    const values = { startsAt: "2026-12-01T00:00", endsAt: "2026-07-01T00:00", language: "en" };
    expect(parseModule("newsletter", { ...values, endsAt: "2027-07-01T00:00" }).plan).toMatchObject({
      startsAt: "2026-11-30T23:00:00.000Z",
      endsAt: "2027-06-30T22:00:00.000Z",
      locale: "en",
    });
  });

  test("joins checkboxes of one name", () => {
    const form = new FormData();
    form.append("search.filters.diet", "vegan");
    form.append("search.filters.diet", "raw");
    form.append("$ACTION_ID_1", "");
    expect(readModuleForm(form)).toEqual({ "search.filters.diet": "vegan raw" });
  });
});
