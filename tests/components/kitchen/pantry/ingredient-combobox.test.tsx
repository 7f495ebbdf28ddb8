import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AutoSubmit } from "#components/kitchen/pantry/auto-submit.tsx";
import { IngredientCombobox } from "#components/kitchen/pantry/ingredient-combobox.tsx";
import { LastPantryLink, SaveLastPantry } from "#components/kitchen/pantry/last-pantry.tsx";

const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const onions = { slug: "zwiebel", title: "Zwiebeln" };
const answers: Record<string, { slug: string; title: string }[]> = {
  zw: [onions, { slug: "rote-zwiebel", title: "Rote Zwiebeln" }],
  erdapfel: [{ slug: "kartoffel", title: "Kartoffeln" }],
};
const fetchMock = vi.fn(async (address: string) => {
  const typed = new URL(address, "http://localhost").searchParams.get("q") ?? "";
  return Response.json({ data: answers[typed.toLowerCase()] ?? [] });
});

beforeEach(() => {
  push.mockClear();
  fetchMock.mockClear();
  vi.stubGlobal("fetch", fetchMock);
  localStorage.clear();
});
afterEach(cleanup);

function show(picked: string[] = [], allPicked = picked, selected = "2") {
  render(
    <form id="use-up" action="http://localhost/de/aufbrauchen">
      <IngredientCombobox
        name="habe"
        label="Das hast du"
        hint="Eins nach dem anderen"
        datalistId="all"
        suggestionsUrl="/api/ingredients/suggestions/?locale=de&for=have"
        picked={picked}
        allPicked={allPicked}
        labels={{ options: "Vorschläge", counts: ["nichts", "einer", "zwei"] }}
      />
      {picked.map((slug) => (
        <input key={slug} type="hidden" name="habe" value={slug} />
      ))}
      <input type="hidden" name="ohne" value="nuesse" />
      <input type="radio" name="kaufen" value="2" defaultChecked aria-label="zwei" />
      <input type="radio" name="kaufen" value="3" aria-label="drei" />
      <AutoSubmit form="use-up" selected={selected} />
    </form>,
  );
  return screen.getByRole("combobox", { name: "Das hast du" });
}

test("moves through suggestions with arrow keys, picks with Enter and keeps the focus", async () => {
  const field = show(["kartoffel"]);
  await userEvent.type(field, "Zw");
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Zwiebeln", "Rote Zwiebeln"]);
  expect(field.getAttribute("aria-expanded")).toBe("true");
  expect(field.getAttribute("aria-activedescendant")).toBe(options[0]?.id);
  expect(screen.getByRole("status").textContent).toBe("zwei");
  await userEvent.keyboard("{ArrowDown}");
  expect(options[1]?.getAttribute("aria-selected")).toBe("true");
  await userEvent.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith("/de/aufbrauchen?habe=kartoffel&ohne=nuesse&kaufen=2&habe=rote-zwiebel", {
    scroll: false,
  });
  expect((field as HTMLInputElement).value).toBe("");
  expect(document.activeElement).toBe(field);
});

test("picks with a click and does not suggest picked ingredients", async () => {
  const field = show([], ["rote-zwiebel"]);
  await userEvent.type(field, "zw");
  await userEvent.click(await screen.findByRole("option", { name: "Zwiebeln" }));
  expect(screen.queryByRole("option", { name: "Rote Zwiebeln" })).toBeNull();
  expect(push).toHaveBeenCalledWith("/de/aufbrauchen?ohne=nuesse&kaufen=2&habe=zwiebel", { scroll: false });
});

test("submits the typed word before suggestions arrive and when they fail", async () => {
  const field = show();
  await userEvent.type(field, "Grumbeere{Enter}");
  expect(push).toHaveBeenCalledWith("/de/aufbrauchen?ohne=nuesse&kaufen=2&habe=Grumbeere", { scroll: false });
  fetchMock.mockRejectedValueOnce(new Error("offline"));
  await userEvent.type(field, "Erdapfel");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("nichts"));
  await userEvent.keyboard("{Enter}");
  expect(push).toHaveBeenLastCalledWith("/de/aufbrauchen?ohne=nuesse&kaufen=2&habe=Erdapfel", { scroll: false });
});

test("removes the last pick with Backspace in the empty field and closes the list with Escape", async () => {
  const field = show(["kartoffel", "zwiebel"]);
  await userEvent.type(field, "a{Backspace}");
  expect(push).not.toHaveBeenCalled();
  await userEvent.keyboard("{Backspace}");
  expect(push).toHaveBeenCalledWith("/de/aufbrauchen?habe=kartoffel&ohne=nuesse&kaufen=2", { scroll: false });
  cleanup();
  const other = show();
  await userEvent.type(other, "zw");
  await screen.findAllByRole("option");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(other.getAttribute("aria-expanded")).toBe("false");
  expect((other as HTMLInputElement).value).toBe("zw");
});

test("opens the result when a limit is selected, and follows the address", async () => {
  show(["kartoffel"]);
  await userEvent.click(screen.getByRole("radio", { name: "drei" }));
  expect(push).toHaveBeenCalledWith("/de/aufbrauchen?habe=kartoffel&ohne=nuesse&kaufen=3", { scroll: false });
  cleanup();
  show([], [], "3");
  expect((screen.getByRole("radio", { name: "drei" }) as HTMLInputElement).checked).toBe(true);
});

test("links to the last picks of the same language and ignores foreign addresses", () => {
  render(<SaveLastPantry href="/de/aufbrauchen?habe=zwiebel" names="Zwiebeln" />);
  render(<LastPantryLink path="/de/aufbrauchen" label="Beim letzten Mal:" />);
  expect(screen.getByRole("link", { name: "Zwiebeln" }).getAttribute("href")).toBe("/de/aufbrauchen?habe=zwiebel");
  cleanup();
  render(<LastPantryLink path="/en/use-up" label="Last time:" />);
  expect(screen.queryByRole("link")).toBeNull();
  localStorage.setItem("used-up", '{"href":"javascript:alert(1)","names":"x"}');
  render(<LastPantryLink path="/de/aufbrauchen" label="Beim letzten Mal:" />);
  expect(screen.queryByRole("link")).toBeNull();
});
