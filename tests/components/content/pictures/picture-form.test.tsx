import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PictureForm } from "#components/content/pictures/picture-form.tsx";
import { savePictureAction } from "#lib/content/pictures/actions.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/content/pictures/actions.ts", () => ({ savePictureAction: vi.fn() }));
vi.mock("next/navigation", () => ({ unstable_rethrow() {}, useRouter: () => ({ refresh() {} }) }));

const noCrops = { cropCard: "", cropWide: "", cropPortrait: "", cropSquare: "", cropShare: "" };
const initial = { altDe: "Suppe", altEn: "", creditDe: "", creditEn: "", focalX: "50", focalY: "50", ...noCrops };
const picture = { id: "a", version: 3, src: "/images/a", width: 1200, height: 800 };

afterEach(cleanup);
beforeEach(() => {
  vi.mocked(savePictureAction).mockReset();
  render(
    <IntlProvider>
      <PictureForm picture={picture} initial={initial} locale="de" errorIcon={null} />
    </IntlProvider>,
  );
});

const marker = () => screen.getByRole("button", { name: /^Fokuspunkt:/ });
const values = () =>
  ["Von links (%)", "Von oben (%)"].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);
const positions = () =>
  [...document.querySelectorAll("li img")].map((image) => (image as HTMLElement).style.objectPosition);

test("arrow keys move the focal point within the picture, with Shift in larger steps", () => {
  fireEvent.keyDown(marker(), { key: "ArrowRight" });
  fireEvent.keyDown(marker(), { key: "ArrowUp", shiftKey: true });
  expect(values()).toEqual(["51", "40"]);
  expect(marker().getAttribute("aria-label")).toContain("51 % von links, 40 % von oben");
  for (let count = 0; count < 7; count++) fireEvent.keyDown(marker(), { key: "ArrowUp", shiftKey: true });
  expect(values()).toEqual(["51", "0"]);
  fireEvent.keyDown(marker(), { key: "Tab" });
  expect(values()).toEqual(["51", "0"]);
});

test("a press in the picture sets the focal point, and every preview follows it", () => {
  const area = marker().parentElement as HTMLElement;
  area.setPointerCapture = () => {};
  area.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  fireEvent.pointerDown(area, { pointerId: 1, clientX: 150, clientY: 130 });
  expect(values()).toEqual(["25", "80"]);
  expect(new Set(positions())).toEqual(new Set(["25% 80%"]));
  expect(positions()).toHaveLength(5);
  fireEvent.click(screen.getByRole("button", { name: "Auf die Mitte setzen" }));
  expect(values()).toEqual(["50", "50"]);
});

test("a format gets a crop of its own, which the focal point no longer moves, and gives it back", () => {
  const crop = () => document.querySelector<HTMLInputElement>("input[name=cropSquare]")?.value;
  const opener = screen.getByRole("button", { name: "Zuschneiden: Quadrat" });
  fireEvent.click(opener);
  fireEvent.change(screen.getByLabelText("Nach links oder rechts"), { target: { value: "10" } });
  fireEvent.click(screen.getByRole("button", { name: "Abbrechen" }));
  expect([crop(), document.activeElement]).toEqual(["", opener]);
  fireEvent.click(opener);
  fireEvent.change(screen.getByLabelText("Nach links oder rechts"), { target: { value: "10" } });
  fireEvent.click(screen.getByRole("button", { name: "Übernehmen" }));
  expect([crop(), document.activeElement]).toEqual(["10 0 800", opener]);
  expect(screen.getByText("Eigener Ausschnitt")).toBeTruthy();
  fireEvent.keyDown(marker(), { key: "ArrowRight" });
  expect([...new Set(positions())].toSorted()).toEqual(["", "51% 50%"]);
  fireEvent.click(screen.getByRole("button", { name: "Auf den Fokuspunkt zurücksetzen: Quadrat" }));
  expect(crop()).toBe("");
  expect(screen.queryByText("Eigener Ausschnitt")).toBeNull();
});

test("what is no percentage stays in the field while previews show the middle", () => {
  fireEvent.change(screen.getByLabelText("Von links (%)"), { target: { value: "300" } });
  expect(values()).toEqual(["300", "50"]);
  expect(new Set(positions())).toEqual(new Set(["50% 50%"]));
});

test("a mistake is named at its field, and what was typed stays", async () => {
  vi.mocked(savePictureAction).mockImplementation(async (_before, form) => ({
    status: "invalid",
    errors: { altDe: "conflict" },
    values: { ...initial, altEn: String(form.get("altEn")) },
  }));
  fireEvent.change(screen.getByLabelText("Alternativtext (Englisch)"), { target: { value: "Soup" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Speichern" })));
  const [, form] = vi.mocked(savePictureAction).mock.calls[0] ?? [];
  expect(Object.fromEntries(form ?? [])).toMatchObject({ id: "a", version: "3", altEn: "Soup", focalX: "50" });
  expect(screen.getAllByText(/von einer anderen Person geändert/).length).toBeGreaterThan(0);
  expect((screen.getByLabelText("Alternativtext (Englisch)") as HTMLTextAreaElement).value).toBe("Soup");
});
