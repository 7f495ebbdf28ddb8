"use client";
import { createElement, useEffect, useId, useRef, useState } from "react";
import { NewBook } from "#components/cookbooks/new-book.tsx";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/choice.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { openModal } from "#components/ui/open-modal.ts";
import { showToast } from "#components/ui/toast.ts";
import { askApi, RefusedError } from "#lib/ask-api.ts";
import type { SaveWindow, ShelfEntry } from "#lib/cookbooks/save-window.ts";
import { undoMs } from "#lib/cookbooks/schema.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";

type Words = SaveWindow["words"];

export interface SaveModalProps {
  itemId: string;
  given: SaveWindow;
  books: ShelfEntry[];
  onClose: () => void;
}

/** More cookbooks than this are searched for rather than looked through. */
const easilySeen = 7;

/**
 * In which of one's cookbooks something is. Every tick is written at once; a tick that does not arrive is taken back. What has changed is
 * told when the window closes: until then the ticks say it.
 */
export function SaveModal({ itemId, given: { words, icons }, books: known, onClose }: SaveModalProps) {
  const id = useId();
  // Where it is already comes first: among two hundred nobody would find it.
  const [books, setBooks] = useState(() => known.toSorted((a, b) => Number(b.has_item ?? 0) - Number(a.has_item ?? 0)));
  const [search, setSearch] = useState("");
  const [isCreating, setCreating] = useState(known.length === 0);
  const [spoken, say] = useState("");
  const list = useRef<HTMLDivElement>(null);
  // One write after the other, so that the last wish is the one that stays.
  const writing = useRef<Promise<void>>(Promise.resolve());
  const changed = useRef(new Map<string, { title: string; hasItem: boolean }>());

  useEffect(() => {
    openModal(id);
    // Where there is nothing to tick, the window is there to be written in.
    document.getElementById(id)?.querySelector<HTMLElement>("input[name=title]")?.focus();
  }, [id]);

  useEffect(() => {
    const dialog = document.getElementById(id);
    const close = () => {
      void writing.current.then(() => tellChanges(itemId, changed.current, words));
      onClose();
    };
    dialog?.addEventListener("close", close);
    return () => dialog?.removeEventListener("close", close);
  }, [id, itemId, words, onClose]);

  function show(bookId: string, hasItem: boolean) {
    setBooks((before) =>
      before.map((book) =>
        book.id === bookId && book.has_item !== hasItem
          ? { ...book, has_item: hasItem, count: book.count + (hasItem ? 1 : -1) }
          : book,
      ),
    );
  }

  function set(book: ShelfEntry, hasItem: boolean) {
    show(book.id, hasItem);
    writing.current = writing.current.then(async () => {
      try {
        await write(book.id, itemId, hasItem);
        note(book, hasItem);
      } catch (error) {
        show(book.id, !hasItem);
        showToast({ kind: "error", text: reason(error, book) });
      }
    });
  }

  function note({ id: bookId, title }: ShelfEntry, hasItem: boolean) {
    const isBack = changed.current.has(bookId);
    if (isBack) changed.current.delete(bookId);
    else changed.current.set(bookId, { title, hasItem });
    say(fillIn(hasItem ? words.saved : words.removed, { book: title }));
  }

  function reason(error: unknown, { title }: ShelfEntry): string {
    const code = error instanceof RefusedError ? error.code : "";
    if (code === "limit") return fillIn(words.bookFull, { book: title });
    return code === "missing" ? words.missing : words.failed;
  }

  const wanted = search.trim().toLocaleLowerCase();
  const shown = books.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  return (
    <Modal id={id} title={words.title} closeLabel={words.close} closeIcon={<Drawn elements={icons.close} />}>
      {books.length > easilySeen && (
        <div className="mt-3">
          <TextField
            id={`${id}-search`}
            type="search"
            label={words.search}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      {books.length === 0 && <p className="text-ink-2">{words.first}</p>}
      <div
        ref={list}
        className="mt-2 max-h-[min(21rem,45dvh)] overflow-y-auto"
        tabIndex={shown.length > easilySeen ? 0 : -1}
      >
        {shown.map((book) => (
          <Checkbox
            key={book.id}
            label={<span className="[overflow-wrap:anywhere]">{book.title}</span>}
            extra={book.count}
            checked={book.has_item ?? false}
            onChange={(event) => set(book, event.target.checked)}
            className="border-line border-b pr-1"
          />
        ))}
      </div>
      <p role="status" className="py-2 text-ink-2 text-sm empty:hidden">
        {books.length > 0 && shown.length === 0 ? words.nothing : spoken}
      </p>
      {isCreating ? (
        <NewBook
          itemId={itemId}
          suggested={shown.length === 0 ? search.trim() : ""}
          words={words}
          errorIcon={<Drawn elements={icons.error} />}
          onCreated={(book) => {
            setBooks((before) => [{ ...book, has_item: true }, ...before]);
            setCreating(false);
            setSearch("");
            list.current?.scrollTo({ top: 0 });
            note(book, true);
          }}
        />
      ) : (
        <Button look="bare" className="mt-2 mb-4 -ml-2" onClick={() => setCreating(true)}>
          <Drawn elements={icons.plus} />
          {words.create}
        </Button>
      )}
      <form method="dialog">
        <Button type="submit" isWide>
          {words.done}
        </Button>
      </form>
    </Modal>
  );
}

async function write(bookId: string, itemId: string, hasItem: boolean): Promise<void> {
  const items = `/api/users/me/cookbooks/${bookId}/items/` as const;
  if (hasItem) await askApi(items, { method: "POST", body: { id: itemId } });
  else await askApi(`${items}${itemId}/`, { method: "DELETE" });
}

/** Says what is different now, each with a way back. */
function tellChanges(itemId: string, changes: ReadonlyMap<string, { title: string; hasItem: boolean }>, words: Words) {
  for (const [bookId, { title, hasItem }] of changes) {
    const tell = (isIn: boolean) => fillIn(isIn ? words.saved : words.removed, { book: title });
    const undo = () =>
      write(bookId, itemId, !hasItem).then(
        () => showToast({ kind: "success", text: tell(!hasItem) }),
        () => showToast({ kind: "error", text: words.failed }),
      );
    const action = { label: words.undo, run: () => void undo() };
    showToast({ kind: "success", text: tell(hasItem), action, lasts: undoMs });
  }
}

function Drawn({ elements }: { elements: SaveWindow["icons"]["close"] }) {
  const children = elements.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement("svg", { className: "icon", viewBox: "0 0 24 24", "aria-hidden": true }, ...children);
}
