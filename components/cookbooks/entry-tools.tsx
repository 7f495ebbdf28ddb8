"use client";
import type { BookEntriesProps } from "#components/cookbooks/book-entries.tsx";
import { MoveForm } from "#components/cookbooks/move-form.tsx";
import { NoteForm } from "#components/cookbooks/note-form.tsx";
import { RemoveForm } from "#components/cookbooks/remove-form.tsx";

/** The forms for one entry beside each other, where the address asks for them: for readers without script. */
export function EntryTools({ itemId, ...list }: BookEntriesProps & { itemId: string }) {
  const { locale, book, entries, others, words, icons } = list;
  const entry = entries.find(({ id }) => id === itemId);
  if (!entry) return null;
  const heading = "mb-2 text-xl";
  return (
    <div className="mb-12 grid gap-10 border-line border-y py-8 md:grid-cols-3">
      <section>
        <h2 className={heading}>{words.noteTitle}</h2>
        <p className="text-ink-2">{entry.title}</p>
        <NoteForm
          id="open-note"
          bookId={book.id}
          itemId={itemId}
          note={entry.note}
          locale={locale}
          words={words.note}
          errorIcon={icons.error}
        />
      </section>
      <section>
        <h2 className={heading}>{words.moveTitle}</h2>
        <MoveForm book={book} item={entry} others={others} locale={locale} words={words.moving} />
      </section>
      <section>
        <h2 className={heading}>{words.removeTitle}</h2>
        <RemoveForm book={book} item={entry} locale={locale} words={words.removing} />
      </section>
    </div>
  );
}
