import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { EditorProvider } from "#components/content/story-drafts/editor-context.tsx";
import { RichText } from "#components/content/story-drafts/fields/rich-text.tsx";
import { fromDocument, toDocument } from "#components/content/story-drafts/fields/rich-text-schema.ts";
import type { ReferredItem } from "#lib/content/story-drafts/references.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const cake: ReferredItem = {
  id: "5b0a8c1e-1111-4222-8333-444455556666",
  type: "recipe",
  title: "Käsekuchen",
  groups: [],
};
vi.mock("#lib/content/story-drafts/actions.ts", () => ({
  searchStoryItemsAction: async () => ({ ok: true, data: [cake] }),
  searchStoryPicturesAction: async () => ({ ok: true, data: [] }),
}));

afterEach(cleanup);

const choices = { authors: [], categories: [], tags: [], videos: [] };

function show(value: string[], onChange = vi.fn()) {
  const view = (shown: string[]) => (
    <IntlProvider>
      <EditorProvider choices={choices} items={[]} pictures={[]}>
        <RichText id="text" label="Text" language="de" value={shown} onChange={onChange} />
      </EditorProvider>
    </IntlProvider>
  );
  const { rerender } = render(view(value));
  return { onChange, rerender: (shown: string[]) => rerender(view(shown)) };
}

test("paragraphs with marks become a document and come back as they were", () => {
  const paragraphs = ["Ein **fettes** und *schräges* Wort", "mit [Link](/de) und\nneuer Zeile", "", "***beides***"];
  expect(fromDocument(toDocument(paragraphs))).toEqual(paragraphs);
});

test("the text is a named text box with its marks, and is not changed by showing it", () => {
  const { onChange } = show(["Ein **fettes** Wort."]);
  const box = screen.getByRole("textbox", { name: "Text" });
  expect(box.querySelector("strong")?.textContent).toBe("fettes");
  expect(box.getAttribute("lang")).toBe("de");
  expect(onChange).not.toHaveBeenCalled();
});

test("a text that changes elsewhere is shown", () => {
  const { rerender, onChange } = show(["Alt"]);
  rerender(["Neu"]);
  expect(screen.getByRole("textbox", { name: "Text" }).textContent).toBe("Neu");
  expect(onChange).not.toHaveBeenCalled();
});

test("a mark that is chosen before the browser reports a changed selection is kept", () => {
  show(["Guten Tag."]);
  const box = screen.getByRole("textbox", { name: "Text" });
  act(() => box.focus());
  const hold = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("selectionchange", hold, true);
  getSelection()?.collapse(box.querySelector("p")?.firstChild ?? null, "Guten Tag.".length);
  window.removeEventListener("selectionchange", hold, true);
  fireEvent.keyDown(box, { key: "b", keyCode: 66, ctrlKey: true });
  fireEvent(document, new Event("selectionchange"));
  expect(screen.getByRole("button", { name: "Fett" }).getAttribute("aria-pressed")).toBe("true");
});

test("a link to a recipe is found by its title, and refers to its id", async () => {
  const { onChange } = show([""]);
  await userEvent.click(screen.getByRole("button", { name: "Link" }));
  const search = screen.getByRole("searchbox", { name: "Rezept, Story oder Adresse" });
  expect(document.activeElement).toBe(search);
  await userEvent.type(search, "käse");
  const found = await screen.findByRole("button", { name: /Käsekuchen/ });
  await act(async () => found.click());
  expect(onChange).toHaveBeenLastCalledWith([`[Käsekuchen](item:${cake.id})`]);
});

test("an address is offered when it is typed; a dangerous one is not", async () => {
  show([""]);
  await userEvent.click(screen.getByRole("button", { name: "Link" }));
  const search = screen.getByRole("searchbox", { name: "Rezept, Story oder Adresse" });
  await userEvent.type(search, "javascript:1");
  expect(screen.queryByRole("button", { name: /verlinken/ })).toBeNull();
  await userEvent.clear(search);
  await userEvent.type(search, "https://example.org");
  expect(screen.getByRole("button", { name: "Auf https://example.org verlinken" })).toBeDefined();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("searchbox")).toBeNull();
});
