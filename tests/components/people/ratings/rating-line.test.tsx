import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RatingLine } from "#components/people/ratings/rating-line.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

test.each([
  ["de", { average: 4.6, count: 312 }, "4,6 von 5 Sternen", "4,6 (312 Bewertungen)"],
  ["de", { average: 5, count: 1 }, "5 von 5 Sternen", "5,0 (1 Bewertung)"],
  ["en", { average: 4.6, count: 312 }, "4.6 out of 5 stars", "4.6 (312 ratings)"],
  ["en", { average: 4, count: 1 }, "4 out of 5 stars", "4.0 (1 rating)"],
] as const)("in %s %o has a name and a text", (locale, rating, name, text) => {
  render(
    <IntlProvider locale={locale}>
      <RatingLine {...rating} />
    </IntlProvider>,
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
])("an average of %d is filled to a tenth", (average, widths) => {
  const { container } = render(
    <IntlProvider>
      <RatingLine average={average} count={10} />
    </IntlProvider>,
  );
  const filled = [...container.querySelectorAll(".star-fill")].map((part) => Number(part.getAttribute("width")));
  expect(filled).toEqual(widths);
  expect(container.querySelectorAll(".stars > svg")).toHaveLength(5);
});
