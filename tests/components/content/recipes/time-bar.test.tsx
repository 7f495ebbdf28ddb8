import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TimeBar } from "#components/content/recipes/time-bar.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

function show(preparation: number, baking: number, resting: number) {
  const duration = { preparation, baking, resting, total: preparation + baking + resting };
  const { container } = render(
    <IntlProvider>
      <TimeBar duration={duration} ovenCelsius={null} difficulty="easy" />
    </IntlProvider>,
  );
  return {
    bar: container.querySelector("section > [aria-hidden]"),
    swatches: container.querySelectorAll("dt > span[class*=size]"),
    durations: [...container.querySelectorAll("time .sr-only")].map(({ textContent }) => textContent),
  };
}

test("the bar has one field per part", () => {
  const { bar, swatches, durations } = show(15, 60, 0);
  expect(bar?.children).toHaveLength(2);
  expect(swatches).toHaveLength(2);
  expect(durations).toEqual(["1 Stunde 15 Minuten", "15 Minuten", "1 Stunde"]);
});

test("a single part has no bar and no colour", () => {
  const { bar, swatches, durations } = show(10, 0, 0);
  expect(bar).toBeNull();
  expect(swatches).toHaveLength(0);
  expect(durations).toEqual(["10 Minuten", "10 Minuten"]);
});
