import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Facets } from "#components/content/search/facets.tsx";
import { RelaxationLinks } from "#components/content/search/relaxation-links.tsx";
import { ResultCount } from "#components/content/search/result-count.tsx";
import { Toolbar } from "#components/content/search/toolbar.tsx";
import { createListControls, createSearchControls } from "#lib/content/search/list-controls.ts";
import type { SearchInput } from "#lib/content/search/search-params.ts";
import { recipeSorts, storySorts } from "#lib/content/search/sorting.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({ push }) }));

beforeEach(() => push.mockReset());
afterEach(cleanup);

const input: SearchInput = {
  search: "suppe",
  type: "recipes",
  page: 2,
  sort: "relevance",
  selected: { diet: ["vegan"] },
};
const facets = [
  {
    kind: "diet" as const,
    values: [
      { slug: "vegan", title: "Vegan", count: 2, isSelected: true },
      { slug: "vegetarian", title: "Vegetarisch", count: 5, isSelected: false },
    ],
  },
  { kind: "season" as const, values: [] },
];

function page(chosen = input, list = createSearchControls("de", chosen)) {
  return (
    <IntlProvider>
      <Facets list={list} facets={facets} count={2} />
      <Toolbar list={list} facets={facets} />
    </IntlProvider>
  );
}

test("the filters are one form that preserves the search and omits facets without values", () => {
  render(page());
  const form = screen.getByRole("checkbox", { name: /Vegetarisch\s*5/ }).closest("form");
  expect(form?.getAttribute("action")).toBe("/de/suche");
  expect([...new FormData(form ?? undefined)]).toEqual([
    ["search", "suppe"],
    ["type", "recipes"],
    ["ernaehrung", "vegan"],
    ["sortierung", ""],
  ]);
  expect(screen.queryByText("Jahreszeit")).toBeNull();
});

test("applies a filter and another order immediately", async () => {
  render(page());
  await userEvent.click(screen.getByRole("checkbox", { name: /Vegetarisch/ }));
  expect(push).toHaveBeenLastCalledWith("/de/suche?search=suppe&type=recipes&ernaehrung=vegan&ernaehrung=vegetarian", {
    scroll: false,
  });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortieren" }), "Kürzeste Zeit");
  expect(push).toHaveBeenLastCalledWith(expect.stringContaining("&sortierung=zeit"), { scroll: false });
});

test("the filters of a list use its address, and no query without filters", async () => {
  const list = createListControls("de", "/de/rezepte", recipeSorts, {
    page: 3,
    sort: "newest",
    selected: { diet: ["vegan"] },
  });
  render(page(input, list));
  expect(screen.getByRole("link", { name: "Vegan entfernen" }).getAttribute("href")).toBe("/de/rezepte");
  expect(screen.queryByRole("option", { name: "Relevanz" })).toBeNull();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortieren" }), "Titel A–Z");
  expect(push).toHaveBeenLastCalledWith("/de/rezepte?ernaehrung=vegan&sortierung=titel", { scroll: false });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortieren" }), "Neueste zuerst");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Vegan/ }));
  expect(push).toHaveBeenLastCalledWith("/de/rezepte", { scroll: false });
});

