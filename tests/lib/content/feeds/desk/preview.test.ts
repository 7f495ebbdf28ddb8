import { describe, expect, test } from "vitest";
import { listDueModules, readPreview, toPreviewQuery } from "#lib/content/feeds/desk/preview.ts";
import type { StoredModule } from "#lib/platform/db/tables/planning/feed-revisions.ts";

const now = new Date("2026-11-26T08:00:00Z");
const module = (id: string, plan: Partial<StoredModule> = {}): StoredModule => ({
  id,
  locale: null,
  startsAt: null,
  endsAt: null,
  data: { type: "newsletter" },
  ...plan,
});
const modules = [module("a"), module("advent", { startsAt: "2026-11-28T23:00:00Z" }), module("en", { locale: "en" })];
const listIds = (query: Record<string, string>) =>
  listDueModules({ version: 4, modules }, readPreview(query, "de", now)).map(({ id }) => id);

describe("a preview", () => {
  test("shows what is due now in the language of the desk without choices", () => {
    expect(readPreview({}, "de", now)).toMatchObject({
      feed: "home",
      at: "2026-11-26T09:00",
      locale: "de",
      width: 390,
    });
    expect(listIds({})).toEqual(["a"]);
  });

  test("shows what is due at a time in Berlin, in the chosen language", () => {
    expect(listIds({ at: "2026-11-28T23:59" })).toEqual(["a"]);
    expect(listIds({ at: "2026-11-29T00:00" })).toEqual(["a", "advent"]);
    expect(listIds({ language: "en" })).toEqual(["a", "en"]);
  });

  test("shows an order that is not saved, unless it is of another version or incomplete", () => {
    const at = "2026-12-24T12:00";
    expect(listIds({ at, version: "4", order: "1.0.2" })).toEqual(["advent", "a"]);
    expect(listIds({ at, version: "3", order: "1.0.2" })).toEqual(["a", "advent"]);
    expect(listIds({ at, version: "4", order: "1.0" })).toEqual(["a", "advent"]);
    expect(listIds({ at, version: "4", order: "1.1.0" })).toEqual(["a", "advent"]);
  });

  test("ignores what is no choice", () => {
    const query = { feed: "x", at: "x", language: "fr", width: "5", order: "<script>", version: "x" };
    expect(readPreview(query, "en", now)).toEqual(readPreview({}, "en", now));
  });

  test("comes back from the query it is written to", () => {
    const preview = readPreview({ feed: "basics", at: "2026-12-24T12:00", language: "en", width: "1280" }, "de", now);
    expect(readPreview(Object.fromEntries(new URLSearchParams(toPreviewQuery(preview))), "de", now)).toEqual(preview);
  });
});
