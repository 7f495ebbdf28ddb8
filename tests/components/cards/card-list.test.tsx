import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CardList, countBefore } from "#components/cards/card-list.tsx";
import type { Card, Page } from "#lib/cards/card.ts";
import { WordsAndHearts } from "#tests/support/words.tsx";

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
    isSponsored: false,
    hasVideo: false,
    minutes: 30,
    author: { name: "Anna", slug: "anna", newType: "community" },
    publishedAt: null,
  };
}

/** The second of two pages, two on each, three in all. */
const second: Page<Card> = { data: [card(3)], meta: { pagination: { page: 2, pages: 2, count: 3 } } };
const none: Page<Card> = { data: [], meta: { pagination: { page: 1, pages: 1, count: 0 } } };

function show(list: Page<Card>) {
  return render(
    <WordsAndHearts>
      <CardList
        list={list}
        name="Suppen"
        counted="recipes"
        hrefOf={(page) => `/de/suppen?page=${page}`}
        empty="Leer."
      />
    </WordsAndHearts>,
  );
}

afterEach(cleanup);

test("says how many there are in all and leads to the other pages", () => {
  show(second);
  expect(screen.getByText("3 Rezepte")).toBeTruthy();
  const pages = within(screen.getByRole("navigation", { name: "Seiten" }));
  expect(pages.getByRole("link", { name: "Seite 2" }).getAttribute("aria-current")).toBe("page");
  expect(pages.getByRole("link", { name: "Vorige Seite" }).getAttribute("href")).toBe("/de/suppen?page=1");
});

test("machines read the place in the whole list", () => {
  const { container } = show(second);
  const data = JSON.parse(container.querySelector("script[type='application/ld+json']")?.textContent ?? "");
  expect(data).toMatchObject({
    "@type": "ItemList",
    name: "Suppen",
    itemListElement: [{ position: 3, name: "Suppe 3" }],
  });
});

test("a list of nothing is what it is told to be", () => {
  const { container } = show(none);
  expect(container.textContent).toBe("Leer.");
});

test("entries on earlier pages are counted from either end", () => {
  const meta = (page: number) => ({ pagination: { page, pages: 3, count: 5 } });
  expect(countBefore({ data: [1, 2], meta: meta(2) })).toBe(2);
  expect(countBefore({ data: [5], meta: meta(3) })).toBe(4);
});
