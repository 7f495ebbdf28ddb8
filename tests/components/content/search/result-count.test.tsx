import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ResultCount } from "#components/content/search/result-count.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

const say = (search: string, count: number, isClosest: boolean) => {
  render(
    <IntlProvider>
      <ResultCount search={search} count={count} isClosest={isClosest} isCapped={false} corrections={[]} />
    </IntlProvider>,
  );
  return screen.getByRole("status").textContent;
};

test.each([
  ["Suppe", 2, false, "2\u00a0Treffer für „Suppe“."],
  ["chili con carne", 0, true, "Keine Treffer für alle Wörter von „chili con carne“. Am ähnlichsten:"],
  ["Flammkuchen", 0, true, "Keine Treffer für „Flammkuchen“. Am ähnlichsten:"],
])("%s, %i, %s: %s", (search, count, isClosest, text) => {
  expect(say(search, count, isClosest)).toBe(text);
});
