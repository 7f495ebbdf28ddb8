import { expect, test } from "vitest";
import type { Block } from "#lib/content/stories/blocks.ts";
import { listItemReferences, resolveItemReferences } from "#lib/content/stories/body-references.ts";
import { parseInline } from "#lib/content/stories/inline-markup.ts";
import { readItemReference } from "#lib/content/stories/item-references.ts";
import { blockInputSchema } from "#lib/content/stories/schema.ts";

const [cake, soup] = ["5b0a8c1e-1111-4222-8333-444455556666", "5b0a8c1e-1111-4222-8333-444455557777"];
const body: Block[] = [
  { type: "text", text: `Erst [Kuchen](item:${cake}), dann [Suppe](item:${soup}).` },
  { type: "list", ordered: false, items: [`[Kuchen](item:${cake})`] },
  { type: "cta_button", text: "Zum Kuchen", href: `item:${cake}` },
  { type: "cta_button", text: "Zur Suppe", href: `item:${soup}` },
  { type: "cta_button", text: "Zur Suche", href: "/de/suche" },
];

test("references are found in texts and blocks, once each", () => {
  expect(listItemReferences(body)).toEqual([cake, soup]);
  expect(readItemReference("item:1")).toBeNull();
  expect(readItemReference("https://example.org")).toBeNull();
});

test("they become addresses; a link to what readers do not see keeps its text only", () => {
  const resolved = resolveItemReferences(body, new Map([[cake, "/de/rezepte/kuchen"]]));
  expect(resolved.map(({ type }) => type)).toEqual(["text", "list", "cta_button", "cta_button"]);
  expect(resolved[1]).toEqual({ type: "list", ordered: false, items: ["[Kuchen](/de/rezepte/kuchen)"] });
  const nodes = resolved[0]?.type === "text" ? parseInline(resolved[0].text) : [];
  expect(nodes.map(({ type }) => type)).toEqual(["text", "link", "text", "text", "text"]);
});

test("bodies without references stay as they are", () => {
  const plain = body.slice(4);
  expect(resolveItemReferences(plain, new Map())).toEqual(plain);
});

test("blocks may lead to an item, but to no other scheme", () => {
  expect(blockInputSchema.safeParse(body[2]).success).toBe(true);
  expect(blockInputSchema.safeParse({ type: "cta_button", text: "x", href: "javascript:1" }).success).toBe(false);
});
