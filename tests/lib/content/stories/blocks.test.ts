import { expect, test } from "vitest";
import { shapeOf, wordsOf } from "#lib/content/stories/block-texts.ts";
import { type BlockContent, blockTypes, createBlockSchema } from "#lib/content/stories/blocks.ts";
import { listReferences } from "#lib/content/stories/body-references.ts";
import { estimateReadingMinutes } from "#lib/content/stories/reading-time.ts";
import { createBlock } from "#lib/content/story-drafts/new-block.ts";

const [draft, stored] = [createBlockSchema("draft"), createBlockSchema("stored")];
const pictureId = "5b0a8c1e-1111-4222-8333-444455556666";

test.each(blockTypes)("an empty block %s may be written, without fields that it does not have", (type) => {
  expect(draft.safeParse(createBlock(type)).success).toBe(true);
  expect(draft.safeParse({ ...createBlock(type), color: "red" }).success).toBe(false);
});

test("a block is ready for readers once nothing is missing but what it can do without", () => {
  expect(stored.safeParse(createBlock("quote")).success).toBe(false);
  expect(stored.safeParse({ type: "quote", text: "Gut." }).success).toBe(true);
  expect(stored.safeParse({ type: "quote", text: "Gut.", author: "" }).success).toBe(false);
  expect(stored.safeParse({ type: "list", ordered: false, items: [] }).success).toBe(false);
});

test("what stands beside the text does not count as reading time", () => {
  const words = "wort ".repeat(630);
  expect(estimateReadingMinutes([{ type: "cta_button", text: words, href: "/de" }])).toBe(1);
  expect(estimateReadingMinutes([{ type: "image_collection", pictures: [{ pictureId, caption: words }] }])).toBe(1);
  expect(estimateReadingMinutes([{ type: "headline", level: 2, text: words }])).toBe(3);
});

test("words have no addresses; the shape of a block has no words", () => {
  const pros: BlockContent = {
    type: "proscons",
    prosTitle: "Dafür",
    pros: ["[leicht](/de/leicht)", "günstig"],
    consTitle: "Dagegen",
    cons: ["laut"],
  };
  expect(wordsOf(pros)).toBe("Dafür\n[leicht]\ngünstig\nDagegen\nlaut");
  expect(shapeOf(pros)).toBe(shapeOf({ ...pros, prosTitle: "Pros", pros: ["light", "cheap"], cons: ["loud"] }));
  expect(shapeOf(pros)).not.toBe(shapeOf({ ...pros, pros: ["light"] }));
});

test("a block names the pictures that it shows", () => {
  const link: BlockContent = { type: "link_module", title: "a", text: "b", label: "c", href: "/de", pictureId };
  expect(listReferences(link, "picture")).toEqual([pictureId]);
  expect(listReferences({ ...link, pictureId: "" }, "picture")).toEqual([]);
  expect(listReferences({ type: "image_collection", pictures: [{ pictureId }] }, "picture")).toEqual([pictureId]);
});
