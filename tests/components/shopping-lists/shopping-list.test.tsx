import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ShoppingList } from "#components/shopping-lists/shopping-list.tsx";
import { dropToast, toastStore } from "#components/ui/toast.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import { changeDeviceList, deviceStore } from "#lib/shopping-lists/device-store.ts";
import type { ShoppingEntry } from "#lib/shopping-lists/entry.ts";
import { wearUnits } from "#lib/units.ts";
import { entry, onion, soup, stew } from "#tests/lib/shopping-lists/entries.ts";
import { deviceWords, units, words } from "./words.ts";

const askApi = vi.hoisted(() => vi.fn());
const changeListAction = vi.hoisted(() => vi.fn());
const reader = vi.hoisted(() => ({ viewer: null as { id: string } | null | undefined }));
vi.mock("next/navigation", () => ({ usePathname: () => "/de", useRouter: () => ({ push() {} }) }));
vi.mock("#lib/ask-api.ts", async (original) => ({ ...(await original<object>()), askApi }));
vi.mock("#lib/shopping-lists/actions.ts", () => ({ changeListAction }));
vi.mock("#components/ui/use-viewer.ts", () => ({ useViewer: () => reader.viewer, refreshViewer: async () => {} }));

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
const open = () =>
  render(
    <ShoppingList
      locale="de"
      units={units}
      words={words}
      deviceWords={deviceWords}
      icons={icons}
      empty={<p>leer</p>}
    />,
  );
