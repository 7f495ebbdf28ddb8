import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Facets } from "#components/searches/facets.tsx";
import { FoundNote } from "#components/searches/found-note.tsx";
import { Toolbar } from "#components/searches/toolbar.tsx";
import { WaysOut } from "#components/searches/ways-out.tsx";
import type { SearchInput } from "#lib/searches/input.ts";
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

function page(chosen = input) {
  return (
    <Words>
      <Facets input={chosen} facets={facets} count={2} />
      <Toolbar input={chosen} facets={facets} />
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
      <WaysOut input={input} ways={ways} />
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
