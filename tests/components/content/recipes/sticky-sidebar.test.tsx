import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { StickySidebar } from "#components/content/recipes/sticky-sidebar.tsx";

afterEach(() => {
  cleanup();
  style.remove();
  vi.restoreAllMocks();
});

const style = document.createElement("style");

/** A sidebar of this height, 100 pixels below the top of a window of 768. */
function show(height: number, css = ".sidebar { top: 100px }") {
  const measure = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(height);
  style.textContent = css;
  document.head.append(style);
  const { container } = render(<StickySidebar>Zutaten</StickySidebar>);
  const readTop = () => container.querySelector<HTMLElement>(".sidebar")?.style.getPropertyValue("--sidebar-top");
  return { measure, readTop };
}

test("stands still from its top while the window shows all of it, otherwise from its end", () => {
  const { measure, readTop } = show(652);
  expect(readTop()).toBe("");
  measure.mockReturnValue(1000);
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(readTop()).toBe("-248px");
  measure.mockReturnValue(300);
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(readTop()).toBe("");
});

test("does not stand still where it is above the steps", () => {
  expect(show(3000, "").readTop()).toBe("");
});
