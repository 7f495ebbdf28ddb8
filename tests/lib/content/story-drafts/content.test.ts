import { expect, test } from "vitest";
import { type BlockContent, blockTypes } from "#lib/content/stories/blocks.ts";
import { blockInputSchema } from "#lib/content/stories/schema.ts";
import { createContent, hasText, toBody, toStoredBlock } from "#lib/content/story-drafts/content.ts";
import { createBlock, createRow } from "#lib/content/story-drafts/new-block.ts";

test("every type of block can be created in both languages", () => {
  for (const type of blockTypes) {
    const row = createRow(type);
    expect(row.de).toEqual(createBlock(type));
    expect(toBody([row], "en")).toMatchObject([{ type, id: row.id }]);
  }
});

test("what is left empty is not stored", () => {
  const id = "5b0a8c1e-1111-4222-8333-444455556666";
  const blocks: BlockContent[] = [
    { type: "quote", text: "Gut.", author: "" },
    { type: "list", ordered: false, items: ["Mehl", "", " "] },
    { type: "image_collection", pictures: [{ pictureId: id, caption: "" }] },
    { type: "video", videoId: id, caption: "" },
    { type: "link_module", title: "a", text: "b", label: "c", href: "/de", pictureId: "" },
    { type: "proscons", prosTitle: "+", pros: ["a", ""], consTitle: "-", cons: ["b"] },
    {
      type: "content_meta_carousel",
      title: "t",
      entries: [
        { title: "a", text: "b" },
        { title: "", text: "" },
      ],
    },
  ];
  for (const block of blocks) {
    expect(blockInputSchema.safeParse(toStoredBlock(block)).success, block.type).toBe(true);
  }
});

test("a language is written once it has a title or words, not with empty blocks alone", () => {
  const empty = { ...createContent("article", "a"), rows: blockTypes.map(createRow) };
  expect(hasText(empty, "en")).toBe(false);
  const [first, ...others] = empty.rows;
  if (!first) throw new Error("no row");
  const worded = { ...empty, rows: [{ ...first, en: { type: "text" as const, text: "Bread." } }, ...others] };
  expect([hasText(worded, "de"), hasText(worded, "en")]).toEqual([false, true]);
});
