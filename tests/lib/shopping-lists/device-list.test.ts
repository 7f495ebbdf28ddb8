import { describe, expect, test } from "vitest";
import { readDeviceList, writeDeviceList } from "#lib/shopping-lists/device-list.ts";
import { limits } from "#lib/shopping-lists/entry.ts";
import { changeInput } from "#lib/shopping-lists/schema.ts";
import { toInput } from "#lib/shopping-lists/wire.ts";
import { entry, onion, soup } from "./entries.ts";

const list = [entry({ good: onion, amount: 2, recipe: soup }), entry({ text: "Klopapier", isTicked: true })];
const kept = (entries: unknown) => JSON.stringify({ version: 1, entries });

describe("the list on the device", () => {
  test("comes back as it was", () => {
    expect(readDeviceList(writeDeviceList(list))).toEqual(list);
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
  ])("%s is an empty list", (text) => {
    expect(readDeviceList(text)).toEqual([]);
  });

  test("what means nothing is passed over, the rest is kept", () => {
    const [first, second] = list;
    const spoilt = [null, 7, "x", [], {}, { ...first, id: 3 }, { ...second, text: "" }, { ...second, text: 5 }, first];
    expect(readDeviceList(kept([...spoilt, first, second]))).toEqual([first, second]);
  });

  test("parts that mean nothing are left out", () => {
    const odd = { ...list[0], amount: "viel", unit: "<b>", recipe: { id: "x" }, isTicked: "yes" };
    expect(readDeviceList(kept([odd]))).toEqual([{ ...list[0], amount: null, unit: null, recipe: null }]);
    const elsewhere = { ...soup, hrefs: { de: "javascript:alert(1)", en: "//evil.example" }, picture: "https://evil" };
    const [read] = readDeviceList(kept([{ ...list[0], recipe: elsewhere }]));
    expect(read?.recipe).toEqual({ ...soup, hrefs: {}, picture: null });
    expect(readDeviceList(kept([{ ...list[0], amount: -1 }]))[0]?.amount).toBeNull();
    expect(readDeviceList(kept([{ ...list[0], good: { ...onion, aisle: "moon" } }]))).toEqual([]);
  });

  test("whatever is read, the server takes", () => {
    const odd = [
      { ...list[1], id: "------------------------------------" },
      { ...list[1], text: "   " },
      { ...list[1], id: crypto.randomUUID(), text: ` ${"x".repeat(199)} y ` },
      { ...list[0], amount: 99_999.5, unit: "ell", good: { ...onion, names: longNames() } },
    ];
    const read = readDeviceList(kept(odd));
    expect(read).toHaveLength(2);
    expect(changeInput.safeParse(toInput({ act: "add", entries: read }, "de")).error).toBeUndefined();
  });

  test("no more than fits", () => {
    const many = Array.from({ length: limits.items + 20 }, (_, n) => entry({ text: `Ding ${n}` }));
    expect(readDeviceList(kept(many))).toHaveLength(limits.items);
    expect(readDeviceList(kept([entry({ text: "x".repeat(900) })]))[0]?.text).toHaveLength(limits.text);
  });
});

function longNames() {
  const long = "x".repeat(300);
  return { de: { one: long, many: long }, en: { one: long, many: long } };
}
