import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RatingLine } from "#components/ratings/rating-line.tsx";
import { Words } from "#tests/support/words.tsx";

afterEach(cleanup);

test.each([
  ["de", { average: 4.6, count: 312 }, "4,6 von 5 Sternen", "4,6 (312 Bewertungen)"],
  ["de", { average: 5, count: 1 }, "5 von 5 Sternen", "5,0 (1 Bewertung)"],
  ["en", { average: 4.6, count: 312 }, "4.6 out of 5 stars", "4.6 (312 ratings)"],
  ["en", { average: 4, count: 1 }, "4 out of 5 stars", "4.0 (1 rating)"],
] as const)("in %s %o is heard and read", (locale, rating, name, text) => {
  render(
    <Words locale={locale}>
      <RatingLine {...rating} />
    </Words>,
  );
  expect(screen.getByRole("img", { name })).toBeTruthy();
  const link = screen.getByRole("link", { name: `${name} ${text}` });
  expect(link.getAttribute("href")).toBe("#rating");
});

test.each([
  [4.6, [24, 24, 24, 24, 14.4]],
  [5, [24, 24, 24, 24, 24]],
  [1, [24]],
  [3.1, [24, 24, 24, 2.4]],
])("a mean of %d is drawn to the tenth", (average, widths) => {
  const { container } = render(
    <Words>
      <RatingLine average={average} count={10} />
    </Words>,
  );
  const filled = [...container.querySelectorAll(".star-filling")].map((part) => Number(part.getAttribute("width")));
  expect(filled).toEqual(widths);
  expect(container.querySelectorAll(".stars > svg")).toHaveLength(5);
});
