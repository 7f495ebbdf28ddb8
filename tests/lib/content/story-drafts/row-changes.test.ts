import { describe, expect, test } from "vitest";
import type { Block } from "#lib/content/stories/blocks.ts";
import { toRows } from "#lib/content/story-drafts/block-rows.ts";
import { type BlockRow, toBody } from "#lib/content/story-drafts/content.ts";
import {
  addLanguage,
  changeBlock,
  duplicateRow,
  insertRow,
  moveRow,
  shiftRow,
} from "#lib/content/story-drafts/row-changes.ts";

const text = (words: string, id?: string): Block => ({ type: "text", text: words, ...(id && { id }) });
const headline = (words: string): Block => ({ type: "headline", level: 2, text: words });
const row = (id: string): BlockRow => ({ id, de: null, en: null, reviewed: null });
const ids = (rows: readonly BlockRow[]) => rows.map(({ id }) => id).join("");
const words = (body: readonly Block[]) => body.map((block) => ("text" in block ? block.text : ""));

describe("rows of two languages", () => {
  test("pair blocks without ids by position and type", () => {
    const rows = toRows({ de: [headline("Eins"), text("Zwei")], en: [headline("One"), text("Two")] });
    expect(rows.map(({ de, en }) => [de?.type, en?.type])).toEqual([
      ["headline", "headline"],
      ["text", "text"],
    ]);
  });

  test("pair blocks by their id, wherever they stand", () => {
    const rows = toRows({ de: [text("neu", "x"), text("Eins", "a")], en: [text("One", "a")] });
    expect(rows.map(({ de, en }) => [de !== null, en !== null])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  test("keep the order of both languages, and have unique ids", () => {
    const bodies = {
      de: [text("a", "a"), text("b", "b"), headline("c")],
      en: [text("B", "b"), text("A", "a"), text("C"), headline("D")],
    };
    const rows = toRows(bodies);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(words(toBody(rows, "de"))).toEqual(["a", "b", "c"]);
    expect(words(toBody(rows, "en"))).toEqual(["B", "A", "C", "D"]);
  });

  test("are the same at each reading", () => {
    const bodies = { de: [headline("Eins")], en: [text("One")] };
    expect(toRows(bodies)).toEqual(toRows(bodies));
    const stored = { de: toBody(toRows(bodies), "de"), en: toBody(toRows(bodies), "en") };
    expect(toRows(stored)).toEqual(toRows(bodies));
  });
});

describe("changes of rows", () => {
  const rows = ["a", "b", "c"].map(row);

  test("move, insert and duplicate", () => {
    expect(ids(moveRow(rows, "a", "c"))).toBe("bca");
    expect(ids(moveRow(rows, "c", "a"))).toBe("cab");
    expect(ids(shiftRow(rows, "a", "up"))).toBe("abc");
    expect(ids(shiftRow(rows, "a", "down"))).toBe("bac");
    expect(ids(insertRow(rows, row("x"), null))).toBe("xabc");
    expect(ids(insertRow(rows, row("x"), "c"))).toBe("abcx");
    expect(ids(duplicateRow(rows, "b", "x"))).toBe("abxc");
  });

  test("share pictures, recipes and levels between languages, but no words", () => {
    const pair: BlockRow = {
      ...row("a"),
      de: { type: "image_collection", pictures: [{ pictureId: "1", caption: "eins" }] },
      en: { type: "image_collection", pictures: [{ pictureId: "1", caption: "one" }] },
    };
    const changed = changeBlock(pair, "de", {
      type: "image_collection",
      pictures: [
        { pictureId: "2", caption: "zwei" },
        { pictureId: "1", caption: "eins" },
      ],
    });
    expect(changed.en).toEqual({
      type: "image_collection",
      pictures: [
        { pictureId: "2", caption: "" },
        { pictureId: "1", caption: "one" },
      ],
    });
  });

  test("share a link to an item, but no address of one language", () => {
    const pair: BlockRow = {
      ...row("a"),
      de: { type: "cta_button", text: "Los", href: "/de/rezepte" },
      en: { type: "cta_button", text: "Go", href: "/en/recipes" },
    };
    const toAddress = changeBlock(pair, "de", { type: "cta_button", text: "Los", href: "/de/suche" });
    expect(toAddress.en).toMatchObject({ href: "/en/recipes" });
    const reference = "item:5b0a8c1e-1111-4222-8333-444455556666";
    expect(changeBlock(pair, "de", { type: "cta_button", text: "Los", href: reference }).en).toMatchObject({
      href: reference,
    });
  });

  test("add a language with what both share", () => {
    const single: BlockRow = { ...row("a"), de: { type: "headline", level: 3, text: "Drei" } };
    expect(addLanguage(single, "en").en).toEqual({ type: "headline", level: 3, text: "" });
  });
});
