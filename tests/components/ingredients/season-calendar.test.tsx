import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SeasonCalendar } from "#components/ingredients/season-calendar.tsx";
import { Words } from "#tests/support/words.tsx";

afterEach(cleanup);

const show = (season: number[]) =>
  render(
    <Words>
      <SeasonCalendar season={season} now={11} />
    </Words>,
  );

test("every month says in words whether it is in season, and one that it is now", () => {
  show([10, 11]);
  const months = screen.getAllByRole("listitem");
  expect(months).toHaveLength(12);
  expect(screen.getByText("Oktober: hat Saison")).toBeTruthy();
  expect(screen.getByText("November: hat Saison (jetzt)")).toBeTruthy();
  expect(screen.getByText("Mai: keine Saison")).toBeTruthy();
  expect(months.filter((month) => month.hasAttribute("aria-current"))).toHaveLength(1);
});

test("what has no season needs no calendar", () => {
  show([]);
  expect(screen.queryByRole("list")).toBeNull();
});