test("offers sorting by rating for recipes, not for stories alone", async () => {
  const orders = () => screen.getAllByRole("option").map((option) => option.textContent);
  const { unmount } = render(page());
  expect(orders()).toEqual([
    "Relevanz",
    "Neueste zuerst",
    "Titel A–Z",
    "Beliebteste",
    "Beste Bewertung",
    "Kürzeste Zeit",
    "Wenigste Kalorien",
  ]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortieren" }), "Beste Bewertung");
  expect(push).toHaveBeenLastCalledWith(expect.stringContaining("&sortierung=bewertung"), { scroll: false });
  unmount();
  render(page({ ...input, type: "stories" }));
  expect(orders()).toEqual(["Relevanz", "Neueste zuerst", "Titel A–Z", "Beliebteste"]);
  cleanup();
  render(page(input, createListControls("en", "/en/stories", storySorts, { page: 1, sort: "newest", selected: {} })));
  expect(orders()).not.toContain("Beste Bewertung");
});

test("time is one choice of radio buttons, which can be taken back", async () => {
  const times = ["20", "30"].map((slug) => ({
    slug,
    title: `bis ${slug} Minuten`,
    count: 3,
    isSelected: slug === "30",
  }));
  const filters = (chosen: SearchInput) => (
    <IntlProvider>
      <Facets list={createSearchControls("de", chosen)} facets={[{ kind: "time", values: times }]} count={2} />
    </IntlProvider>
  );
  const { rerender } = render(filters({ ...input, selected: { time: ["30"] } }));
  const selected = screen.getByRole("radio", { name: /30/ });
  expect(screen.getAllByRole("radio", { checked: true })).toEqual([selected]);
  await userEvent.click(screen.getByRole("radio", { name: /20/ }));
  expect(push).toHaveBeenLastCalledWith("/de/suche?search=suppe&type=recipes&zeit=20", { scroll: false });
  await userEvent.click(screen.getByRole("radio", { name: "beliebig" }));
  expect(push).toHaveBeenLastCalledWith("/de/suche?search=suppe&type=recipes", { scroll: false });
  // Another address, the same time: the buttons show what the address says.
  rerender(filters({ ...input, selected: { time: ["30"], diet: ["vegan"] } }));
  expect(screen.getAllByRole("radio", { checked: true })).toEqual([selected]);
});

test("restores the focus on the page a filter leads to, even in a collapsed group", async () => {
  const first = render(page());
  await userEvent.click(screen.getByRole("checkbox", { name: /Vegetarisch/ }));
  first.unmount();
  render(page({ ...input, page: 1 }));
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: /Vegetarisch/ }));
  cleanup();
  render(page());
  expect(document.activeElement).toBe(document.body);
});

test("a removed filter unchecks its checkbox", () => {
  const { rerender } = render(page());
  const chip = screen.getByRole("link", { name: "Vegan entfernen" });
  expect(chip.getAttribute("href")).toBe("/de/suche?search=suppe&type=recipes");
  const box = screen.getByRole("checkbox", { name: /Vegan/ }) as HTMLInputElement;
  box.checked = false;
  rerender(page({ ...input, page: 1, sort: "title" }));
  expect(box.checked).toBe(true);
  expect((screen.getByRole("combobox") as HTMLSelectElement).value).toBe("titel");
});

test("announces the number of hits and the corrections", () => {
  render(
    <IntlProvider>
      <ResultCount search="sppe" count={3} isCapped={false} corrections={[{ typed: "sppe", meant: "Suppe" }]} />
    </IntlProvider>,
  );
  expect(screen.getByRole("status").textContent?.replace("\u00a0", " ")).toBe(
    "3 Treffer für „sppe“. Wir haben nach „Suppe“ statt „sppe“ gesucht.",
  );
});

test("relaxation links name the removed part and the number of hits", () => {
  const ways = [
    { facet: "diet" as const, count: 4 },
    { word: "Karfiol", search: "suppe", count: 7 },
  ];
  render(
    <IntlProvider>
      <RelaxationLinks list={createSearchControls("de", input)} relaxations={ways} />
    </IntlProvider>,
  );
  const region = within(screen.getByRole("region", { name: "Filter entfernen" }));
  expect(region.getByRole("link", { name: /^Ohne den Filter „Ernährung“: 4\sTreffer$/ }).getAttribute("href")).toBe(
    "/de/suche?search=suppe&type=recipes",
  );
  expect(region.getByRole("link", { name: /^Ohne „Karfiol“: 7\sTreffer$/ }).getAttribute("href")).toBe(
    "/de/suche?search=suppe&type=recipes&ernaehrung=vegan",
  );
});