const flour: ShoppingEntry["good"] = {
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
const put = (...entries: ShoppingEntry[]) => changeDeviceList({ act: "add", entries });
const sent = () => changeListAction.mock.calls.map(([form]) => JSON.parse(String(form.get("change"))));
const view = ({ good, isTicked, ...rest }: ShoppingEntry) => ({
  ...rest,
  ingredient: good && { id: good.id, aisle: good.aisle, names: good.names, piece_grams: good.pieceGrams },
  ticked: isTicked,
});

beforeEach(() => {
  document.documentElement.lang = "de";
  reader.viewer = null;
  localStorage.clear();
  changeDeviceList({ act: "remove", ids: deviceStore.read().map(({ id }) => id) });
  askApi.mockReset();
  changeListAction.mockReset().mockResolvedValue("done");
  for (const { id } of toastStore.read()) dropToast(id);
  wearUnits("metric");
});
afterEach(cleanup);

describe("on the device", () => {
  test("asks nobody, counts the same things together and says for which recipes", () => {
    put(
      entry({ good: flour, amount: 800, unit: "g", recipe: soup }),
      entry({ good: flour, amount: 0.4, unit: "kg", recipe: stew }),
      entry({ good: onion, amount: 1, recipe: soup }),
    );
    open();
    expect(lines()).toEqual(["1ZwiebelSuppe", "1,2\u00a0kgMehlSuppe, Eintopf"]);
    expect(screen.getByText(words.onDevice)).toBeTruthy();
    expect(askApi).not.toHaveBeenCalled();
    act(() => wearUnits("us"));
    expect(lines()[1]).toContain("lb");
  });

  test("takes what somebody writes, and refuses what is nothing or too long without losing it", async () => {
    open();
    expect(screen.getByText("leer")).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>(words.write);
    await userEvent.type(field, "  6   Eier{Enter}");
    expect(lines()).toEqual(["6 Eier"]);
    expect(field.value).toBe("");
    await userEvent.type(field, "   {Enter}");
    expect(screen.getByRole("alert").textContent).toBe(words.textMissing);
    const long = "x".repeat(201);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(long);
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("alert").textContent).toBe(words.textTooLong);
    expect(field.value).toBe(long);
    expect(lines()).toEqual(["6 Eier"]);
  });

  test("what is ticked goes to the bottom with the focus, and away with a way back", async () => {
    put(entry({ text: "Brot" }), entry({ text: "Milch" }));
    open();
    box(/Brot/).focus();
    await userEvent.keyboard(" ");
    expect(lines()).toEqual(["Milch", "Brot"]);
    expect(document.activeElement).toBe(box(/Brot/));
    await press(words.putAway);
    await waitFor(() => expect(lines()).toEqual(["Milch"]));
    expect(toasts()).toEqual([fillIn(words.removed, { name: "Brot" })]);
    undo();
    await waitFor(() => expect(lines()).toEqual(["Milch", "Brot"]));
    expect(box(/Brot/).checked).toBe(true);
  });

  test("another amount is shared among the recipes it is for", async () => {
    put(
      entry({ good: flour, amount: 300, unit: "g", recipe: soup }),
      entry({ good: flour, amount: 100, unit: "g", recipe: stew }),
    );
    open();
    await press(words.changeAmount);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: fillIn(words.amountOf, { name: "Mehl" }) });
    expect(field.value).toBe("400");
    for (const wrong of ["viel", "0", "-3", "9999999"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${wrong}{Enter}`);
      expect(screen.getByRole("alert").textContent, wrong).toBe(words.amountWrong);
      expect(field.value).toBe(wrong);
    }
    await userEvent.clear(field);
    await userEvent.type(field, "1000{Enter}");
    expect(lines()[0]).toContain("1\u00a0kgMehl");
    expect(deviceStore.read().map(({ amount }) => amount)).toEqual([750, 250]);
  });

  test("is emptied after a question, and comes back", async () => {
    put(entry({ text: "Brot" }), entry({ text: "Milch" }));
    open();
    await press(words.clearConfirm);
    await waitFor(() => expect(screen.getByText("leer")).toBeTruthy());
    expect(toasts()).toEqual([fillIn(words.removedMany, { count: 2 })]);
    undo();
    await waitFor(() => expect(lines()).toEqual(["Brot", "Milch"]));
  });
});

describe("in the account", () => {
  beforeEach(() => {
    reader.viewer = { id: "anna" };
  });

  test("shows a change at once, and takes it back when it is refused", async () => {
    const bread = entry({ text: "Brot" });
    askApi.mockResolvedValue({ data: [view(bread)] });
    let answer = (_: string) => {};
    changeListAction.mockReturnValueOnce(new Promise((done) => (answer = done)));
    open();
    await waitFor(() => expect(lines()).toEqual(["Brot"]));
    await userEvent.click(box(/Brot/));
    expect(box(/Brot/).checked).toBe(true);
    expect(sent()).toEqual([{ act: "change", items: [{ id: bread.id, ticked: true }] }]);
    await act(async () => answer("missing"));
    expect(box(/Brot/).checked).toBe(false);
    expect(toasts()).toEqual([words.failed]);
  });

  test("what does not fit stays in the field", async () => {
    askApi.mockResolvedValue({ data: [] });
    changeListAction.mockResolvedValue("full");
    open();
    await screen.findByText("leer");
    const field = screen.getByLabelText<HTMLInputElement>(words.write);
    await userEvent.type(field, "Brot{Enter}");
    await waitFor(() => expect(field.value).toBe("Brot"));
    expect(toasts()).toEqual([words.full]);
  });

  test("without an answer there is a way to ask again", async () => {
    askApi
      .mockRejectedValueOnce(new Error("Request error"))
      .mockResolvedValue({ data: [view(entry({ text: "Brot" }))] });
    open();
    expect((await screen.findByRole("alert")).textContent).toContain(words.notLoaded);
    await press(words.retry);
    await waitFor(() => expect(lines()).toEqual(["Brot"]));
  });

  test("what lies on the device is taken over once, with its ids, and leaves the device only then", async () => {
    const bread = entry({ text: "Brot" });
    put(bread, entry({ good: onion, amount: 2, recipe: soup }));
    askApi.mockResolvedValue({ data: [] });
    open();
    await screen.findByText(deviceWords.text, { exact: false });
    changeListAction.mockResolvedValueOnce("full");
    await press(deviceWords.adopt);
    await waitFor(() => expect(toasts()).toEqual([deviceWords.full]));
    expect(deviceStore.read()).toHaveLength(2);
    await press(deviceWords.adopt);
    await waitFor(() => expect(deviceStore.read()).toEqual([]));
    expect(sent()[1].items).toMatchObject([
      { id: bread.id, text: "Brot" },
      { ingredient: onion.id, text: "Zwiebel", amount: 2, recipe: soup.id },
    ]);
    expect(lines()).toEqual(["2ZwiebelnSuppe", "Brot"]);
    expect(screen.queryByText(deviceWords.text, { exact: false })).toBeNull();
  });

  test("a session that has ended keeps what was written on the device", async () => {
    askApi.mockResolvedValue({ data: [] });
    changeListAction.mockResolvedValue("nobody");
    open();
    await screen.findByText("leer");
    await userEvent.type(screen.getByLabelText(words.write), "Brot{Enter}");
    await waitFor(() => expect(deviceStore.read()).toMatchObject([{ text: "Brot" }]));
  });

  test("the recipes it is for are linked in the language of the page", async () => {
    askApi.mockResolvedValue({ data: [view(entry({ good: onion, amount: 2, recipe: soup }))] });
    open();
    const aside = await screen.findByRole("complementary", { name: words.cook });
    expect(within(aside).getByRole("link", { name: "Suppe" }).getAttribute("href")).toBe("/de/rezepte/suppe");
  });
});
