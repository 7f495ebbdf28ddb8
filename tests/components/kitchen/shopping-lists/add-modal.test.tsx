import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AddModal } from "#components/kitchen/shopping-lists/add-modal.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import type { AddModalContent } from "#lib/kitchen/shopping-lists/addable-recipe.ts";
import { changeDeviceList, deviceStore } from "#lib/kitchen/shopping-lists/device-store.ts";
import { limits } from "#lib/kitchen/shopping-lists/limits.ts";
import { chooseServings } from "#lib/platform/browser/chosen-servings.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import { onion, shoppingItem, soup } from "#tests/lib/kitchen/shopping-lists/fixtures.ts";
import { addMessages, units } from "./messages.ts";

const changeListAction = vi.hoisted(() => vi.fn());
const push = vi.hoisted(() => vi.fn());
const callApi = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  usePathname: () => "/de",
  useRouter: () => ({ push }),
}));
vi.mock("#lib/kitchen/shopping-lists/actions.ts", () => ({ changeListAction }));
vi.mock("#lib/platform/browser/api-client.ts", async (original) => ({ ...(await original<object>()), callApi }));

const salt = {
  ...onion,
  id: "55555555-5555-4555-8555-555555555555",
  names: { de: { one: "Salz", many: "Salz" }, en: { one: "salt", many: "salt" } },
};
const content: AddModalContent = {
  messages: addMessages,
  units,
  recipe: soup,
  servings: { amount: 4, type: "portion" },
  ingredients: [
    { ingredient: onion, amount: 2, unit: null, group: 0, isStaple: false },
    { ingredient: salt, amount: null, unit: null, group: 1, isStaple: true },
  ],
};
const button = (name: string) => screen.getByRole("button", { name, hidden: true });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name, hidden: true });
const open = () => {
  const onClose = vi.fn();
  render(<AddModal locale="de" content={content} onClose={onClose} />);
  return onClose;
};

beforeEach(() => {
  document.documentElement.lang = "de";
  localStorage.clear();
  changeDeviceList({ type: "remove", ids: deviceStore.read().map(({ id }) => id) });
  callApi.mockReset().mockResolvedValue({ data: { id: "anna", open_shopping_items: 8 } });
  changeListAction.mockReset().mockResolvedValue({ ok: true, data: undefined });
  for (const { id } of toastStore.read()) dismissToast(id);
  // biome-ignore lint/suspicious/noDocumentCookie: signed out
  document.cookie = "signed-in=; max-age=0";
});
afterEach(cleanup);

test("leaves staples unselected and scales the amounts with the servings", async () => {
  open();
  expect(box(/Salz/).checked).toBe(false);
  expect(box(/2 Zwiebeln/).checked).toBe(true);
  await userEvent.click(button(addMessages.more));
  expect(box(/3 Zwiebeln/)).toBeTruthy();
  await userEvent.click(box(/Salz/));
  await userEvent.click(button(interpolate(addMessages.add, { count: 2 })));
  expect(deviceStore.read()).toMatchObject([
    { ingredient: { id: onion.id }, amount: 2.5, recipe: soup, isTicked: false },
    { ingredient: { id: salt.id }, amount: null },
  ]);
  expect(changeListAction).not.toHaveBeenCalled();
});

test("takes over the servings chosen on the page, also those of a part", async () => {
  chooseServings(soup.id, { amount: 6, parts: { 0: 2 } });
  open();
  expect(box(/6 Zwiebeln/)).toBeTruthy();
  chooseServings(soup.id, undefined);
});

test("closes and shows a toast that leads to the list", async () => {
  const onClose = open();
  await userEvent.click(button(addMessages.addOne));
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ text: addMessages.onListOne }]));
  toastStore.read()[0]?.action?.run();
  expect(push).toHaveBeenCalledWith("/de/einkaufszettel");
  document.querySelector("dialog")?.dispatchEvent(new Event("close"));
  expect(onClose).toHaveBeenCalled();
});

test("adds nothing when nothing is selected", async () => {
  open();
  await userEvent.click(box(/Zwiebel/));
  await userEvent.click(button(addMessages.addNone));
  expect(deviceStore.read()).toEqual([]);
});

test("adds to the account of a signed-in user and shows an error when that fails", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: marks the browser as signed in
  document.cookie = "signed-in=1";
  changeListAction.mockResolvedValueOnce({ ok: false, code: "limit", errors: {} });
  open();
  await userEvent.click(button(addMessages.addOne));
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "error", text: addMessages.full }]));
  await userEvent.click(button(addMessages.addOne));
  await waitFor(() => expect(changeListAction).toHaveBeenCalledTimes(2));
  const [[first], [second]] = changeListAction.mock.calls as [[object], [object]];
  expect({ ...second, age: 0 }).toEqual({ ...first, age: 0 });
  expect(deviceStore.read()).toEqual([]);
});

test("shows an error when the device list is full", async () => {
  changeDeviceList({ type: "add", items: Array.from({ length: limits.items }, () => shoppingItem({ text: "x" })) });
  open();
  await userEvent.click(button(addMessages.addOne));
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "error", text: addMessages.full }]));
  expect(deviceStore.read()).toHaveLength(limits.items);
});
