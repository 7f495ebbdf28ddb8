"use client";
import type { ReactNode } from "react";
import { BookForm } from "#components/cookbooks/book-form.tsx";
import { BookMenu } from "#components/cookbooks/book-menu.tsx";
import { CoverForm } from "#components/cookbooks/cover-form.tsx";
import { DeleteForm } from "#components/cookbooks/delete-form.tsx";
import type { BookWords, CoverWords, DeleteWords } from "#components/cookbooks/words.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export interface BookToolsProps {
  locale: Locale;
  book: { id: string; title: string; summary: string; contents: string; href: string; hasOwnCover: boolean };
  /** Small pictures of what is in the cookbook. */
  choices: { id: string; title: string; picture: ReactNode }[];
  words: {
    more: string;
    close: string;
    rename: string;
    renameTitle: string;
    cover: string;
    coverTitle: string;
    delete: string;
    deleteTitle: string;
    form: BookWords;
    covering: CoverWords;
    deletion: DeleteWords;
  };
  icons: Record<"more" | "close" | "error" | "rename" | "cover" | "delete", ReactNode>;
}

/** What can be done with a cookbook as a whole, behind one button. */
export function BookTools(props: BookToolsProps) {
  const { book, words, icons } = props;
  return (
    <BookMenu
      href={`${book.href}?edit=book`}
      words={words}
      windows={{
        rename: { label: words.rename, title: words.renameTitle, icon: icons.rename },
        cover: { label: words.cover, title: words.coverTitle, icon: icons.cover },
        delete: { label: words.delete, title: words.deleteTitle, icon: icons.delete },
      }}
      icons={icons}
      forms={{
        rename: (close) => <RenameForm {...props} id="rename" onDone={close} />,
        cover: () => <CoverTool {...props} id="cover" />,
        delete: () => <DeleteTool {...props} />,
      }}
    />
  );
}

/** The same forms one below the other, where the address asks for them: for readers without script. */
export function BookToolsOpen(props: BookToolsProps) {
  const { words } = props;
  const heading = "mb-2 text-xl";
  return (
    <div className="mb-12 grid gap-10 border-line border-y py-8 md:grid-cols-3">
      <section>
        <h2 className={heading}>{words.renameTitle}</h2>
        <RenameForm {...props} id="open-rename" />
      </section>
      <section>
        <h2 className={heading}>{words.coverTitle}</h2>
        <CoverTool {...props} id="open-cover" />
      </section>
      <section>
        <h2 className={heading}>{words.deleteTitle}</h2>
        <DeleteTool {...props} />
      </section>
    </div>
  );
}

function RenameForm({ id, onDone, ...props }: BookToolsProps & { id: string; onDone?: () => void }) {
  const { locale, book, words, icons } = props;
  return <BookForm id={id} locale={locale} words={words.form} errorIcon={icons.error} book={book} onDone={onDone} />;
}

function CoverTool({ id, locale, book, choices, words }: BookToolsProps & { id: string }) {
  return (
    <CoverForm
      id={id}
      bookId={book.id}
      backHref={book.href}
      locale={locale}
      hasOwnCover={book.hasOwnCover}
      choices={choices}
      words={words.covering}
    />
  );
}

function DeleteTool({ locale, book, words, icons }: BookToolsProps) {
  return <DeleteForm book={book} locale={locale} words={words.deletion} icon={icons.delete} backHref={book.href} />;
}
