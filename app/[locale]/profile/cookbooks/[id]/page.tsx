import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { BookEntries, type BookEntriesProps } from "#components/cookbooks/book-entries.tsx";
import { BookRoom } from "#components/cookbooks/book-room.tsx";
import { EntryTools } from "#components/cookbooks/entry-tools.tsx";
import { OwnBookHead } from "#components/cookbooks/own-book-head.tsx";
import { BookTools, BookToolsOpen, type BookToolsProps } from "#components/cookbooks/own-book-tools.tsx";
import { VisibilityForm } from "#components/cookbooks/visibility-form.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { PageLinks } from "#components/ui/page-links.tsx";
import { getViewer } from "#lib/auth/viewer.ts";
import { putItemAction } from "#lib/cookbooks/actions.ts";
import { getOwnCookbook, listOwnCookbooks, listOwnEntries, wasJustRemoved } from "#lib/cookbooks/own-books.ts";
import { idField } from "#lib/cookbooks/schema.ts";
import { address, fill, slugAddress } from "#lib/i18n/address.ts";
import { absolute } from "#lib/seo/metadata.ts";
import { requireProfile } from "../../require-profile.ts";
import { one, ProblemNotice, UndoNotice } from "../notices.tsx";
import { drawn } from "../words.tsx";
import { readEntries } from "./read-entries.tsx";
import { bookPageWords } from "./words.ts";

export const dynamic = "force-dynamic";

const pageSize = 48;

type Asked = Record<"page" | "edit" | "item" | "removed" | "problem", string | string[] | undefined>;
type Props = { params: Promise<{ id: string }>; searchParams: Promise<Asked> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, locale, t, viewer] = await Promise.all([
    params,
    getLocale(),
    getTranslations("cookbooks.index"),
    getViewer(),
  ]);
  const book = viewer && idField.safeParse(id).success ? await getOwnCookbook(viewer.id, id, locale) : null;
  const alternates = {
    de: fill("de", "/profile/cookbooks/[id]", { id }),
    en: fill("en", "/profile/cookbooks/[id]", { id }),
  };
  return listMetadata({ title: book?.title ?? t("title"), description: "", alternates, isIndexed: false });
}

/** One's own cookbook, to read and to edit. Without script its forms stand on the page, where the address asks for them. */
export default async function OwnCookbookPage({ params, searchParams }: Props) {
  const [{ id }, asked, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("cookbooks"),
  ]);
  const href = fill(locale, "/profile/cookbooks/[id]", { id });
  const viewer = await requireProfile(href);
  if (!idField.safeParse(id).success) notFound();
  const book = await getOwnCookbook(viewer.id, id, locale);
  if (!book) notFound();
  const item = idField.safeParse(one(asked.item)).data;
  const removed = idField.safeParse(one(asked.removed)).data;
  const [rows, shelf, isUndoable, words] = await Promise.all([
    listOwnEntries(viewer.id, id),
    listOwnCookbooks({ userId: viewer.id, locale }),
    removed !== undefined && wasJustRemoved(viewer.id, id, removed),
    bookPageWords(book),
  ]);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(pages, pageNumber(one(asked.page)));
  const onPage = rows.slice((page - 1) * pageSize, page * pageSize);
  const { entries, choices } = await readEntries(locale, onPage, t("entries.gone"));
  const icons = drawn({
    back: "arrowRight",
    close: "x",
    cover: "image",
    delete: "trash",
    error: "circleAlert",
    forward: "arrowLeft",
    grip: "gripVertical",
    more: "ellipsis",
    move: "cornerUpRight",
    note: "pencil",
    remove: "x",
    rename: "pencil",
  });
  const tools: BookToolsProps = {
    locale,
    book: {
      id,
      title: book.title,
      summary: book.summary,
      hasOwnCover: book.hasOwnCover,
      href,
      contents: t("delete.contents", { count: book.count }),
    },
    choices,
    words: words.tools,
    icons,
  };
  const list: BookEntriesProps = {
    locale,
    book: { id, title: book.title, href },
    ids: rows.map(({ itemId }) => itemId),
    entries,
    others: shelf.filter((other) => other.id !== id).map(({ id, title, count }) => ({ id, title, count })),
    words: words.entries,
    icons,
  };
  return (
    <>
      <Trail
        crumbs={[
          { title: t("index.title"), href: address(locale, "/profile/cookbooks") },
          { title: book.title, href },
        ]}
      />
      <div className="wrap">
        <ProblemNotice problem={one(asked.problem)} />
        {isUndoable && removed && (
          <UndoNotice
            text={words.entries.removing.removed}
            action={putItemAction}
            fields={{ id, item: removed, locale }}
          />
        )}
        <OwnBookHead
          book={book}
          menu={<BookTools {...tools} />}
          visibility={
            <VisibilityForm
              bookId={id}
              url={book.slug && absolute(slugAddress(locale, "/cookbooks/[slug]", book.slug))}
              locale={locale}
              words={words.visibility}
              copyIcon={<Icon name="copy" />}
            />
          }
        />
        {one(asked.edit) && <BookToolsOpen {...tools} />}
        {entries.some((entry) => entry.id === item) && <EntryTools {...list} itemId={item ?? ""} />}
        <BookEntries {...list} />
        <PageLinks
          page={page}
          pages={pages}
          hrefOf={(number) => fill(locale, "/profile/cookbooks/[id]", { id }, number)}
        />
        <BookRoom isEmpty={rows.length === 0} />
      </div>
    </>
  );
}

function pageNumber(param: string | undefined): number {
  return param && /^[1-9]\d{0,3}$/.test(param) ? Number(param) : 1;
}
