import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CardList, countPrecedingEntries } from "#components/content/cards/card-list.tsx";
import type { Card, Paginated } from "#lib/content/cards/card.ts";
import { IntlLikesProvider } from "#tests/support/intl-provider.tsx";

function card(n: number): Card {
  return {
    id: String(n),
    type: "recipe",
    storyType: null,
    href: `/de/rezepte/suppe-${n}`,
    title: `Suppe ${n}`,
    summary: "",
    picture: null,
    likeCount: 0,
    badge: null,
    diet: null,
    isSponsored: false,
    hasVideo: false,
    minutes: 30,
    author: { name: "Anna", slug: "anna", newType: "community" },
    publishedAt: null,
  };
}

/** The second of two pages, two on each, three in all. */
const second: Paginated<Card> = { data: [card(3)], meta: { pagination: { page: 2, pages: 2, count: 3 } } };
const none: Paginated<Card> = { data: [], meta: { pagination: { page: 1, pages: 1, count: 0 } } };

function show(list: Paginated<Card>) {
  return render(
    <IntlLikesProvider>
      <CardList
        list={list}
        name="Suppen"
        countLabel="recipes"
        getHref={(page) => `/de/suppen?page=${page}`}
        empty="Leer."
      />
    </IntlLikesProvider>,
  );
}

afterEach(cleanup);

test("shows the total number and links to the other pages", () => {
  show(second);
  expect(screen.getByText("3 Rezepte")).toBeTruthy();
  const pages = within(screen.getByRole("navigation", { name: "Seiten" }));
  expect(pages.getByRole("link", { name: "Seite 2" }).getAttribute("aria-current")).toBe("page");
  expect(pages.getByRole("link", { name: "Vorige Seite" }).getAttribute("href")).toBe("/de/suppen?page=1");
});

test("the structured data has positions within the whole list", () => {
  const { container } = show(second);
  const data = JSON.parse(container.querySelector("script[type='application/ld+json']")?.textContent ?? "");
  expect(data).toMatchObject({
    "@type": "ItemList",
    name: "Suppen",
    itemListElement: [{ position: 3, name: "Suppe 3" }],
  });
});

test("an empty list shows its replacement", () => {
  const { container } = show(none);
  expect(container.textContent).toBe("Leer.");
});

test("counts the entries on the pages before this one", () => {
  const meta = (page: number) => ({ pagination: { page, pages: 3, count: 5 } });
  expect(countPrecedingEntries({ data: [1, 2], meta: meta(2) })).toBe(2);
  expect(countPrecedingEntries({ data: [5], meta: meta(3) })).toBe(4);
});
