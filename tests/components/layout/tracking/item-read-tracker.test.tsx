import { cleanup, render } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ItemReadTracker } from "#components/layout/tracking/item-read-tracker.tsx";

vi.mock("next/navigation", () => ({ usePathname: vi.fn() }));

let visibility: DocumentVisibilityState;
beforeEach(() => {
  window.tischlein = [];
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

/** A page with or without an item. */
function arriveAt(path: string, id?: string) {
  document.querySelector("main")?.remove();
  document.body.insertAdjacentHTML("beforeend", `<main>${id ? `<article data-read="${id}"></article>` : ""}</main>`);
  vi.mocked(usePathname).mockReturnValue(path);
  return <ItemReadTracker />;
}

test("a recipe is read once per page", () => {
  const { rerender } = render(arriveAt("/de/rezepte/suppe", "soup"));
  rerender(arriveAt("/de/rezepte/suppe", "soup"));
  rerender(arriveAt("/de/rezepte"));
  rerender(arriveAt("/de/stories/brot", "bread"));
  expect(window.tischlein).toEqual([
    { event: "item read", id: "soup" },
    { event: "item read", id: "bread" },
  ]);
});

test("a page in another tab is read when it shows", () => {
  visibility = "hidden";
  render(arriveAt("/de/rezepte/suppe", "soup"));
  expect(window.tischlein).toEqual([]);
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(window.tischlein).toEqual([{ event: "item read", id: "soup" }]);
});
