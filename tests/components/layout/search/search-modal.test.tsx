import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SearchModal } from "#components/layout/search/search-modal.tsx";

const push = vi.fn();
vi.mock("next/navigation", () => ({ usePathname: () => "/de", useRouter: () => ({ push }) }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function show() {
  render(
    <>
      <button type="button" data-opens-search>
        Suchen
      </button>
      <form action="/de/suche" onSubmit={(event) => event.preventDefault()}>
        <input name="search" aria-label="Suchseite" />
      </form>
      <SearchModal
        action="/de/suche"
        endpoint="/api/search/suggestions/?locale=de"
        suggestions={[{ title: "Suppen", href: "/de/kategorien/suppen" }]}
        messages={{
          title: "Suche",
          field: "Rezepte durchsuchen",
          placeholder: "Hunger",
          submit: "Suchen",
          close: "Suche schließen",
          recent: "Zuletzt gesucht",
          clear: "Verlauf leeren",
          suggestions: "Vorschläge",
          results: "Rezepte und Stories",
          closest: "Am ähnlichsten",
          topics: "Zutaten und Themen",
          options: "Vorschläge",
          ask: "Nach „{search}“ suchen",
        }}
        counts={["Keine Vorschläge", "1 Vorschlag", "2 Vorschläge"]}
        icons={{ search: "", close: "x", recent: "", suggestion: "", topic: "" }}
        keyboardHints={null}
      />
    </>,
  );
  return document.querySelector("dialog") as HTMLDialogElement;
}

test.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])("opens on %s", async (keys) => {
  const dialog = show();
  await userEvent.keyboard(keys);
  expect(dialog.open).toBe(true);
});

test("stays closed on a plain k", async () => {
  const dialog = show();
  await userEvent.keyboard("k");
  expect(dialog.open).toBe(false);
});

test("goes to the search page and stores each search once, newest first", async () => {
  const dialog = show();
  for (const words of ["linsen", "grünkohl ", "Linsen"]) {
    await userEvent.click(screen.getByRole("button", { name: "Suchen" }));
    const field = screen.getByRole("combobox", { name: "Rezepte durchsuchen" });
    await userEvent.clear(field);
    await userEvent.type(field, `${words}{Enter}`);
    expect(dialog.open).toBe(false);
  }
  expect(push).toHaveBeenLastCalledWith("/de/suche?search=Linsen");

  await userEvent.keyboard("{Control>}k{/Control}");
  const recent = screen.getAllByRole("option").map((link) => link.getAttribute("href"));
  expect(recent).toEqual(["/de/suche?search=Linsen", "/de/suche?search=gr%C3%BCnkohl", "/de/kategorien/suppen"]);

  await userEvent.click(screen.getByRole("button", { name: "Verlauf leeren" }));
  expect(screen.queryByText("Zuletzt gesucht")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
});

test("stores searches of other forms on the page", async () => {
  show();
  await userEvent.type(screen.getByRole("textbox", { name: "Suchseite" }), "Quitten{Enter}");
  await userEvent.clear(screen.getByRole("textbox", { name: "Suchseite" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Suchseite" }), " {Enter}");
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent?.trim())).toEqual(["Quitten", "Suppen"]);
});

test("moves through the options with up and down and opens the active one with Enter", async () => {
  show();
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = screen.getByRole("combobox");
  field.focus();
  const option = screen.getByRole("option", { name: "Suppen" });
  await userEvent.keyboard("{ArrowDown}");
  expect(field.getAttribute("aria-activedescendant")).toBe(option.id);
  expect(option.getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("{ArrowDown}");
  expect(field.getAttribute("aria-activedescendant")).toBeNull();
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(push).toHaveBeenLastCalledWith("/de/kategorien/suppen");
});

describe("suggestions while typing", () => {
  const answers = new Map<string, (data: unknown) => void>();
  const asked = vi.fn();

  beforeEach(() => {
    answers.clear();
    asked.mockReset();
    vi.stubGlobal("fetch", (address: string, { signal }: RequestInit) => {
      asked(address);
      return new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        const search = new URL(address, "https://tischlein.example").searchParams.get("search") ?? "";
        answers.set(search, (data) => resolve(Response.json({ data })));
      });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const soup = {
    title: "Kürbissuppe",
    href: "/de/rezepte/kuerbissuppe",
    note: "55 Min.",
    spokenNote: "55 Minuten",
    picture: null,
    marks: [[0, 5]],
  };
  const topic = { title: "Kürbis", href: "/de/kategorien/kuerbis", note: "Rezepte", marks: [[0, 5]] };

  test("load after a pause, are announced and opened with Enter", async () => {
    show();
    await userEvent.keyboard("{Control>}k{/Control}");
    const field = screen.getByRole("combobox");
    await userEvent.type(field, "kurbi");
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(asked).toHaveBeenCalledWith("/api/search/suggestions/?locale=de&search=kurbi");
    answers.get("kurbi")?.({ items: [soup], areClosest: false, topics: [topic] });
    await screen.findByText("55 Min.");
    const [option] = screen.getAllByRole("option");
    expect(option?.textContent).toBe("Kürbissuppe 55 Min.55 Minuten");
    expect(option?.querySelector("mark")?.textContent).toBe("Kürbi");
    expect(screen.getByRole("status").textContent).toBe("2 Vorschläge");
    expect(screen.queryByRole("option", { name: "Suppen" })).toBeNull();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(push).toHaveBeenLastCalledWith("/de/kategorien/kuerbis");
    // Text that led to a suggestion is no search.
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(screen.queryByRole("option", { name: "kurbi" })).toBeNull();
  });

  test("announces that there are none and still offers the search itself", async () => {
    show();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(screen.getByRole("combobox"), "xyz $&");
    const ask = screen.getByRole("option", { name: "Nach „xyz $&“ suchen" });
    expect(screen.getByRole("status").textContent).toBe("");
    await waitFor(() => expect(answers.has("xyz $&")).toBe(true));
    answers.get("xyz $&")?.({ items: [], areClosest: false, topics: [] });
    await screen.findByText("Keine Vorschläge");
    expect(screen.getByRole("status").className).not.toContain("sr-only");
    expect(ask.getAttribute("href")).toBe("/de/suche?search=xyz%20%24%26");
    ask.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(ask);
    await userEvent.keyboard("{Escape}{Control>}k{/Control}");
    await userEvent.clear(screen.getByRole("combobox"));
    expect(screen.getByRole("option", { name: "xyz $&" })).toBeTruthy();
  });

  test("say when the items are only similar", async () => {
    show();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(screen.getByRole("combobox"), "kx");
    await waitFor(() => expect(answers.has("kx")).toBe(true));
    answers.get("kx")?.({ items: [soup], areClosest: true, topics: [] });
    expect(await screen.findByRole("group", { name: "Am ähnlichsten" })).toBeTruthy();
  });

  test("ignores an answer to an older text", async () => {
    show();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(screen.getByRole("combobox"), "k");
    await waitFor(() => expect(answers.has("k")).toBe(true));
    await userEvent.type(screen.getByRole("combobox"), "o");
    await waitFor(() => expect(answers.has("ko")).toBe(true));
    answers.get("k")?.({ items: [soup], areClosest: false, topics: [] });
    answers.get("ko")?.({ items: [], areClosest: false, topics: [{ ...topic, marks: [] }] });
    await screen.findByRole("option", { name: "Kürbis Rezepte" });
    expect(screen.getAllByRole("option")).toHaveLength(2);
  });
});
