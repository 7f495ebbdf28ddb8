import { cleanup, render } from "@testing-library/react";
import { usePathname, useSearchParams } from "next/navigation";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getPageType } from "#components/layout/tracking/page-type.ts";
import { PageViewTracker } from "#components/layout/tracking/page-view-tracker.tsx";
import { analyticsEventName, track } from "#lib/platform/browser/analytics.ts";
import { listPagePatterns } from "#lib/platform/browser/page-types.ts";

vi.mock("next/navigation", () => ({ usePathname: vi.fn(), useSearchParams: vi.fn() }));

const patterns = listPagePatterns("de");

function arriveAt(address: string) {
  history.replaceState(null, "", address);
  vi.mocked(usePathname).mockReturnValue(window.location.pathname);
  vi.mocked(useSearchParams).mockReturnValue(new URLSearchParams(window.location.search) as never);
  return <PageViewTracker patterns={patterns} />;
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
])("finds for %s the page type %s", (path, type) => {
  expect(getPageType(path, patterns)).toBe(type);
});

test("tracks the first page, each navigation and each page of a list", () => {
  const { rerender } = render(arriveAt("/de/rezepte"));
  // Next.js may report another path than the address bar shows.
  vi.mocked(usePathname).mockReturnValue("/de/recipes");
  rerender(<PageViewTracker patterns={patterns} />);
  rerender(arriveAt("/de/rezepte?page=2"));
  rerender(arriveAt("/de"));
  expect(window.tischlein).toEqual([
    { event: "page view", path: "/de/rezepte", page_type: "recipes" },
    { event: "page view", path: "/de/rezepte", page_type: "recipes" },
    { event: "page view", path: "/de", page_type: "feed" },
  ]);
});

test.each([
  "/de/e-mail-bestaetigen?token=secret",
  "/de/reset-password?token=secret",
  "/de/suche?search=geheim",
  "/de/rezepte#geheim",
])("keeps query and fragment of %s out of the event", (address) => {
  render(arriveAt(address));
  expect(window.tischlein).toEqual([
    { event: "page view", path: address.replace(/[?#].*/, ""), page_type: expect.any(String) },
  ]);
  expect(JSON.stringify(window.tischlein)).not.toMatch(/secret|geheim/);
});

test("notifies listeners and limits the events it keeps", () => {
  const heard = vi.fn();
  window.addEventListener(analyticsEventName, heard);
  for (let n = 0; n < 250; n++) track({ event: "rated recipe", id: String(n), stars: 5 });
  window.removeEventListener(analyticsEventName, heard);
  expect(heard).toHaveBeenCalledTimes(250);
  expect(window.tischlein).toHaveLength(200);
  expect(window.tischlein?.at(-1)).toEqual({ event: "rated recipe", id: "249", stars: 5 });
});
