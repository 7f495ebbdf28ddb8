import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Facets } from "#components/searches/facets.tsx";
import { FoundNote } from "#components/searches/found-note.tsx";
import { Toolbar } from "#components/searches/toolbar.tsx";
import { WaysOut } from "#components/searches/ways-out.tsx";
import { recipeSorts, storySorts } from "#lib/searches/choice.ts";
import type { SearchInput } from "#lib/searches/input.ts";
import { narrowableList, narrowableSearch } from "#lib/searches/narrowable.ts";
import { Words } from "#tests/support/words.tsx";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({ push }) }));

beforeEach(() => push.mockReset());
afterEach(cleanup);

const input: SearchInput = {
  search: "suppe",
  type: "recipes",
  page: 2,
  sort: "relevance",
  chosen: { diet: ["vegan"] },
};
const facets = [
  {
    kind: "diet" as const,
    values: [
      { slug: "vegan", title: "Vegan", count: 2, isChosen: true },
      { slug: "vegetarian", title: "Vegetarisch", count: 5, isChosen: false },
    ],
  },
  { kind: "season" as const, values: [] },
];

function page(chosen = input, list = narrowableSearch("de", chosen)) {
  return (
    <Words>
      <Facets list={list} facets={facets} count={2} />
      <Toolbar list={list} facets={facets} />
    </Words>
  );
}

test("the filters are one form that keeps the question, and offer only what leaves something", () => {
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

test("a tick and another order apply at once", async () => {
  render(page());
  await userEvent.click(screen.getByRole("checkbox", { name: /Vegetarisch/ }));
  expect(push).toHaveBeenLastCalledWith("/de/suche?search=suppe&type=recipes&ernaehrung=vegan&ernaehrung=vegetarian", {
    scroll: false,
  });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortieren" }), "Kürzeste Zeit");
  expect(push).toHaveBeenLastCalledWith(expect.stringContaining("&sortierung=zeit"), { scroll: false });
});

test("the filters of a list lead to its own address, and to the list itself when nothing is left", async () => {
  const list = narrowableList("de", "/de/rezepte", recipeSorts, {
    page: 3,
    sort: "newest",
    chosen: { diet: ["vegan"] },
  });
  render(page(input, list));
  expect(screen.getByRole("link", { name: "Vegan entfernen" }).getAttribute("href")).toBe("/de/rezepte");
  expect(screen.queryByRole("option", { name: "Passt am besten" })).toBeNull();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortieren" }), "Titel A–Z");
  expect(push).toHaveBeenLastCalledWith("/de/rezepte?ernaehrung=vegan&sortierung=titel", { scroll: false });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortieren" }), "Neueste zuerst");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Vegan/ }));
  expect(push).toHaveBeenLastCalledWith("/de/rezepte", { scroll: false });
});

test("the best rated can be asked for of recipes, not of stories alone", async () => {
  const orders = () => screen.getAllByRole("option").map((option) => option.textContent);
  const { unmount } = render(page());
  expect(orders()).toEqual([
    ...["Passt am besten", "Neueste zuerst", "Titel A–Z", "Beliebteste zuerst", "Beste Bewertung"],
    ...["Kürzeste Zeit", "Wenigste Kalorien"],
  ]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sortieren" }), "Beste Bewertung");
  expect(push).toHaveBeenLastCalledWith(expect.stringContaining("&sortierung=bewertung"), { scroll: false });
  unmount();
  render(page({ ...input, type: "stories" }));
  expect(orders()).toEqual(["Passt am besten", "Neueste zuerst", "Titel A–Z", "Beliebteste zuerst"]);
  cleanup();
  render(page(input, narrowableList("en", "/en/stories", storySorts, { page: 1, sort: "newest", chosen: {} })));
  expect(orders()).not.toContain("Beste Bewertung");
});

test("whoever ticks a box finds it again on the page it leads to, folded away or not", async () => {
  const first = render(page());
  await userEvent.click(screen.getByRole("checkbox", { name: /Vegetarisch/ }));
  first.unmount();
  render(page({ ...input, page: 1 }));
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: /Vegetarisch/ }));
  cleanup();
  render(page());
  expect(document.activeElement).toBe(document.body);
});

test("what is chosen can be taken away, and the boxes follow", () => {
  const { rerender } = render(page());
  const chip = screen.getByRole("link", { name: "Vegan entfernen" });
  expect(chip.getAttribute("href")).toBe("/de/suche?search=suppe&type=recipes");
  const box = screen.getByRole("checkbox", { name: /Vegan/ }) as HTMLInputElement;
  box.checked = false;
  rerender(page({ ...input, page: 1, sort: "title" }));
  expect(box.checked).toBe(true);
  expect((screen.getByRole("combobox") as HTMLSelectElement).value).toBe("titel");
});

test("the note says how much there is and what was taken for what", () => {
  render(
    <Words>
      <FoundNote search="sppe" count={3} isCapped={false} corrections={[{ typed: "sppe", meant: "Suppe" }]} />
    </Words>,
  );
  expect(screen.getByRole("status").textContent?.replace("\u00a0", " ")).toBe(
    "3 Treffer für „sppe“. „sppe“ kommt nirgends vor, gesucht haben wir „Suppe“.",
  );
});

test("ways out name what to let go of and what there would be", () => {
  const ways = [
    { facet: "diet" as const, count: 4 },
    { word: "Karfiol", search: "suppe", count: 7 },
  ];
  render(
    <Words>
      <WaysOut list={narrowableSearch("de", input)} ways={ways} />
    </Words>,
  );
  const region = within(screen.getByRole("region", { name: "Mit einem Wunsch weniger" }));
  expect(region.getByRole("link", { name: /^Ohne den Filter „Ernährung“: 4\sTreffer$/ }).getAttribute("href")).toBe(
    "/de/suche?search=suppe&type=recipes",
  );
  expect(region.getByRole("link", { name: /^Ohne „Karfiol“: 7\sTreffer$/ }).getAttribute("href")).toBe(
    "/de/suche?search=suppe&type=recipes&ernaehrung=vegan",
  );
});
