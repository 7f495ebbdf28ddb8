import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CardGrid, type CardGridProps } from "#components/content/cards/card-grid.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import type { Card, Paginated } from "#lib/content/cards/card.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";

interface CardListProps extends Pick<CardGridProps, "columns" | "isOnAuthorPage"> {
  list: Paginated<Card>;
  /** Name of the list in the structured data; without it there is none. */
  name?: string;
  /** Message of the number of cards above them. */
  countLabel: "recipes" | "stories" | "all";
  getHref: (page: number) => string;
  /** Heading level of the card titles. */
  heading?: 2 | 3;
  /** The cards are the first content of the page. */
  isFirst?: boolean;
  /** Replaces the number above the cards. */
  toolbar?: ReactNode;
  /** Replaces an empty list. */
  empty: ReactNode;
}

/** One page of a list of cards: their number, the cards, links to the other pages. */
export function CardList({ list, name, countLabel, getHref, empty, ...layout }: CardListProps) {
  const { heading = 2, isFirst = false, columns, isOnAuthorPage, toolbar } = layout;
  const t = useTranslations("cards.list");
  const { page, pages, count } = list.meta.pagination;
  if (count === 0) return empty;
  return (
    <>
      {toolbar ?? <p className="mb-6 font-strong">{t(countLabel, { count })}</p>}
      <CardGrid
        cards={list.data}
        heading={heading}
        columns={columns}
        eagerCount={isFirst ? 2 : 0}
        isAmongStories={countLabel === "stories"}
        isOnAuthorPage={isOnAuthorPage}
      />
      <Pagination page={page} pages={pages} getHref={getHref} />
      {name && <JsonLd data={itemList(name, list.data, countPrecedingEntries(list))} />}
    </>
  );
}

/** Number of entries on the pages before this one. */
export function countPrecedingEntries({ data, meta: { pagination } }: Paginated<unknown>): number {
  const { page, pages, count } = pagination;
  return page < pages ? (page - 1) * data.length : count - data.length;
}
