import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeptPageList } from "#components/platform/offline/kept-page-list.tsx";
import { StorageUse } from "#components/platform/offline/storage-use.tsx";

const device = vi.hoisted(() => ({
  kept: { pages: [] as unknown[], bytes: 0 },
  clear: vi.fn<() => Promise<void>>(),
}));

vi.mock("#lib/platform/offline/device/kept-pages.ts", () => ({
  listKeptPages: async () => device.kept,
  clearKeptPages: device.clear,
}));

const texts = {
  one: "Ein Rezept",
  many: "{count} Rezepte",
  used: "{recipes}, {used} von höchstens {quota}",
  clear: "Löschen",
  cleared: "Nichts gespeichert",
};

const toPage = (name: string, isSaved: boolean, kind = "recipe") => ({
  address: `/de/rezepte/${name}`,
  title: name,
  kind,
  picture: null,
  isSaved,
});

beforeEach(() => {
  Object.defineProperty(navigator, "serviceWorker", { value: {}, configurable: true });
  vi.stubGlobal("caches", {});
  device.kept = { pages: [toPage("suppe", false), toPage("brot", true)], bytes: 12_400_000 };
  device.clear.mockImplementation(async () => {
    device.kept = { pages: [], bytes: 0 };
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("shows the space used and, once cleared, that there is nothing", async () => {
  render(<StorageUse locale="de" texts={texts} />);
  expect((await screen.findByText(/^2 Rezepte, 12,4/)).textContent).toMatch(/12,4\sMB von höchstens 50\sMB/);
  fireEvent.click(screen.getByRole("button", { name: "Löschen" }));
  expect(await screen.findByText("Nichts gespeichert")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("counts one recipe in the singular", async () => {
  device.kept = { pages: [toPage("suppe", false), toPage("ergebnis", false, "result")], bytes: 500_000 };
  render(<StorageUse locale="de" texts={texts} />);
  expect(await screen.findByText(/^Ein Rezept, 0,5/)).toBeDefined();
});

test("the list shows saved recipes apart, and follows the clearing", async () => {
  const titles = { saved: "Gespeichert", seen: "Gesehen", results: "Ergebnisse" };
  render(
    <>
      <KeptPageList locale="de" titles={titles} empty={<p>Noch keine</p>} />
      <StorageUse locale="de" texts={texts} />
    </>,
  );
  const saved = await screen.findByRole("region", { name: "Gespeichert" });
  expect(saved.querySelector("a")?.getAttribute("href")).toBe("/de/rezepte/brot");
  expect(screen.getByRole("region", { name: "Gesehen" }).textContent).toContain("suppe");
  expect(screen.queryByRole("region", { name: "Ergebnisse" })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Löschen" }));
  expect(await screen.findByText("Noch keine")).toBeDefined();
});

test("a browser without a service worker keeps nothing", async () => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  render(<StorageUse locale="de" texts={texts} />);
  expect(await screen.findByText(/^0 Rezepte, 0/)).toBeDefined();
});
