import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addPendingChange, pendingChangesKey } from "#components/kitchen/shopping-lists/pending-changes.ts";
import { ShoppingList } from "#components/kitchen/shopping-lists/shopping-list.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { saveAccountCopy } from "#lib/kitchen/shopping-lists/account-copy.ts";
import { changeDeviceList, deviceStore } from "#lib/kitchen/shopping-lists/device-store.ts";
import type { ListChange } from "#lib/kitchen/shopping-lists/list-change.ts";
import { openCountStore } from "#lib/kitchen/shopping-lists/open-count.ts";
import type { ShoppingItem } from "#lib/kitchen/shopping-lists/shopping-item.ts";
import { sessionFailure } from "#lib/platform/browser/session-store.ts";
import { applyUnits } from "#lib/platform/browser/units.ts";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import messages from "#messages/de.json";
import { onion, shoppingItem, soup, stew } from "#tests/lib/kitchen/shopping-lists/fixtures.ts";
import { deviceMessages, pageMessages, units } from "./messages.ts";

const callApi = vi.hoisted(() => vi.fn());
const changeListAction = vi.hoisted(() => vi.fn());
const session = vi.hoisted(() => ({
  user: null as { id: string } | null | undefined,
  refresh: vi.fn(async () => {}),
}));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  usePathname: () => "/de",
  useRouter: () => ({ push() {} }),
}));
vi.mock("#lib/platform/browser/api-client.ts", async (original) => ({ ...(await original<object>()), callApi }));
vi.mock("#lib/kitchen/shopping-lists/actions.ts", () => ({ changeListAction }));
vi.mock("#lib/platform/browser/session-store.ts", async (original) => ({
  ...(await original<object>()),
  sessionStore: { subscribe: () => () => {}, read: () => session.user, readOnServer: () => undefined },
  refreshSession: session.refresh,
}));

const vocabulary = { ingredients: [{ ...onion, synonyms: [] }], aisleWords: {} };
const icon = null;
const icons = {
  share: icon,
  copy: icon,
  printer: icon,
  plus: icon,
  more: icon,
  pencil: icon,
  x: icon,
  error: icon,
  close: icon,
};
const page = () => (
  <NextIntlClientProvider locale="de" messages={messages}>
    <ShoppingList units={units} vocabulary={vocabulary} icons={icons} empty={<p>leer</p>} />
  </NextIntlClientProvider>
);
const open = () => render(page());
const flour: ShoppingItem["ingredient"] = {
  ...onion,
  id: "44444444-4444-4444-8444-444444444444",
  aisle: "baking",
  names: { de: { one: "Mehl", many: "Mehl" }, en: { one: "flour", many: "flour" } },
};
const lines = () => [...document.querySelectorAll("[data-line] label")].map(({ textContent }) => textContent);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const toasts = () => toastStore.read().map(({ text }) => text);
const undo = () => act(() => toastStore.read().at(-1)?.action?.run());
const press = (name: string) => userEvent.click(screen.getByRole("button", { name, hidden: true }));
const addToDevice = (...items: ShoppingItem[]) => changeDeviceList({ type: "add", items });
const sentChanges = () => changeListAction.mock.calls.map(([{ age: _, ...input }]) => input);
const pending = (): { change: ListChange }[] => JSON.parse(localStorage.getItem(pendingChangesKey) ?? "[]");
const done = { ok: true, data: undefined };
const failure = (code: string) => ({ ok: false, code, errors: {} });
const toApiItem = ({ ingredient, isTicked, ...rest }: ShoppingItem) => ({
  ...rest,
  ingredient: ingredient && {
    id: ingredient.id,
    aisle: ingredient.aisle,
    names: ingredient.names,
    piece_grams: ingredient.pieceGrams,
  },
  ticked: isTicked,
});

beforeEach(() => {
  document.documentElement.lang = "de";
  session.user = null;
  localStorage.clear();
  sessionStorage.clear();
  changeDeviceList({ type: "remove", ids: deviceStore.read().map(({ id }) => id) });
  callApi.mockReset();
  changeListAction.mockReset().mockResolvedValue(done);
  for (const { id } of toastStore.read()) dismissToast(id);
  applyUnits("metric");
});
afterEach(cleanup);

