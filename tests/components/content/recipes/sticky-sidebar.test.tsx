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
function show(height: number, css = ".sidebar[data-fits] { top: 100px }") {
  const measure = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(height);
  style.textContent = css;
  document.head.append(style);
  const { container } = render(<StickySidebar>Zutaten</StickySidebar>);
  return { measure, fits: () => container.querySelector(".sidebar")?.hasAttribute("data-fits") };
}

test("sticks while the window shows all of it", () => {
  const { measure, fits } = show(668);
  expect(fits()).toBe(true);
  measure.mockReturnValue(669);
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(fits()).toBe(false);
  measure.mockReturnValue(300);
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(fits()).toBe(true);
});

test("does not stick where it is above the steps", () => {
  expect(show(300, "").fits()).toBe(false);
});
