import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { usePathname, useRouter } from "next/navigation";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LinkNavigation } from "#components/layout/link-navigation.tsx";
import { Link } from "#components/ui/navigation/link.tsx";

vi.mock("next/navigation", () => ({ usePathname: vi.fn(), useRouter: vi.fn() }));

const prefetch = vi.fn();
const push = vi.fn();
const router = { prefetch, push };

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
      <LinkNavigation />
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
  push.mockClear();
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

test("nothing that is no page is prefetched", () => {
  render(
    <>
      <LinkNavigation />
      <a href="/content-export">export</a>
      <a href="/api/users/me/export">data</a>
      <a href="/de/kochbuch.pdf" download>
        pdf
      </a>
      <a href="/denmark">other</a>
    </>,
  );
  for (const name of ["export", "data", "pdf", "other"]) fireEvent.pointerOver(screen.getByText(name));
  expect(prefetch).not.toHaveBeenCalled();
});

test("the page of a marked link is prefetched as a whole when the focus stays on it", () => {
  vi.useFakeTimers();
  render(arriveAt("/de", "interactive"));
  fireEvent.focusIn(screen.getByText("first"));
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  expect(prefetch.mock.calls).toEqual([["/de/first"], ["/de/first", { kind: "full" }]]);
});

test("follows links of the site without loading a document", () => {
  render(
    <>
      <LinkNavigation />
      <Link href="/de/suche?search=brot#liste">search</Link>
      <Link href="/de/rezepte?x=1" scroll={false}>
        narrow
      </Link>
    </>,
  );
  expect(fireEvent.click(screen.getByText("search"))).toBe(false);
  fireEvent.click(screen.getByText("narrow"));
  expect(push.mock.calls).toEqual([
    ["/de/suche?search=brot#liste", { scroll: true }],
    ["/de/rezepte?x=1", { scroll: false }],
  ]);
});

test("leaves presses with a modifier, handled ones and other links to the browser", () => {
  render(
    <>
      <LinkNavigation />
      <Link href="/de/neu">soft</Link>
      <Link href="/de/neu" onClick={(event) => event.preventDefault()}>
        handled
      </Link>
      <Link href="/de/neu" target="_blank">
        new tab
      </Link>
      <a href="/de/neu">document</a>
    </>,
  );
  fireEvent.click(screen.getByText("soft"), { ctrlKey: true });
  fireEvent.click(screen.getByText("soft"), { button: 1 });
  for (const name of ["handled", "new tab", "document"]) fireEvent.click(screen.getByText(name));
  expect(push).not.toHaveBeenCalled();
});
