import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SearchForm } from "#components/searches/search-form.tsx";
import { TypeTabs } from "#components/searches/type-tabs.tsx";
import { Words } from "#tests/support/words.tsx";

afterEach(cleanup);

test("the form asks the search page of the language again, with what was asked", () => {
  render(
    <Words locale="en">
      <SearchForm search="soup" type="stories" />
    </Words>,
  );
  const field = screen.getByRole("searchbox", { name: "Search recipes and stories" }) as HTMLInputElement;
  expect(field.value).toBe("soup");
  expect(field.form?.getAttribute("action")).toBe("/en/search");
  expect(new FormData(field.form ?? undefined).get("type")).toBe("stories");
});

test("the tabs count, lead and say which is open", () => {
  render(
    <Words>
      <TypeTabs
        input={{ search: "brot", type: "recipes", page: 2, sort: "relevance", chosen: {} }}
        counts={{ recipes: 3, stories: 1 }}
      />
    </Words>,
  );
  const tabs = within(screen.getByRole("navigation", { name: "Art" }));
  expect(tabs.getByRole("link", { name: /Alles\s*4/ }).getAttribute("href")).toBe("/de/suche?search=brot");
  expect(tabs.getByRole("link", { name: /Rezepte/ }).getAttribute("aria-current")).toBe("page");
  expect(tabs.getByRole("link", { name: /Stories/ }).getAttribute("href")).toBe("/de/suche?search=brot&type=stories");
});
