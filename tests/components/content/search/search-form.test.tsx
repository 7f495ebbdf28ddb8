import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SearchForm } from "#components/content/search/search-form.tsx";
import { TypeTabs } from "#components/content/search/type-tabs.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

test("the form sends the current search to the search page of the language", () => {
  render(
    <IntlProvider locale="en">
      <SearchForm search="soup" type="stories" />
    </IntlProvider>,
  );
  const field = screen.getByRole("searchbox", { name: "Search recipes and stories" }) as HTMLInputElement;
  expect(field.value).toBe("soup");
  expect(field.form?.getAttribute("action")).toBe("/en/search");
  expect(new FormData(field.form ?? undefined).get("type")).toBe("stories");
});

test("the tabs have counts, links and a current one", () => {
  render(
    <IntlProvider>
      <TypeTabs
        input={{ search: "brot", type: "recipes", page: 2, sort: "relevance", selected: {} }}
        counts={{ recipes: 3, stories: 1 }}
      />
    </IntlProvider>,
  );
  const tabs = within(screen.getByRole("navigation", { name: "Typ" }));
  expect(tabs.getByRole("link", { name: /Alles\s*4/ }).getAttribute("href")).toBe("/de/suche?search=brot");
  expect(tabs.getByRole("link", { name: /Rezepte/ }).getAttribute("aria-current")).toBe("page");
  expect(tabs.getByRole("link", { name: /Stories/ }).getAttribute("href")).toBe("/de/suche?search=brot&type=stories");
});
