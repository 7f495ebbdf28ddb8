"use client";
import { Fragment, type ReactNode, useCallback, useState } from "react";
import { BookForm } from "#components/cookbooks/book-form.tsx";
import { createDialog } from "#components/cookbooks/create-dialog.ts";
import { DeleteForm } from "#components/cookbooks/delete-form.tsx";
import { OpensDialog } from "#components/cookbooks/opens-dialog.tsx";
import { useKeptFocus } from "#components/cookbooks/use-kept-focus.ts";
import type { BookWords, DeleteWords } from "#components/cookbooks/words.ts";
import { DropMenu } from "#components/ui/drop-menu.tsx";
import { Modal } from "#components/ui/modal.tsx";
import { fillIn } from "#lib/i18n/fill-in.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export interface ShelfBook {
  id: string;
  title: string;
  summary: string;
  /** How much is in it, as the middle of a sentence. */
  contents: string;
  /** Where it is edited. */
  href: string;
  /** As it stands on the shelf. */
  tile: ReactNode;
}

interface OwnShelfProps {
  locale: Locale;
  books: ShelfBook[];
  /** This page. */
  href: string;
  words: {
    create: string;
    more: string;
    rename: string;
    delete: string;
    close: string;
    createTitle: string;
    renameTitle: string;
    deleteTitle: string;
    form: BookWords;
    deletion: DeleteWords;
  };
  icons: Record<"plus" | "more" | "close" | "error" | "rename" | "delete", ReactNode>;
}

const renameDialog = "cookbook-rename";
const deleteDialog = "cookbook-delete";

/** One's own cookbooks, room for another, and the windows that make, rename and delete one. */
export function OwnShelf({ locale, books, href, words, icons }: OwnShelfProps) {
  // Counted, so that each opening begins with a fresh form.
  const [chosen, setChosen] = useState<{ book: ShelfBook; opening: number }>();
  const choose = (book: ShelfBook) => setChosen((before) => ({ book, opening: (before?.opening ?? 0) + 1 }));
  const closeRename = useCallback(() => closeDialog(renameDialog), []);
  const ids = books.map(({ id }) => id);
  useKeptFocus(ids, (id) => document.querySelector<HTMLElement>(`[data-book="${id}"] a`));
  const modal = { closeLabel: words.close, closeIcon: icons.close };
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4" hidden={books.length === 0}>
        {books.map((book) => (
          <li key={book.id} data-book={book.id} className="relative min-w-0">
            {book.tile}
            <DropMenu
              label={fillIn(words.more, { title: book.title })}
              icon={icons.more}
              className="!absolute right-1 bottom-1"
            >
              <li>
                <OpensDialog dialog={renameDialog} href={`${book.href}?edit=book`} onOpen={() => choose(book)}>
                  {icons.rename}
                  {words.rename}
                </OpensDialog>
              </li>
              <li>
                <OpensDialog dialog={deleteDialog} href={`${book.href}?edit=book`} onOpen={() => choose(book)}>
                  {icons.delete}
                  {words.delete}
                </OpensDialog>
              </li>
            </DropMenu>
          </li>
        ))}
        <li className="min-w-0">
          <OpensDialog
            dialog={createDialog}
            href={`${href}?new=1`}
            className="grid aspect-[3/4] place-content-center place-items-center gap-2 rounded-2 border-2 border-line-strong border-dashed p-4 text-center font-strong text-kobalt no-underline hover:bg-tint"
          >
            {icons.plus}
            {words.create}
          </OpensDialog>
        </li>
      </ul>
      <Modal id={createDialog} title={words.createTitle} {...modal}>
        <BookForm id={createDialog} locale={locale} words={words.form} errorIcon={icons.error} />
      </Modal>
      {chosen && (
        <Fragment key={chosen.opening}>
          <Modal id={renameDialog} title={words.renameTitle} {...modal}>
            <BookForm
              id={renameDialog}
              locale={locale}
              words={words.form}
              errorIcon={icons.error}
              book={chosen.book}
              onDone={closeRename}
            />
          </Modal>
          <Modal id={deleteDialog} title={words.deleteTitle} {...modal}>
            <DeleteForm book={chosen.book} locale={locale} words={words.deletion} icon={icons.delete} backHref={href} />
          </Modal>
        </Fragment>
      )}
    </>
  );
}

export function closeDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
