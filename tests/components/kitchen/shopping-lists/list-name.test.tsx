import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ListName } from "#components/kitchen/shopping-lists/list-name.tsx";
import { changeDeviceList, deviceStore } from "#lib/kitchen/shopping-lists/device-store.ts";
import { deviceListKey, setAccountCount, setMergedCount } from "#lib/kitchen/shopping-lists/open-count.ts";
import { onion, shoppingItem, soup, stew } from "#tests/lib/kitchen/shopping-lists/fixtures.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; open_shopping_items: number } | null | undefined }));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: () => session.user }));

const open = () =>
  render(
    <a href="/de/einkaufszettel">
      <ListName messages={{ label: "Einkaufszettel", one: "ein Eintrag", many: "{count} Einträge" }} />
    </a>,
  );
const name = () => screen.getByRole("link").textContent;

beforeEach(() => {
  session.user = null;
  localStorage.clear();
  changeDeviceList({ type: "remove", ids: deviceStore.read().map(({ id }) => id) });
});
afterEach(cleanup);

test("follows the device list when signed out", () => {
  open();
  expect(name()).toBe("Einkaufszettel");
  const bread = shoppingItem({ text: "Brot" });
  act(() => void changeDeviceList({ type: "add", items: [bread] }));
  expect(name()).toBe("Einkaufszettel, ein Eintrag1");
  const onions = [soup, stew].map((recipe) => shoppingItem({ ingredient: onion, amount: 1, recipe }));
  act(() => void changeDeviceList({ type: "add", items: onions }));
  expect(name()).toBe("Einkaufszettel, 2 Einträge2");
  act(() => void changeDeviceList({ type: "change", items: [{ id: bread.id, isTicked: true }] }));
  expect(name()).toBe("Einkaufszettel, ein Eintrag1");
});

test("shows at most 99+, and the whole number to screen readers", () => {
  const items = Array.from({ length: 120 }, (_, n) => shoppingItem({ text: `Ding ${n}` }));
  changeDeviceList({ type: "add", items });
  open();
  expect(name()).toBe("Einkaufszettel, 120 Einträge99+");
});

test("shows the number of the session, then that of the page with the list", () => {
  changeDeviceList({ type: "add", items: [shoppingItem({ text: "Brot" })] });
  session.user = { id: "anna", open_shopping_items: 7 };
  open();
  expect(name()).toBe("Einkaufszettel, 7 Einträge7");
  act(() => setAccountCount("anna", 3));
  expect(name()).toBe("Einkaufszettel, 3 Einträge3");
  act(() => setAccountCount("berta", 9));
  expect(name()).toBe("Einkaufszettel, 7 Einträge7");
});

test("leaves out entries that stand in a row with others", () => {
  const items = ["2 Zwiebeln", "Brot"].map((text) => shoppingItem({ text }));
  changeDeviceList({ type: "add", items: [shoppingItem({ ingredient: onion, amount: 1, recipe: soup }), ...items] });
  open();
  expect(name()).toBe("Einkaufszettel, 3 Einträge3");
  act(() => setMergedCount(1));
  expect(name()).toBe("Einkaufszettel, 2 Einträge2");
  act(() => setMergedCount(7));
  expect(name()).toBe("Einkaufszettel, ein Eintrag1");
});

test("shows nothing while the session is unknown, and ignores what is no list", () => {
  session.user = undefined;
  changeDeviceList({ type: "add", items: [shoppingItem({ text: "Brot" })] });
  open();
  expect(name()).toBe("Einkaufszettel");
  cleanup();
  session.user = null;
  for (const invalid of ["{", "null", "[]", '{"entries":[null]}', '{"entries":7}']) {
    localStorage.setItem(deviceListKey, invalid);
    open();
    expect(name(), invalid).toBe("Einkaufszettel");
    cleanup();
  }
});
