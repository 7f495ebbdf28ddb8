"use client";
import { useRouter } from "next/navigation";
import { Fragment, type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { entryGrid } from "#components/cookbooks/entry-grid.ts";
import { EntryGrip } from "#components/cookbooks/entry-grip.tsx";
import { MoveForm } from "#components/cookbooks/move-form.tsx";
import { NoteForm } from "#components/cookbooks/note-form.tsx";
import { OpensDialog } from "#components/cookbooks/opens-dialog.tsx";
import { closeDialog } from "#components/cookbooks/own-shelf.tsx";
import { RemoveForm } from "#components/cookbooks/remove-form.tsx";
import { useKeptFocus } from "#components/cookbooks/use-kept-focus.ts";
import { useOrder } from "#components/cookbooks/use-order.ts";
import type { EntriesWords } from "#components/cookbooks/words.ts";
import { DropMenu } from "#components/ui/drop-menu.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { showToast } from "#components/ui/toast.ts";
import { askApi } from "#lib/ask-api.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export interface ShownEntry {
  id: string;
  title: string;
  note: string;
  card: ReactNode;
}

export interface BookEntriesProps {
  locale: Locale;
  book: { id: string; title: string; href: string };
  /** All ids of the cookbook in order; the page shows some of them. */
  ids: string[];
  entries: ShownEntry[];
  others: { id: string; title: string; count: number }[];
  words: EntriesWords;
  icons: Record<"grip" | "note" | "more" | "forward" | "back" | "move" | "remove" | "close" | "error", ReactNode>;
}

const noteDialog = "cookbook-item-note";
const removeDialog = "cookbook-item-delete";
const moveDialog = "cookbook-item-move";

/** What is in one's own cookbook: to be put into another order, noted on, moved and taken out. */
export function BookEntries({ locale, book, ids, entries, others, words, icons }: BookEntriesProps) {
  const router = useRouter();
  const helpId = useId();
  const [spoken, say] = useState("");
  const [chosen, setChosen] = useState<{ entry: ShownEntry; opening: number }>();
  const choose = (entry: ShownEntry) => setChosen((before) => ({ entry, opening: (before?.opening ?? 0) + 1 }));
  const order = useOrder({ ids, save });
  const closeNote = useCallback(() => closeDialog(noteDialog), []);
  useKeptFocus(ids, (id) => document.querySelector<HTMLElement>(`[data-entry="${id}"] [aria-describedby]`));
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const shown = order.order.flatMap((id) => byId.get(id) ?? []);

  async function save(next: string[]) {
    try {
      await askApi(`/api/users/me/cookbooks/${book.id}/order/`, { method: "PUT", body: { ids: next } });
      router.refresh();
    } catch (error) {
      showToast({ kind: "error", text: words.notSaved });
      throw error;
    }
  }

  async function step({ id, title }: ShownEntry, by: number) {
    const at = await order.step(id, by);
    say(fillIn(words.grip.dropped, { title, position: at + 1, count: ids.length }));
  }

  const modal = { closeLabel: words.close, closeIcon: icons.close };
  return (
    <>
      <p id={helpId} className="sr-only">
        {words.help}
      </p>
      <p aria-live="assertive" className="sr-only">
        {spoken}
      </p>
      <ul aria-label={words.label} className={entryGrid}>
        {shown.map((entry) => {
          const { id, title, note, card } = entry;
          const formHref = `${book.href}?item=${id}`;
          const at = order.indexOf(id);
          const noteAction = note ? words.editNote : words.writeNote;
          const isHeld = order.hold?.id === id;
          return (
            <li
              key={id}
              data-entry={id}
              data-grabbed={isHeld || undefined}
              data-dragged={(isHeld && order.hold?.by === "pointer") || undefined}
              className="entry flex min-w-0 flex-col"
            >
              {card}
              {note && (
                <p className="mt-3 whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-2 text-sm [overflow-wrap:anywhere]">
                  {note}
                </p>
              )}
              <div className="mt-auto -ml-2.5 flex items-center pt-2">
                <EntryGrip
                  id={id}
                  title={title}
                  order={order}
                  words={words.grip}
                  helpId={helpId}
                  icon={icons.grip}
                  say={say}
                />
                <OpensDialog
                  dialog={noteDialog}
                  href={formHref}
                  onOpen={() => choose(entry)}
                  aria-label={fillIn(words.noteOf, { action: noteAction, title })}
                  className="icon-button"
                >
                  {icons.note}
                </OpensDialog>
                <DropMenu label={fillIn(words.more, { title })} icon={icons.more} className="ml-auto">
                  <li>
                    <button type="button" disabled={at === 0} onClick={() => step(entry, -1)}>
                      {icons.forward}
                      {words.forward}
                    </button>
                  </li>
                  <li>
                    <button type="button" disabled={at === ids.length - 1} onClick={() => step(entry, 1)}>
                      {icons.back}
                      {words.back}
                    </button>
                  </li>
                  <li>
                    <OpensDialog dialog={moveDialog} href={formHref} onOpen={() => choose(entry)}>
                      {icons.move}
                      {words.move}
                    </OpensDialog>
                  </li>
                  <li>
                    <OpensDialog dialog={removeDialog} href={formHref} onOpen={() => choose(entry)}>
                      {icons.remove}
                      {words.remove}
                    </OpensDialog>
                  </li>
                </DropMenu>
              </div>
            </li>
          );
        })}
      </ul>
      {chosen && (
        <Fragment key={chosen.opening}>
          <Modal id={noteDialog} title={words.noteTitle} {...modal}>
            <p className="text-ink-2">{chosen.entry.title}</p>
            <NoteForm
              id={`${noteDialog}-text`}
              bookId={book.id}
              itemId={chosen.entry.id}
              note={chosen.entry.note}
              locale={locale}
              words={words.note}
              errorIcon={icons.error}
              onDone={closeNote}
            />
          </Modal>
          <Modal id={removeDialog} title={words.removeTitle} {...modal}>
            <RemoveForm book={book} item={chosen.entry} locale={locale} words={words.removing} />
          </Modal>
          <Modal id={moveDialog} title={words.moveTitle} {...modal}>
            <MoveForm book={book} item={chosen.entry} others={others} locale={locale} words={words.moving} />
          </Modal>
        </Fragment>
      )}
    </>
  );
}
