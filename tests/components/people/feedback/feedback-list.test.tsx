import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FeedbackList } from "#components/people/feedback/feedback-list.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

test("links to the address of the sender and to pages of this site only", () => {
  const message = { message: "<b>Mehr</b>", locale: "de" as const, createdAt: new Date("2026-01-01T12:00:00Z") };
  render(
    <IntlProvider>
      <FeedbackList
        messages={[
          { ...message, id: "a", email: "anna@example.org", path: "/de/rezepte" },
          { ...message, id: "b", email: null, path: "//evil.example/x" },
        ]}
      />
    </IntlProvider>,
  );
  expect(screen.getAllByText("<b>Mehr</b>")).toHaveLength(2);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/de/rezepte",
    "mailto:anna@example.org",
  ]);
});

test("writes to the address of the sender alone, even if it looks like a query", () => {
  const email = "a?bcc=x%40evil.example&body=hi@example.org";
  const message = { id: "a", message: "", locale: "de" as const, createdAt: new Date(0), path: "" };
  render(
    <IntlProvider>
      <FeedbackList messages={[{ ...message, email }]} />
    </IntlProvider>,
  );
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: email });
  expect(new URL(href).search).toBe("");
  expect(decodeURIComponent(new URL(href).pathname)).toBe(email);
});
