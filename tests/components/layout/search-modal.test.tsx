import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
      <SearchModal
        action="/de/suche"
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
        }}
        icons={{ search: "s", close: "x", recent: "r" }}
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
    const field = screen.getByRole("searchbox", { name: "Rezepte durchsuchen" });
    await userEvent.clear(field);
    await userEvent.type(field, `${words}{Enter}`);
    expect(dialog.open).toBe(false);
  }
  expect(push).toHaveBeenLastCalledWith("/de/suche?search=Linsen");

  await userEvent.keyboard("{Control>}k{/Control}");
  const recent = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(recent).toEqual(["/de/suche?search=Linsen", "/de/suche?search=gr%C3%BCnkohl", "/de/kategorien/suppen"]);

  await userEvent.click(screen.getByRole("button", { name: "Verlauf leeren" }));
  expect(screen.queryByText("Zuletzt gesucht")).toBeNull();
});

test("down and up move between the field and what is below it", async () => {
  show();
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = screen.getByRole("searchbox");
  field.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Suppen");
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(field);
});
