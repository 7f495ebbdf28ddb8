import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TimeoutNotice } from "#components/content/search/timeout-notice.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

test("a search that timed out suggests other words", () => {
  render(
    <IntlProvider>
      <TimeoutNotice />
    </IntlProvider>,
  );
  expect(screen.getByRole("status").textContent).toMatch(/Suche hat zu lange gedauert.*Wörtern/);
  expect(screen.queryByRole("link")).toBeNull();
});

test("a list that timed out suggests fewer filters and links to the whole list", () => {
  render(
    <IntlProvider locale="en">
      <TimeoutNotice listHref="/en/recipes" />
    </IntlProvider>,
  );
  expect(screen.getByRole("status").textContent).toMatch(/Filtering took too long.*fewer filters/);
  expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/en/recipes");
});
