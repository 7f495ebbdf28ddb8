import { getLocale, getTranslations } from "next-intl/server";
import { BookForm } from "#components/cookbooks/book-form.tsx";
import { BookTile } from "#components/cookbooks/book-tile.tsx";
import { OwnShelf, type ShelfBook } from "#components/cookbooks/own-shelf.tsx";
import { ShelfEmpty } from "#components/cookbooks/shelf-empty.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { restoreCookbookAction } from "#lib/cookbooks/actions.ts";
import { findDeletedTitle, listOwnCookbooks, type OwnBook } from "#lib/cookbooks/own-books.ts";
import { idField } from "#lib/cookbooks/schema.ts";
import { address, fill } from "#lib/i18n/address.ts";
import { ProfilePage, profileMetadata } from "../profile-page.tsx";
import { requireProfile } from "../require-profile.ts";
import { one, ProblemNotice, UndoNotice } from "./notices.tsx";
import { deleteWords, drawn, formWords } from "./words.tsx";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return profileMetadata("cookbooks");
}

type Props = { searchParams: Promise<Record<"new" | "deleted" | "problem", string | string[] | undefined>> };

/** One's own shelf. Without script its forms stand on the page, where the address asks for one. */
export default async function OwnCookbooksPage({ searchParams }: Props) {
  const [asked, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("cookbooks")]);
  const href = address(locale, "/profile/cookbooks");
  const viewer = await requireProfile(href);
  const deleted = idField.safeParse(one(asked.deleted));
  const [books, deletedTitle, form, deletion] = await Promise.all([
    listOwnCookbooks({ userId: viewer.id, locale }),
    deleted.success ? findDeletedTitle(viewer.id, deleted.data, locale) : null,
    formWords(),
    deleteWords(),
  ]);
  const toShelf = (book: OwnBook): ShelfBook => ({
    id: book.id,
    title: book.title,
    summary: book.summary,
    contents: t("delete.contents", { count: book.count }),
    href: fill(locale, "/profile/cookbooks/[id]", { id: book.id }),
    tile: (
      <BookTile
        title={book.title}
        href={fill(locale, "/profile/cookbooks/[id]", { id: book.id })}
        cover={book.cover}
        heading={2}
        facts={t("book.count", { count: book.count })}
        mark={book.visibility === "private" ? t("shelf.private") : undefined}
        hasMenu
      />
    ),
  });
  return (
    <ProfilePage tab="cookbooks" viewer={viewer}>
      <ProblemNotice problem={one(asked.problem)} />
      {deletedTitle !== null && deleted.success && (
        <UndoNotice
          text={t("shelf.deletedOne", { title: deletedTitle })}
          action={restoreCookbookAction}
          fields={{ id: deleted.data, locale }}
        />
      )}
      {one(asked.new) && (
        <section aria-labelledby="new-title" className="mb-10 max-w-[28rem]">
          <h2 id="new-title" className="text-xl">
            {t("form.createTitle")}
          </h2>
          <BookForm id="new" locale={locale} words={form} errorIcon={<Icon name="circleAlert" />} />
        </section>
      )}
      {books.length === 0 && <ShelfEmpty href={`${href}?new=1`} />}
      <OwnShelf
        locale={locale}
        books={books.map(toShelf)}
        href={href}
        words={{
          create: t("shelf.create"),
          more: String(t.raw("shelf.more")),
          rename: t("head.rename"),
          delete: t("head.delete"),
          close: t("saveModal.close"),
          createTitle: t("form.createTitle"),
          renameTitle: t("form.renameTitle"),
          deleteTitle: t("delete.title"),
          form,
          deletion,
        }}
        icons={drawn({
          plus: "plus",
          more: "ellipsis",
          close: "x",
          error: "circleAlert",
          rename: "pencil",
          delete: "trash",
        })}
      />
    </ProfilePage>
  );
}
