import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SeasonCalendar } from "#components/content/ingredients/season-calendar.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

const show = (season: number[]) =>
  render(
    <IntlProvider>
      <SeasonCalendar season={season} now={11} />
    </IntlProvider>,
  );

test("labels every month as in or out of season, and the current one", () => {
  show([10, 11]);
  const months = screen.getAllByRole("listitem");
  expect(months).toHaveLength(12);
  expect(screen.getByText("Oktober: hat Saison")).toBeTruthy();
  expect(screen.getByText("November: hat Saison (jetzt)")).toBeTruthy();
  expect(screen.getByText("Mai: keine Saison")).toBeTruthy();
  expect(months.filter((month) => month.hasAttribute("aria-current"))).toHaveLength(1);
});

test("shows no calendar without a season", () => {
  show([]);
  expect(screen.queryByRole("list")).toBeNull();
});
