import { expect, test } from "vitest";
import { parseDeviceList, serializeDeviceList } from "#lib/kitchen/shopping-lists/device-list.ts";
import { fromApiItem, toApiItem } from "#lib/kitchen/shopping-lists/serialization.ts";
import type { UsListing } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { onion, shoppingItem } from "./fixtures.ts";

const us: UsListing = { density: 0.507, form: "cups", names: { en: { one: "flour", many: "flour" } } };
const item = shoppingItem({ ingredient: { ...onion, us }, amount: 240, unit: "g" });
const recognize = () => {
  throw new Error("an ingredient is not read from its text");
};

test("a list keeps how US recipes measure its ingredients, on the device and in the API", () => {
  expect(parseDeviceList(serializeDeviceList([item]))).toEqual([item]);
  expect(fromApiItem(toApiItem(item, recognize))).toEqual(item);
});

test("a stored list without it, or with something else in its place, is read as well", () => {
  const older = shoppingItem({ ingredient: onion, amount: 1 });
  expect(parseDeviceList(serializeDeviceList([older]))).toEqual([older]);
  const invalid = { density: -1, form: "bucket", names: { en: { one: 1 }, fr: us.names.en } } as unknown as UsListing;
  const [read] = parseDeviceList(serializeDeviceList([{ ...item, ingredient: { ...onion, us: invalid } }]));
  expect(read?.ingredient?.us).toEqual({ density: null, form: null, names: {} });
});
