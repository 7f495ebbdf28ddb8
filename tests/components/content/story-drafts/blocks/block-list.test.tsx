import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCallback, useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { BlockList } from "#components/content/story-drafts/blocks/block-list.tsx";
import { EditorProvider } from "#components/content/story-drafts/editor-context.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { type BlockContent, blockTypes } from "#lib/content/stories/blocks.ts";
import { createContent, type StoryContent } from "#lib/content/story-drafts/content.ts";

import { markReviewed } from "#lib/content/story-drafts/stale.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/content/story-drafts/actions.ts", () => ({
  searchStoryItemsAction: async () => ({ ok: true, data: [] }),
  searchStoryPicturesAction: async () => ({ ok: true, data: [] }),
}));

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) dismissToast(id);
});

const choices = { authors: [], categories: [], tags: [], videos: [{ id: "v", name: "Teig kneten" }] };
const headline = (text: string): BlockContent => ({ type: "headline", level: 2, text });
const row = (id: string, german: string, english = german) =>
  markReviewed({ id, de: headline(german), en: headline(english), reviewed: null });
let latest: StoryContent;

function Editor({ start }: { start: StoryContent }) {
  const [content, setContent] = useState(start);
  const current = useRef(content);
  latest = content;
  const getRows = useCallback(() => current.current.rows, []);
  const change = useCallback((apply: (before: StoryContent) => StoryContent) => {
    current.current = apply(current.current);
    setContent(current.current);
  }, []);
  return <BlockList rows={content.rows} getRows={getRows} language="de" onChange={change} />;
}

function show(rows: StoryContent["rows"]) {
  render(
    <IntlProvider>
      <EditorProvider choices={choices} items={[]} pictures={[]}>
        <Editor start={{ ...createContent("article", "a"), rows }} />
      </EditorProvider>
    </IntlProvider>,
  );
}

const ids = () => latest.rows.map(({ id }) => id).join("");
const german = () => screen.getAllByRole("group", { name: "Deutsch" });

test.each(blockTypes)("a block %s can be added, and has its form in both languages", async (type) => {
  show([]);
  await userEvent.click(screen.getByRole("button", { name: "Block am Anfang einfügen" }));
  await userEvent.click(screen.getByRole("button", { name: de.storyDrafts.blocks.types[type] }));
  expect(latest.rows.map((added) => [added.de?.type, added.en?.type])).toEqual([[type, type]]);
  const [side] = german();
  expect(side?.querySelectorAll("input, select, textarea, button, [role=textbox]").length).toBeGreaterThan(0);
  // The first field of the language that narrow screens show.
  expect(document.activeElement?.id).toBe(`block-${latest.rows[0]?.id}-de`);
});

test("blocks are moved by buttons and arrow keys, keep the focus and say where they are", async () => {
  show([row("a", "A"), row("b", "B"), row("c", "C")]);
  await userEvent.click(screen.getByRole("button", { name: "Nach unten: 1 · Überschrift" }));
  expect(ids()).toBe("bac");
  expect(document.activeElement?.id).toBe("block-a-down");
  expect(screen.getByText("Jetzt an Stelle 2 von 3.")).toBeDefined();
  await act(async () => document.getElementById("block-c-grip")?.focus());
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(ids()).toBe("cba");
  expect(document.activeElement?.id).toBe("block-c-grip");
});

test("a removed block can be had back at its place", async () => {
  show([row("a", "A"), row("b", "B"), row("c", "C")]);
  await userEvent.click(screen.getByRole("button", { name: "Entfernen: 2 · Überschrift" }));
  expect(ids()).toBe("ac");
  expect(document.activeElement?.id).toBe("block-c-grip");
  await act(async () => toastStore.read().at(-1)?.action?.run());
  expect(ids()).toBe("abc");
});

test("a block is duplicated with its texts in both languages", async () => {
  show([row("a", "Teig", "Dough")]);
  await userEvent.click(screen.getByRole("button", { name: "Duplizieren: 1 · Überschrift" }));
  expect(latest.rows.map((one) => [one.de, one.en])).toEqual([
    [headline("Teig"), headline("Dough")],
    [headline("Teig"), headline("Dough")],
  ]);
  expect(new Set(latest.rows.map(({ id }) => id)).size).toBe(2);
});

test("a change in one language marks the other as stale until an editor says it is right", async () => {
  show([row("a", "Teig", "Dough")]);
  const question = "Der deutsche Text wurde geändert. Stimmt der englische noch?";
  const [side] = german();
  await userEvent.type(within(side as HTMLElement).getByRole("textbox", { name: "Überschrift" }), "e");
  expect(screen.getByText(question)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Stimmt so" }));
  expect(screen.queryByText(question)).toBeNull();
});

test("a level is the same in both languages", async () => {
  show([row("a", "Teig", "Dough")]);
  const [side] = german();
  await userEvent.selectOptions(within(side as HTMLElement).getByRole("combobox", { name: "Ebene" }), "3");
  expect(latest.rows[0]?.en).toMatchObject({ level: 3, text: "Dough" });
});

test("a language that lacks a block gets it", async () => {
  show([{ ...row("a", "Teig"), en: null }]);
  await userEvent.click(screen.getByRole("button", { name: "Auf Englisch ergänzen" }));
  expect(latest.rows[0]?.en).toEqual(headline(""));
  expect(document.activeElement?.id).toBe("block-a-en");
});
