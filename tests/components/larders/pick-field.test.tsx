import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChooseAtOnce } from "#components/larders/choose-at-once.tsx";
import { KeepPicks, LastTime } from "#components/larders/last-time.tsx";
import { PickField } from "#components/larders/pick-field.tsx";

const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const onions = { slug: "zwiebel", title: "Zwiebeln" };
const answers: Record<string, { slug: string; title: string }[]> = {
  zw: [onions, { slug: "rote-zwiebel", title: "Rote Zwiebeln" }],
  erdapfel: [{ slug: "kartoffel", title: "Kartoffeln" }],
};
const asked = vi.fn(async (address: string) => {
  const typed = new URL(address, "http://localhost").searchParams.get("q") ?? "";
  return Response.json({ data: answers[typed.toLowerCase()] ?? [] });
});

beforeEach(() => {
  push.mockClear();
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
  localStorage.clear();
});
afterEach(cleanup);

function show(picked: string[] = [], taken = picked, chosen = "2") {
  render(
    <form id="use-up" action="http://localhost/de/aufbrauchen">
      <PickField
        name="habe"
        label="Das ist da"
        hint="Eins nach dem anderen"
        list="all"
        door="/api/ingredients/suggestions/?locale=de&for=have"
        picked={picked}
        taken={taken}
        words={{ options: "Vorschläge", found: ["nichts", "einer", "zwei"] }}
      />
      {picked.map((slug) => (
        <input key={slug} type="hidden" name="habe" value={slug} />
      ))}
      <input type="hidden" name="ohne" value="nuesse" />
      <input type="radio" name="kaufen" value="2" defaultChecked aria-label="zwei" />
      <input type="radio" name="kaufen" value="3" aria-label="drei" />
      <ChooseAtOnce form="use-up" chosen={chosen} />
    </form>,
  );
  return screen.getByRole("combobox", { name: "Das ist da" });
}

test("arrow keys move through what may be meant, Enter picks and keeps the focus", async () => {
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

test("a click picks; what is picked already is not offered", async () => {
  const field = show([], ["rote-zwiebel"]);
  await userEvent.type(field, "zw");
  await userEvent.click(await screen.findByRole("option", { name: "Zwiebeln" }));
  expect(screen.queryByRole("option", { name: "Rote Zwiebeln" })).toBeNull();
  expect(push).toHaveBeenCalledWith("/de/aufbrauchen?ohne=nuesse&kaufen=2&habe=zwiebel", { scroll: false });
});

test("faster than the answer, or without one, the page understands the word itself", async () => {
  const field = show();
  await userEvent.type(field, "Grumbeere{Enter}");
  expect(push).toHaveBeenCalledWith("/de/aufbrauchen?ohne=nuesse&kaufen=2&habe=Grumbeere", { scroll: false });
  asked.mockRejectedValueOnce(new Error("offline"));
  await userEvent.type(field, "Erdapfel");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("nichts"));
  await userEvent.keyboard("{Enter}");
  expect(push).toHaveBeenLastCalledWith("/de/aufbrauchen?ohne=nuesse&kaufen=2&habe=Erdapfel", { scroll: false });
});

test("Backspace takes the last pick away, but only from an empty field; Escape closes the list", async () => {
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

test("how much may be bought counts at once, and follows the address", async () => {
  show(["kartoffel"]);
  await userEvent.click(screen.getByRole("radio", { name: "drei" }));
  expect(push).toHaveBeenCalledWith("/de/aufbrauchen?habe=kartoffel&ohne=nuesse&kaufen=3", { scroll: false });
  cleanup();
  show([], [], "3");
  expect((screen.getByRole("radio", { name: "drei" }) as HTMLInputElement).checked).toBe(true);
});

test("what was picked last is offered again in its language, and only what this site kept", () => {
  render(<KeepPicks href="/de/aufbrauchen?habe=zwiebel" names="Zwiebeln" />);
  render(<LastTime path="/de/aufbrauchen" label="Beim letzten Mal:" />);
  expect(screen.getByRole("link", { name: "Zwiebeln" }).getAttribute("href")).toBe("/de/aufbrauchen?habe=zwiebel");
  cleanup();
  render(<LastTime path="/en/use-up" label="Last time:" />);
  expect(screen.queryByRole("link")).toBeNull();
  localStorage.setItem("used-up", '{"href":"javascript:alert(1)","names":"x"}');
  render(<LastTime path="/de/aufbrauchen" label="Beim letzten Mal:" />);
  expect(screen.queryByRole("link")).toBeNull();
});
