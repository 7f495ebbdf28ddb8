import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname, useSearchParams } from "next/navigation";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageTypeOf } from "#components/layout/page-type.ts";
import { PageViews } from "#components/layout/page-views.tsx";
import { StoreClicks } from "#components/layout/store-clicks.tsx";
import { busEvent, track } from "#lib/analytics.ts";
import { pagePatterns } from "#lib/page-types.ts";

vi.mock("next/navigation", () => ({ usePathname: vi.fn(), useSearchParams: vi.fn() }));

const patterns = pagePatterns("de");

function arriveAt(address: string) {
  history.replaceState(null, "", address);
  vi.mocked(usePathname).mockReturnValue(window.location.pathname);
  vi.mocked(useSearchParams).mockReturnValue(new URLSearchParams(window.location.search) as never);
  return <PageViews patterns={patterns} />;
}

beforeEach(() => {
  window.tischlein = [];
});
afterEach(cleanup);

test.each([
  ["/de", "feed"],
  ["/de/rezepte", "recipes"],
  ["/de/rezepte/kuerbissuppe", "recipe"],
  ["/de/rezepte/community", "unknown"],
  ["/de/stories/brot", "story"],
  ["/de/suche", "search"],
  ["/de/kategorien", "categories"],
  ["/de/kategorien/suppen", "category"],
  ["/de/tags/vegan", "tag"],
  ["/de/profile", "profile"],
  ["/de/profile/likes", "profile likes"],
  ["/de/profile/kochbuecher/7", "profile cookbook"],
  ["/de/users/likes", "user likes"],
  ["/de/users/zeste", "user"],
  ["/de/impressum", "unknown"],
])("%s is of the type %s", (path, type) => {
  expect(pageTypeOf(path, patterns)).toBe(type);
});

test("the first page and every other one is a page view, and a page of a list is another one", () => {
  const { rerender } = render(arriveAt("/de/rezepte"));
  // The framework may name the same page otherwise than the browser does.
  vi.mocked(usePathname).mockReturnValue("/de/recipes");
  rerender(<PageViews patterns={patterns} />);
  rerender(arriveAt("/de/rezepte?page=2"));
  rerender(arriveAt("/de"));
  expect(window.tischlein).toEqual([
    { event: "page view", path: "/de/rezepte", page_type: "recipes" },
    { event: "page view", path: "/de/rezepte?page=2", page_type: "recipes" },
    { event: "page view", path: "/de", page_type: "feed" },
  ]);
});

test("a badge of an app store that is pressed is an event", async () => {
  document.documentElement.lang = "en";
  render(
    <>
      <StoreClicks />
      <a href="#store" data-store="apple">
        <span>App Store</span>
      </a>
      <a href="#other">Other</a>
    </>,
  );
  await userEvent.click(screen.getByText("App Store"));
  await userEvent.click(screen.getByRole("link", { name: "Other" }));
  expect(window.tischlein).toEqual([{ event: "app-store clicked", store: "apple", language: "en" }]);
});

test("the bus tells listeners, and remembers no more than it should", () => {
  const heard = vi.fn();
  window.addEventListener(busEvent, heard);
  for (let n = 0; n < 250; n++) track({ event: "started liking", n });
  window.removeEventListener(busEvent, heard);
  expect(heard).toHaveBeenCalledTimes(250);
  expect(window.tischlein).toHaveLength(200);
  expect(window.tischlein?.at(-1)).toEqual({ event: "started liking", n: 249 });
});
