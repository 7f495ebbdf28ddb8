"use client";
import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { MarkType } from "prosemirror-model";
import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { fromDocument, richTextSchema, toDocument } from "#components/content/story-drafts/fields/rich-text-schema.ts";

const { marks, nodes } = richTextSchema;

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

interface RichTextOptions {
  value: readonly string[];
  onChange: (paragraphs: string[]) => void;
  attributes: Record<string, string>;
}

/** The marks at the selection, for the buttons of the toolbar. */
export interface ActiveMarks {
  isBold: boolean;
  isItalic: boolean;
  href: string | null;
}

const noMarks: ActiveMarks = { isBold: false, isItalic: false, href: null };

/** Mounts an editor of running text, and keeps it in step with a value that changes elsewhere. */
export function useRichText(mount: RefObject<HTMLDivElement | null>, options: RichTextOptions) {
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  latest.current = options;
  const written = useRef(JSON.stringify(options.value));
  const [active, setActive] = useState(noMarks);
  const value = JSON.stringify(options.value);

  // Before the effect of the list of blocks, which focuses a field that was added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once
  useLayoutEffect(() => {
    if (!mount.current) return;
    const editor = new EditorView(mount.current, {
      state: createState(latest.current.value),
      attributes: latest.current.attributes,
      handleKeyDown(_, { ctrlKey, metaKey }) {
        if (ctrlKey || metaKey) syncSelection();
      },
      dispatchTransaction(transaction) {
        const state = editor.state.apply(transaction);
        editor.updateState(state);
        setActive(readMarks(state));
        if (!transaction.docChanged) return;
        const paragraphs = fromDocument(state.doc);
        written.current = JSON.stringify(paragraphs);
        latest.current.onChange(paragraphs);
      },
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.hasFocus() || value === written.current) return;
    written.current = value;
    // What the field has made of the text may be the same.
    if (JSON.stringify(fromDocument(editor.state.doc)) === value) return;
    editor.updateState(createState(JSON.parse(value)));
  }, [value]);

  function run(command: Command): void {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  }

  return {
    active,
    toggleBold: () => run(toggleMark(marks.strong)),
    toggleItalic: () => run(toggleMark(marks.em)),
    focus: () => view.current?.focus(),
    hasSelection: () => view.current !== null && !view.current.state.selection.empty,
    /** Links the selection, or the given text where nothing is selected; null removes the link. */
    setLink: (href: string | null, text: string) => run(createLinkCommand(href, text)),
  };
}

/**
 * Has the editor read the selection of the page now. Chromium reports a change up to a frame late,
 * which would reset a mark chosen meanwhile for what is typed next.
 */
function syncSelection(): void {
  document.dispatchEvent(new Event("selectionchange"));
}

function createState(paragraphs: readonly string[]): EditorState {
  return EditorState.create({
    doc: toDocument(paragraphs),
    plugins: [
      history(),
      keymap({
        "Mod-b": toggleMark(marks.strong),
        "Mod-i": toggleMark(marks.em),
        "Mod-z": undo,
        "Mod-y": redo,
        "Shift-Mod-z": redo,
        "Shift-Enter": insertBreak,
        "Mod-Enter": chainCommands(insertBreak),
      }),
      keymap(baseKeymap),
    ],
  });
}

function readMarks(state: EditorState): ActiveMarks {
  const { from, to, empty, $from } = state.selection;
  const isActive = (type: MarkType) =>
    empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, type);
  const link = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  return {
    isBold: isActive(marks.strong),
    isItalic: isActive(marks.em),
    href: link ? String(link.attrs.href) : null,
  };
}

/** Without a selection inside of a link, the whole link is meant. */
function createLinkCommand(href: string | null, text: string): Command {
  return (state, dispatch) => {
    const { from, to } = findLinkRange(state);
    const change = state.tr;
    if (href === null) change.removeMark(from, to, marks.link);
    else if (from === to) change.insert(from, richTextSchema.text(text || href, [marks.link.create({ href })]));
    else change.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }));
    dispatch?.(change.scrollIntoView());
    return true;
  };
}

function findLinkRange({ selection, doc }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection;
  if (!empty) return { from, to };
  let range = { from, to };
  const start = $from.start();
  $from.parent.forEach((node, offset) => {
    const [left, right] = [start + offset, start + offset + node.nodeSize];
    if (left <= from && from <= right && marks.link.isInSet(node.marks)) range = { from: left, to: right };
  });
  return doc.content.size > 0 ? range : { from, to };
}
