import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TookTooLong } from "#components/searches/took-too-long.tsx";
import { Words } from "#tests/support/words.tsx";

afterEach(cleanup);

test("a search that was stopped says so, and that other words help", () => {
  render(
    <Words>
      <TookTooLong />
    </Words>,
  );
  expect(screen.getByRole("status").textContent).toMatch(/Suche hat zu lange gedauert.*Wörtern/);
  expect(screen.queryByRole("link")).toBeNull();
});

test("a list that was stopped speaks of filters, and leads to all of it", () => {
  render(
    <Words locale="en">
      <TookTooLong whole="/en/recipes" />
    </Words>,
  );
  expect(screen.getByRole("status").textContent).toMatch(/selection took too long.*fewer filters/);
  expect(screen.getByRole("link", { name: "Show the whole list" }).getAttribute("href")).toBe("/en/recipes");
});
