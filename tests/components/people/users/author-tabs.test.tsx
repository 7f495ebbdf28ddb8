import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AuthorTabs } from "#components/people/users/author-tabs.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

test("links to the tabs with entries, with their numbers", () => {
  render(
    <IntlProvider>
      <AuthorTabs
        author={{ name: "Anna", slug: "anna" }}
        counts={{ recipes: 1200, stories: 0, cookbooks: 2 }}
        current="cookbooks"
      />
    </IntlProvider>,
  );
  expect(screen.getByRole("navigation").getAttribute("aria-label")).toContain("Anna");
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual(
    [
      ["Rezepte 1.200", "/de/users/anna", null],
      ["Kochbücher 2", "/de/users/anna/kochbuecher", "page"],
    ],
  );
});
