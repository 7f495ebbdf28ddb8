import { describe, expect, test } from "vitest";
import { parseDeviceList, serializeDeviceList } from "#lib/kitchen/shopping-lists/device-list.ts";
import { limits } from "#lib/kitchen/shopping-lists/limits.ts";
import { listChangeSchema } from "#lib/kitchen/shopping-lists/schema.ts";
import { toChangeInput } from "#lib/kitchen/shopping-lists/serialization.ts";
import { onion, shoppingItem, soup } from "./fixtures.ts";

const list = [
  shoppingItem({ ingredient: onion, amount: 2, recipe: soup }),
  shoppingItem({ text: "Klopapier", isTicked: true }),
];
const stored = (entries: unknown) => JSON.stringify({ version: 1, entries });
/** The entries of `list` as they are stored, where the ingredient is called `good`. */
const entries = list.map(({ ingredient, ...item }) => ({ ...item, good: ingredient }));

describe("the device list", () => {
  test("keeps the stored form that earlier versions wrote", () => {
    expect(JSON.parse(serializeDeviceList(list))).toEqual({ version: 1, entries });
  });

  test("parses what it has serialized", () => {
    expect(parseDeviceList(serializeDeviceList(list))).toEqual(list);
  });

  test("stores an aisle under the name that earlier versions read", () => {
    const flour = shoppingItem({ ingredient: { ...onion, aisle: "storeCupboard" } });
    const serialized = serializeDeviceList([flour]);
    expect(JSON.parse(serialized).entries[0].good.aisle).toBe("larder");
    expect(parseDeviceList(serialized)).toEqual([flour]);
  });

  test.each([
    null,
    "",
    "{",
    "null",
    "[]",
    "3",
    '{"version":2,"entries":[{"id":"x"}]}',
    '{"version":1}',
    '{"version":1,"entries":{}}',
  ])("parses %s as an empty list", (text) => {
    expect(parseDeviceList(text)).toEqual([]);
  });

  test("skips invalid items and keeps the others", () => {
    const [first, second] = entries;
    const invalid = [null, 7, "x", [], {}, { ...first, id: 3 }, { ...second, text: "" }, { ...second, text: 5 }, first];
    expect(parseDeviceList(stored([...invalid, first, second]))).toEqual(list);
  });

  test("omits invalid parts of an item", () => {
    const invalid = { ...entries[0], amount: "viel", unit: "<b>", recipe: { id: "x" }, isTicked: "yes" };
    expect(parseDeviceList(stored([invalid]))).toEqual([{ ...list[0], amount: null, unit: null, recipe: null }]);
    const unsafe = { ...soup, hrefs: { de: "javascript:alert(1)", en: "//evil.example" }, picture: "https://evil" };
    const [parsed] = parseDeviceList(stored([{ ...entries[0], recipe: unsafe }]));
    expect(parsed?.recipe).toEqual({ ...soup, hrefs: {}, picture: null });
    expect(parseDeviceList(stored([{ ...entries[0], amount: -1 }]))[0]?.amount).toBeNull();
    expect(parseDeviceList(stored([{ ...entries[0], good: { ...onion, aisle: "moon" } }]))).toEqual([]);
  });

  test("parses only what the server accepts", () => {
    const invalid = [
      { ...entries[1], id: "------------------------------------" },
      { ...entries[1], text: "   " },
      { ...entries[1], id: crypto.randomUUID(), text: ` ${"x".repeat(199)} y ` },
      { ...entries[0], amount: 99_999.5, unit: "ell", good: { ...onion, names: longNames() } },
    ];
    const parsed = parseDeviceList(stored(invalid));
    expect(parsed).toHaveLength(2);
    expect(listChangeSchema.safeParse(toChangeInput({ type: "add", items: parsed }, "de", 0)).error).toBeUndefined();
  });

  test("parses no more items than a list may have", () => {
    const many = Array.from({ length: limits.items + 20 }, (_, n) => shoppingItem({ text: `Ding ${n}` }));
    expect(parseDeviceList(stored(many))).toHaveLength(limits.items);
    expect(parseDeviceList(stored([shoppingItem({ text: "x".repeat(900) })]))[0]?.text).toHaveLength(limits.textLength);
  });
});

function longNames() {
  const long = "x".repeat(300);
  return { de: { one: long, many: long }, en: { one: long, many: long } };
}
