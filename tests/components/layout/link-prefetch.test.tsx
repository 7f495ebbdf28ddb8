import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { usePathname, useRouter } from "next/navigation";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LinkPrefetch } from "#components/layout/link-prefetch.tsx";

vi.mock("next/navigation", () => ({ usePathname: vi.fn(), useRouter: vi.fn() }));

const prefetch = vi.fn();
const router = { prefetch };

/** Shows every observed element at once. */
class VisibleObserver {
  disconnect = vi.fn();
  private readonly callback: (entries: object[]) => void;
  constructor(callback: (entries: object[]) => void) {
    this.callback = callback;
  }
  observe(target: Element) {
    this.callback([{ isIntersecting: true, target }]);
  }
}

function arriveAt(path: string, state: DocumentReadyState) {
  vi.spyOn(document, "readyState", "get").mockReturnValue(state);
  vi.mocked(usePathname).mockReturnValue(path);
  return (
    <>
      <LinkPrefetch />
      <a key={path} href={`${path}/first`} data-prefetch>
        first
      </a>
      <a href="/de/suche?search=brot">search</a>
      <a href="/de/neu" target="_blank" rel="noopener">
        new tab
      </a>
    </>
  );
}

beforeEach(() => {
  prefetch.mockClear();
  vi.stubGlobal("IntersectionObserver", VisibleObserver);
  vi.mocked(useRouter).mockReturnValue(router as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a marked link is prefetched only after the page has loaded", () => {
  render(arriveAt("/de", "interactive"));
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent(window, new Event("load"));
  expect(prefetch.mock.calls).toEqual([["/de/first"]]);
});

test("marked links of the next page are prefetched on arrival", () => {
  const { rerender } = render(arriveAt("/de", "complete"));
  rerender(arriveAt("/de/rezepte", "complete"));
  expect(prefetch.mock.calls).toEqual([["/de/first"], ["/de/rezepte/first"]]);
});

test("any link is prefetched once on hover, with its query, unless it opens a new tab", () => {
  render(arriveAt("/de", "interactive"));
  fireEvent.pointerOver(screen.getByText("search"));
  fireEvent.focusIn(screen.getByText("search"));
  fireEvent.pointerOver(screen.getByText("new tab"));
  expect(prefetch.mock.calls).toEqual([["/de/suche?search=brot"]]);
});
