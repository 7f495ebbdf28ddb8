import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SearchModal } from "#components/layout/search-modal.tsx";

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
        door="/api/search/suggestions/?locale=de"
        suggestions={[{ title: "Suppen", href: "/de/kategorien/suppen" }]}
        words={{
          title: "Suche",
          field: "Rezepte durchsuchen",
          placeholder: "Hunger",
          submit: "Suchen",
          close: "Suche schließen",
          recent: "Zuletzt gesucht",
          clear: "Verlauf leeren",
          suggestions: "Zum Stöbern",
          results: "Rezepte und Stories",
          topics: "Zutaten und Themen",
          options: "Vorschläge",
          ask: "Nach „{search}“ suchen",
        }}
        counts={["Keine Vorschläge", "1 Vorschlag", "2 Vorschläge"]}
        icons={{ search: "", close: "x", recent: "", topic: "" }}
        keys={null}
      />
    </>,
  );
  return document.querySelector("dialog") as HTMLDialogElement;
}

test.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])("%s opens it", async (keys) => {
  const dialog = show();
  await userEvent.keyboard(keys);
  expect(dialog.open).toBe(true);
});

test("a plain k does not", async () => {
  const dialog = show();
  await userEvent.keyboard("k");
  expect(dialog.open).toBe(false);
});

test("searching leads to the search page and is remembered once, newest first", async () => {
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

test("what is searched for elsewhere on the page is remembered too", async () => {
  show();
  await userEvent.type(screen.getByRole("textbox", { name: "Suchseite" }), "Quitten{Enter}");
  await userEvent.clear(screen.getByRole("textbox", { name: "Suchseite" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Suchseite" }), " {Enter}");
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent?.trim())).toEqual(["Quitten", "Suppen"]);
});

test("down and up choose among the options and the field, and Enter opens the chosen one", async () => {
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

describe("while one types", () => {
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

  const soup = { title: "Kürbissuppe", href: "/de/rezepte/kuerbissuppe", note: "55 Min.", picture: null };
  const topic = { title: "Kürbis", href: "/de/kategorien/kuerbis", note: "Rezepte" };

  test("suggestions come after a pause, are counted and opened by Enter", async () => {
    show();
    await userEvent.keyboard("{Control>}k{/Control}");
    const field = screen.getByRole("combobox");
    await userEvent.type(field, "kurbi");
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(asked).toHaveBeenCalledWith("/api/search/suggestions/?locale=de&search=kurbi");
    answers.get("kurbi")?.({ items: [soup], topics: [topic] });
    await screen.findByText("55 Min.");
    const [option] = screen.getAllByRole("option");
    expect(option?.textContent).toBe("Kürbissuppe 55 Min.");
    expect(option?.querySelector("mark")?.textContent).toBe("Kürbi");
    expect(screen.getByRole("status").textContent).toBe("2 Vorschläge");
    expect(screen.queryByRole("option", { name: "Suppen" })).toBeNull();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(push).toHaveBeenLastCalledWith("/de/kategorien/kuerbis");
    // A beginning of a word that led to something else was no search.
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(screen.queryByRole("option", { name: "kurbi" })).toBeNull();
  });

  test("where nothing comes to mind it says so, and the search itself is offered all the while", async () => {
    show();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(screen.getByRole("combobox"), "xyz $&");
    const ask = screen.getByRole("option", { name: "Nach „xyz $&“ suchen" });
    expect(screen.getByRole("status").textContent).toBe("");
    await waitFor(() => expect(answers.has("xyz $&")).toBe(true));
    answers.get("xyz $&")?.({ items: [], topics: [] });
    await screen.findByText("Keine Vorschläge");
    expect(screen.getByRole("status").className).not.toContain("sr-only");
    expect(ask.getAttribute("href")).toBe("/de/suche?search=xyz%20%24%26");
    ask.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(ask);
    await userEvent.keyboard("{Escape}{Control>}k{/Control}");
    await userEvent.clear(screen.getByRole("combobox"));
    expect(screen.getByRole("option", { name: "xyz $&" })).toBeTruthy();
  });

  test("an answer that comes too late is not shown", async () => {
    show();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(screen.getByRole("combobox"), "k");
    await waitFor(() => expect(answers.has("k")).toBe(true));
    await userEvent.type(screen.getByRole("combobox"), "o");
    await waitFor(() => expect(answers.has("ko")).toBe(true));
    answers.get("k")?.({ items: [soup], topics: [] });
    answers.get("ko")?.({ items: [], topics: [topic] });
    await screen.findByRole("option", { name: "Kürbis Rezepte" });
    expect(screen.getAllByRole("option")).toHaveLength(2);
  });
});
