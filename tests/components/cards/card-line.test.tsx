import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CardLine } from "#components/cards/card.tsx";
import type { Card } from "#lib/cards/card.ts";
import { Words } from "#tests/support/words.tsx";

const card: Card = {
  id: "1",
  type: "recipe",
  storyType: null,
  href: "/de/rezepte/chili",
  title: "Chili",
  summary: "",
  picture: null,
  likeCount: 0,
  badge: null,
  isSponsored: false,
  hasVideo: false,
  minutes: 45,
  author: { name: "küchenkraut", slug: "kuechenkraut", newType: "community" },
  publishedAt: null,
};

test("a line says who wrote it, and one thing more where there is one", () => {
  const { rerender } = render(<CardLine card={card} heading={3} />, { wrapper: Words });
  expect(screen.getByRole("article").textContent).toBe("Chiliküchenkraut");
  rerender(<CardLine card={card} heading={3} note={<p>Hat gerade Saison</p>} />);
  expect(screen.getByRole("article").textContent).toBe("ChiliküchenkrautHat gerade Saison");
});
