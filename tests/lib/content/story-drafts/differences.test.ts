import { expect, test } from "vitest";
import { createContent, type StoryContent } from "#lib/content/story-drafts/content.ts";
import { listStoryDifferences } from "#lib/content/story-drafts/differences.ts";

const text = (words: string) => ({ type: "text" as const, text: words });
const row = (id: string, de: string, en: string) => ({ id, de: text(de), en: text(en), reviewed: null });
const before: StoryContent = {
  ...createContent("article", "author"),
  rows: [row("a", "Den Teig lange kneten.", "Knead well."), row("b", "Backen.", "Bake.")],
};

test("equal contents have no differences, in whatever order their keys stand", () => {
  const { rows, ...rest } = before;
  expect(listStoryDifferences(before, { rows, ...rest })).toEqual([]);
});

test("a changed block is shown word by word, in its language", () => {
  const after = { ...before, rows: before.rows.with(0, row("a", "Den Teig kurz kneten.", "Knead well.")) };
  expect(listStoryDifferences(before, after)).toEqual([
    {
      field: "block",
      language: "de",
      blockType: "text",
      kind: "changed",
      parts: [
        { kind: "same", text: "Den Teig " },
        { kind: "removed", text: "lange " },
        { kind: "added", text: "kurz " },
        { kind: "same", text: "kneten." },
      ],
    },
  ]);
});

test("added, removed and moved blocks, titles and shared details are named", () => {
  const texts = { ...before.texts, en: { ...before.texts.en, title: "Bread" } };
  const after = { ...before, texts, isSponsored: true, rows: [row("c", "Neu.", "New."), ...before.rows.slice(1)] };
  expect(listStoryDifferences(before, after).map(({ field, language, kind }) => [field, language, kind])).toEqual([
    ["facts", null, "changed"],
    ["title", "en", "changed"],
    ["block", "de", "added"],
    ["block", "en", "added"],
    ["block", "de", "removed"],
    ["block", "en", "removed"],
  ]);
  const moved = { ...before, rows: before.rows.toReversed() };
  expect(listStoryDifferences(before, moved).map(({ field }) => field)).toEqual(["order"]);
});

test("a block whose pictures alone differ has no words to show", () => {
  const pictures = (id: string) => ({ type: "image_collection" as const, pictures: [{ pictureId: id }] });
  const from = { ...before, rows: [{ id: "a", de: pictures("1"), en: null, reviewed: null }] };
  const to = { ...before, rows: [{ id: "a", de: pictures("2"), en: null, reviewed: null }] };
  expect(listStoryDifferences(from, to)).toMatchObject([{ field: "block", parts: [] }]);
});
