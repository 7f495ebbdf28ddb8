import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NewsList } from "#components/content/categories/news-list.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

const news: Card = {
  id: "n",
  type: "article",
  storyType: "news",
  href: "/de/stories/neu",
  title: "Neue Küche",
  summary: "Kurz gesagt",
  picture: null,
  likeCount: 3,
  badge: null,
  diet: null,
  isSponsored: false,
  hasVideo: false,
  minutes: 2,
  author: { name: "Team", slug: "team", newType: "editor" },
  publishedAt: "2026-11-01T10:00:00.000Z",
};

test("each item has its own actions, outside of its link", () => {
  render(
    <IntlProvider>
      <NewsList
        items={[news, { ...news, id: "m", title: "Alte Küche" }]}
        renderActions={({ title }) => <button type="button">{`Herz: ${title}`}</button>}
      />
    </IntlProvider>,
  );
  for (const article of screen.getAllByRole("article")) {
    const title = within(article).getByRole("heading").textContent;
    expect(
      within(article)
        .getByRole("button", { name: `Herz: ${title}` })
        .closest("a"),
    ).toBeNull();
  }
});
