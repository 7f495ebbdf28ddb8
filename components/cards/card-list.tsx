import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CardGrid, type CardGridProps } from "#components/cards/card-grid.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageLinks } from "#components/ui/page-links.tsx";
import type { Card, Page } from "#lib/cards/card.ts";
import { itemList } from "#lib/seo/item-list.ts";

interface CardListProps {
  list: Page<Card>;
  /** What the list is called by machines; missing where they need not know it. */
  name?: string;
  /** What is counted above the cards. */
  counted: "recipes" | "stories" | "all";
  hrefOf: (page: number) => string;
  /** Level of the cards' titles. */
  heading?: 2 | 3;
  /** Cards are the first thing on the page. */
  isFirst?: boolean;
  columns?: CardGridProps["columns"];
  /** Instead of the count above the cards. */
  toolbar?: ReactNode;
  /** Instead of a list of nothing. */
  empty: ReactNode;
}

/** A numbered page of cards: how many there are, the cards, the other pages. */
export function CardList({ list, name, counted, hrefOf, empty, ...shown }: CardListProps) {
  const { heading = 2, isFirst = false, columns, toolbar } = shown;
  const t = useTranslations("cards.list");
  const { page, pages, count } = list.meta.pagination;
  if (count === 0) return empty;
  return (
    <>
      {toolbar ?? <p className="mb-6 font-strong">{t(counted, { count })}</p>}
      <CardGrid cards={list.data} heading={heading} columns={columns} eager={isFirst ? 2 : 0} />
      <PageLinks page={page} pages={pages} hrefOf={hrefOf} />
      {name && <JsonLd data={itemList(name, list.data, countBefore(list))} />}
    </>
  );
}

/** Entries on the pages before this one. */
export function countBefore({ data, meta: { pagination } }: Page<unknown>): number {
  const { page, pages, count } = pagination;
  return page < pages ? (page - 1) * data.length : count - data.length;
}
