import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AddModal } from "#components/shopping-lists/add-modal.tsx";
import { dropToast, toastStore } from "#components/ui/toast.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import type { AddWindow } from "#lib/shopping-lists/add-window.ts";
import { changeDeviceList, deviceStore } from "#lib/shopping-lists/device-store.ts";
import { limits } from "#lib/shopping-lists/entry.ts";
import { entry, onion, soup } from "#tests/lib/shopping-lists/entries.ts";
import { addWords, units } from "./words.ts";

const changeListAction = vi.hoisted(() => vi.fn());
const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ usePathname: () => "/de", useRouter: () => ({ push }) }));
vi.mock("#lib/shopping-lists/actions.ts", () => ({ changeListAction }));

const salt = {
  ...onion,
  id: "55555555-5555-4555-8555-555555555555",
  names: { de: { one: "Salz", many: "Salz" }, en: { one: "salt", many: "salt" } },
};
const given: AddWindow = {
  words: addWords,
  icons: { close: [], plus: [], minus: [] },
  units,
  listHref: "/de/einkaufszettel",
  recipe: soup,
  servings: { amount: 4, type: "portion" },
  wanted: [
    { good: onion, amount: 2, unit: null, isStaple: false },
    { good: salt, amount: null, unit: null, isStaple: true },
  ],
};
const button = (name: string) => screen.getByRole("button", { name, hidden: true });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name, hidden: true });
const open = () => {
  const onClose = vi.fn();
  render(<AddModal given={given} onClose={onClose} />);
  return onClose;
};

beforeEach(() => {
  document.documentElement.lang = "de";
  localStorage.clear();
  changeDeviceList({ act: "remove", ids: deviceStore.read().map(({ id }) => id) });
  changeListAction.mockReset().mockResolvedValue("done");
  for (const { id } of toastStore.read()) dropToast(id);
  // biome-ignore lint/suspicious/noDocumentCookie: signed out
  document.cookie = "signed-in=; max-age=0";
});
afterEach(cleanup);

test("what is in every kitchen is not ticked; servings change the amounts", async () => {
  open();
  expect(box(/Salz/).checked).toBe(false);
  expect(box(/2 Zwiebeln/).checked).toBe(true);
  await userEvent.click(button(addWords.more));
  expect(box(/3 Zwiebeln/)).toBeTruthy();
  await userEvent.click(box(/Salz/));
  await userEvent.click(button(fillIn(addWords.add, { count: 2 })));
  expect(deviceStore.read()).toMatchObject([
    { good: { id: onion.id }, amount: 2.5, recipe: soup, isTicked: false },
    { good: { id: salt.id }, amount: null },
  ]);
  expect(changeListAction).not.toHaveBeenCalled();
});

test("the message leads to the list, and the window is closed", async () => {
  const onClose = open();
  await userEvent.click(button(addWords.addOne));
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ text: addWords.onListOne }]));
  toastStore.read()[0]?.action?.run();
  expect(push).toHaveBeenCalledWith("/de/einkaufszettel");
  document.querySelector("dialog")?.dispatchEvent(new Event("close"));
  expect(onClose).toHaveBeenCalled();
});

test("nothing chosen is nothing to write down", async () => {
  open();
  await userEvent.click(box(/Zwiebel/));
  await userEvent.click(button(addWords.addNone));
  expect(deviceStore.read()).toEqual([]);
});

test("of somebody who is signed in it goes to the account, and what is refused is told", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint that somebody is signed in
  document.cookie = "signed-in=1";
  changeListAction.mockResolvedValueOnce("full");
  open();
  await userEvent.click(button(addWords.addOne));
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "error", text: addWords.full }]));
  await userEvent.click(button(addWords.addOne));
  await waitFor(() => expect(changeListAction).toHaveBeenCalledTimes(2));
  const [first, second] = changeListAction.mock.calls.map(([form]) => JSON.parse(String(form.get("change"))));
  expect(second).toEqual(first);
  expect(deviceStore.read()).toEqual([]);
});

test("a full device says so", async () => {
  changeDeviceList({ act: "add", entries: Array.from({ length: limits.items }, () => entry({ text: "x" })) });
  open();
  await userEvent.click(button(addWords.addOne));
  await waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "error", text: addWords.full }]));
  expect(deviceStore.read()).toHaveLength(limits.items);
});