/** Where the list is, and where an added entry has gone to. */
const location = () => screen.getAllByRole("status").at(0)?.textContent;
const announcement = () => screen.getAllByRole("status").at(-1)?.textContent;

describe("on the device", () => {
  test("merges the same ingredient, names the recipes and requests nothing", () => {
    addToDevice(
      shoppingItem({ ingredient: flour, amount: 800, unit: "g", recipe: soup }),
      shoppingItem({ ingredient: flour, amount: 0.4, unit: "kg", recipe: stew }),
      shoppingItem({ ingredient: onion, amount: 1, recipe: soup }),
    );
    open();
    expect(lines()).toEqual(["1ZwiebelSuppe", "1,2\u00a0kgMehlSuppe, Eintopf"]);
    expect(screen.getByText(pageMessages.onDevice)).toBeTruthy();
    expect(callApi).not.toHaveBeenCalled();
    act(() => applyUnits("us"));
    expect(lines()[1]).toContain("lb");
  });

  test("adds free text, and rejects empty or long text without losing it", async () => {
    open();
    expect(screen.getByText("leer")).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>(pageMessages.write);
    await userEvent.type(field, "  6   Eier{Enter}");
    expect(lines()).toEqual(["6Eier"]);
    expect(deviceStore.read()).toMatchObject([{ text: "6 Eier" }]);
    expect(field.value).toBe("");
    await userEvent.type(field, "   {Enter}");
    expect(screen.getByRole("alert").textContent).toBe(pageMessages.textMissing);
    const long = "x".repeat(201);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(long);
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("alert").textContent).toBe(pageMessages.textTooLong);
    expect(field.value).toBe(long);
    expect(lines()).toEqual(["6Eier"]);
  });

  test("adds an own entry to the row of the recipes, shows where, and keeps its words", async () => {
    addToDevice(shoppingItem({ ingredient: onion, amount: 2, recipe: soup }), shoppingItem({ ingredient: flour }));
    open();
    await userEvent.type(screen.getByLabelText(pageMessages.write), "3 onions{Enter}");
    expect(lines()).toEqual([`5ZwiebelnSuppe, ${pageMessages.own}`, "Mehl"]);
    const aisle = pageMessages.aisles.produce;
    expect(announcement()).toBe(interpolate(pageMessages.added, { name: "5 Zwiebeln", aisle }));
    expect(openCountStore.readMerged()).toBe(1);
    expect(document.querySelector("[data-added] label")?.textContent).toContain("Zwiebeln");
    await press(pageMessages.changeText);
    const own = screen.getByRole<HTMLInputElement>("textbox", { name: pageMessages.textOf });
    expect(own.value).toBe("3 onions");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: pageMessages.amountOfRecipes }).value).toBe("2");
    await userEvent.clear(own);
    await userEvent.type(own, "4 Zwiebeln{Enter}");
    expect(lines()[0]).toContain("6Zwiebeln");
    expect(deviceStore.read().map(({ text }) => text)).toEqual(["", "", "4 Zwiebeln"]);
    await userEvent.type(screen.getByLabelText(pageMessages.write), "Seife{Enter}");
    expect(announcement()).toContain(pageMessages.aisles.own);
    expect(document.querySelectorAll("[data-added]")).toHaveLength(1);
  });

  test("moves a ticked row with the focus, and can undo its removal", async () => {
    addToDevice(shoppingItem({ text: "Brot" }), shoppingItem({ text: "Milch" }));
    open();
    box(/Brot/).focus();
    await userEvent.keyboard(" ");
    expect(lines()).toEqual(["Milch", "Brot"]);
    expect(document.activeElement).toBe(box(/Brot/));
    await press(pageMessages.putAway);
    await waitFor(() => expect(lines()).toEqual(["Milch"]));
    expect(toasts()).toEqual([interpolate(pageMessages.removed, { name: "Brot" })]);
    undo();
    await waitFor(() => expect(lines()).toEqual(["Milch", "Brot"]));
    expect(box(/Brot/).checked).toBe(true);
  });

  test("distributes a new amount among the recipes", async () => {
    addToDevice(
      shoppingItem({ ingredient: flour, amount: 300, unit: "g", recipe: soup }),
      shoppingItem({ ingredient: flour, amount: 100, unit: "g", recipe: stew }),
    );
    open();
    await press(pageMessages.changeAmount);
    const field = screen.getByRole<HTMLInputElement>("textbox", {
      name: interpolate(pageMessages.amountOf, { name: "Mehl" }),
    });
    expect(field.value).toBe("400");
    for (const wrong of ["viel", "0", "-3", "9999999"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${wrong}{Enter}`);
      expect(screen.getByRole("alert").textContent, wrong).toBe(pageMessages.amountWrong);
      expect(field.value).toBe(wrong);
    }
    await userEvent.clear(field);
    await userEvent.type(field, "1000{Enter}");
    expect(lines()[0]).toContain("1\u00a0kgMehl");
    expect(deviceStore.read().map(({ amount }) => amount)).toEqual([750, 250]);
  });

  test("asks before it removes all items, and can undo it", async () => {
    addToDevice(shoppingItem({ text: "Brot" }), shoppingItem({ text: "Milch" }));
    open();
    await press(pageMessages.clearConfirm);
    await waitFor(() => expect(screen.getByText("leer")).toBeTruthy());
    expect(toasts()).toEqual([interpolate(pageMessages.removedMany, { count: 2 })]);
    undo();
    await waitFor(() => expect(lines()).toEqual(["Brot", "Milch"]));
  });
});

describe("in the account", () => {
  beforeEach(() => {
    session.user = { id: "anna" };
  });

  test("shows a change at once and reverts it when it fails", async () => {
    const bread = shoppingItem({ text: "Brot" });
    callApi.mockResolvedValue({ data: [toApiItem(bread)] });
    let answer = (_: object) => {};
    changeListAction.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    open();
    await waitFor(() => expect(lines()).toEqual(["Brot"]));
    await userEvent.click(box(/Brot/));
    expect(box(/Brot/).checked).toBe(true);
    expect(sentChanges()).toEqual([{ type: "change", items: [{ id: bread.id, ticked: true }] }]);
    await act(async () => answer(failure("invalid")));
    expect(box(/Brot/).checked).toBe(false);
    expect(toasts()).toEqual([pageMessages.failed]);
  });

  test("returns text to the field when the list is full", async () => {
    callApi.mockResolvedValue({ data: [] });
    changeListAction.mockResolvedValue(failure("limit"));
    open();
    await screen.findByText("leer");
    const field = screen.getByLabelText<HTMLInputElement>(pageMessages.write);
    await userEvent.type(field, "Brot{Enter}");
    await waitFor(() => expect(field.value).toBe("Brot"));
    expect(toasts()).toEqual([pageMessages.full]);
  });

  test("offers to retry when the list cannot be loaded", async () => {
    callApi
      .mockRejectedValueOnce(new Error("Request error"))
      .mockResolvedValue({ data: [toApiItem(shoppingItem({ text: "Brot" }))] });
    open();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(pageMessages.notLoaded));
    await press(pageMessages.retry);
    await waitFor(() => expect(lines()).toEqual(["Brot"]));
  });

  test("imports the device list once, with its ids, and then clears it", async () => {
    const bread = shoppingItem({ text: "Brot" });
    addToDevice(bread, shoppingItem({ ingredient: onion, amount: 2, recipe: soup }));
    callApi.mockResolvedValue({ data: [] });
    open();
    await screen.findByText(deviceMessages.text, { exact: false });
    changeListAction.mockResolvedValueOnce(failure("limit"));
    await press(deviceMessages.adopt);
    await waitFor(() => expect(toasts()).toEqual([deviceMessages.full]));
    expect(deviceStore.read()).toHaveLength(2);
    await press(deviceMessages.adopt);
    await waitFor(() => expect(deviceStore.read()).toEqual([]));
    expect(sentChanges()[1].items).toMatchObject([
      { id: bread.id, text: "Brot" },
      { ingredient: onion.id, text: "Zwiebel", amount: 2, recipe: soup.id },
    ]);
    await waitFor(() => expect(lines()).toEqual(["2ZwiebelnSuppe", "Brot"]));
    expect(screen.queryByText(deviceMessages.text, { exact: false })).toBeNull();
  });

  test("an item added before it is known who is signed in belongs to the account", async () => {
    session.user = undefined;
    callApi.mockResolvedValue({ data: [toApiItem(shoppingItem({ text: "Brot" }))] });
    const { rerender } = open();
    await userEvent.type(screen.getByLabelText(pageMessages.write), "Brot{Enter}");
    await waitFor(() => expect(sentChanges()).toMatchObject([{ type: "add", items: [{ text: "Brot" }] }]));
    expect(deviceStore.read()).toEqual([]);
    session.user = { id: "anna" };
    rerender(page());
    await waitFor(() => expect(lines()).toEqual(["Brot"]));
    expect(screen.queryByText(deviceMessages.text, { exact: false })).toBeNull();
  });

  test("keeps an added item on the device when the session has ended", async () => {
    callApi.mockResolvedValue({ data: [] });
    changeListAction.mockResolvedValue(failure("unauthorized"));
    session.refresh.mockImplementationOnce(async () => {
      session.user = null;
    });
    open();
    await screen.findByText("leer");
    await userEvent.type(screen.getByLabelText(pageMessages.write), "Brot{Enter}");
    await waitFor(() => expect(deviceStore.read()).toMatchObject([{ text: "Brot" }]));
  });

  test("keeps all changes for the next page when a new build makes the page reload", async () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
    const milk = shoppingItem({ text: "Milch" });
    callApi.mockResolvedValue({ data: [toApiItem(milk)] });
    changeListAction.mockRejectedValueOnce(new UnrecognizedActionError("not found"));
    // The reload ends the request of the second change.
    changeListAction.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    open();
    await waitFor(() => expect(lines()).toEqual(["Milch"]));
    await userEvent.type(screen.getByLabelText(pageMessages.write), "Brot{Enter}");
    await userEvent.click(box(/Milch/));
    await waitFor(() => expect(changeListAction).toHaveBeenCalledTimes(2));
    expect(reload).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([]);
    reload.mockRestore();
    expect(pending().map(({ change }) => change.type)).toEqual(["add", "change"]);
    expect(deviceStore.read()).toEqual([]);
  });

  test("delivers what earlier pages of this user have left, in order, before it loads the list", async () => {
    const bread = shoppingItem({ text: "Brot" });
    const entries = [
      { id: "1", change: { type: "add", items: [bread] }, userId: "anna" },
      { id: "2", change: { type: "change", items: [{ id: bread.id, isTicked: true }] } },
    ];
    const stored = entries.map((entry, n) => ({ ...entry, locale: "de", at: Date.now() + n - 2 }));
    localStorage.setItem(pendingChangesKey, JSON.stringify(stored));
    callApi.mockImplementation(async () => ({
      data: changeListAction.mock.calls.length === 2 ? [toApiItem({ ...bread, isTicked: true })] : [],
    }));
    open();
    await waitFor(() => expect(box(/Brot/).checked).toBe(true));
    expect(sentChanges().map(({ type }) => type)).toEqual(["add", "change"]);
    expect(pending()).toEqual([]);
    await act(() => document.dispatchEvent(new Event("visibilitychange")));
    expect(changeListAction).toHaveBeenCalledTimes(2);
  });

  test("keeps what cannot be delivered now, and puts refused items on the device", async () => {
    const bread = shoppingItem({ text: "Brot" });
    const texts = { full: pageMessages.full };
    const entry = { id: "1", change: { type: "add", items: [bread] }, locale: "de", texts, at: Date.now() };
    localStorage.setItem(pendingChangesKey, JSON.stringify([entry]));
    callApi.mockResolvedValue({ data: [] });
    changeListAction.mockResolvedValueOnce(failure("unavailable")).mockResolvedValueOnce(failure("limit"));
    open();
    await waitFor(() => expect(lines()).toEqual(["Brot"]));
    expect(location()).toBe(pageMessages.waiting);
    expect(toasts()).toEqual([]);
    expect(pending()).toHaveLength(1);
    await act(() => window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(deviceStore.read()).toMatchObject([{ text: "Brot" }]));
    expect(pending()).toEqual([]);
    expect(toasts()).toEqual([pageMessages.full]);
    expect(location()).toBe(pageMessages.inAccount);
  });

  test("opens with the list of the last visit and keeps changes without network until they arrive", async () => {
    const [milk, salt] = [shoppingItem({ text: "Milch" }), shoppingItem({ text: "Salz" })];
    saveAccountCopy("anna", [milk, salt]);
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    callApi.mockRejectedValue(new Error("Request error"));
    open();
    expect(lines()).toEqual(["Milch", "Salz"]);
    await userEvent.click(box(/Milch/));
    await userEvent.type(screen.getByLabelText(pageMessages.write), "Brot{Enter}");
    await press(pageMessages.putAway);
    await waitFor(() => expect(lines()).toEqual(["Salz", "Brot"]));
    expect(location()).toBe(pageMessages.waiting);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(changeListAction).not.toHaveBeenCalled();

    // Another device has removed the salt meanwhile.
    callApi.mockImplementation(async () => {
      const [{ items }] = sentChanges().filter(({ type }) => type === "add");
      return { data: [toApiItem(shoppingItem({ id: items[0].id, text: "Brot" }))] };
    });
    isOnline.mockReturnValue(true);
    await act(() => window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(lines()).toEqual(["Brot"]));
    expect(sentChanges().map(({ type }) => type)).toEqual(["change", "add", "remove"]);
    expect(pending()).toEqual([]);
    expect(location()).toBe(pageMessages.inAccount);
    isOnline.mockRestore();
  });

  test("shows what was added without network before the list was ever loaded, but does not count it", async () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    callApi.mockRejectedValue(new Error("Request error"));
    const countBefore = openCountStore.readAccount();
    addPendingChange({ type: "add", items: [shoppingItem({ text: "Brot" })] });
    open();
    await waitFor(() => expect(lines()).toEqual(["Brot"]));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(openCountStore.readAccount()).toBe(countBefore);
    isOnline.mockRestore();
  });

  test("says without network that the list cannot be loaded while the user is unknown", async () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    session.user = undefined;
    const view = open();
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.queryByText(pageMessages.loading)).toBeNull();
    // What is added meanwhile is there.
    await userEvent.type(screen.getByLabelText(pageMessages.write), "Brot{Enter}");
    await waitFor(() => expect(lines()).toEqual(["Brot"]));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(location()).toBe(pageMessages.waiting);

    callApi.mockResolvedValue({ data: [] });
    session.user = { id: "anna" };
    isOnline.mockReturnValue(true);
    view.rerender(page());
    await act(() => window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(pending()).toEqual([]));
    expect(sentChanges()).toMatchObject([{ type: "add", items: [{ text: "Brot" }] }]);
    isOnline.mockRestore();
  });

  test("says with network that the list cannot be loaded while the session cannot be read", async () => {
    session.user = undefined;
    open();
    expect(await screen.findByText(pageMessages.loading)).toBeTruthy();
    vi.spyOn(sessionFailure, "read").mockReturnValue(true);
    cleanup();
    open();
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.queryByText(pageMessages.loading)).toBeNull();
    await press(pageMessages.retry);
    expect(session.refresh).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  test("shows no user the list of another", async () => {
    saveAccountCopy("otto", [shoppingItem({ text: "Milch" })]);
    callApi.mockReturnValue(new Promise(() => {}));
    open();
    expect(await screen.findByText(pageMessages.loading)).toBeTruthy();
    expect(lines()).toEqual([]);
  });

  test("does not take an answer for newer than a change that has arrived meanwhile", async () => {
    const milk = shoppingItem({ text: "Milch" });
    saveAccountCopy("anna", [milk]);
    let answer = (_: object) => {};
    callApi.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    callApi.mockResolvedValue({ data: [toApiItem({ ...milk, isTicked: true })] });
    open();
    await waitFor(() => expect(callApi).toHaveBeenCalledOnce());
    await userEvent.click(box(/Milch/));
    await waitFor(() => expect(pending()).toEqual([]));
    await act(async () => answer({ data: [toApiItem(milk)] }));
    expect(box(/Milch/).checked).toBe(true);
    expect(callApi).toHaveBeenCalledTimes(2);
  });

  test("links the recipes in the language of the page", async () => {
    callApi.mockResolvedValue({ data: [toApiItem(shoppingItem({ ingredient: onion, amount: 2, recipe: soup }))] });
    open();
    const aside = await screen.findByRole("complementary", { name: pageMessages.cook });
    expect(within(aside).getByRole("link", { name: "Suppe" }).getAttribute("href")).toBe("/de/rezepte/suppe");
  });
});
