import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { LastPantryLink, SaveLastPantry } from "#components/kitchen/pantry/last-pantry.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const link = <LastPantryLink path="/de/resteverwertung" label="Zuletzt:" />;

test("links to the last picks of this device in this language", () => {
  render(<SaveLastPantry href="/de/resteverwertung?have=lauch" names="Lauch" />);
  render(link);
  expect(screen.getByRole("link", { name: "Lauch" }).getAttribute("href")).toBe("/de/resteverwertung?have=lauch");
});

test.each([null, "broken", '{"href":"/en/use-up?have=leek","names":"Leek"}'])("shows no link for %s", (stored) => {
  if (stored !== null) localStorage.setItem("used-up", stored);
  expect(render(link).container.innerHTML).toBe("");
});

test("the page of the server has no link", () => {
  localStorage.setItem("used-up", '{"href":"/de/resteverwertung?have=lauch","names":"Lauch"}');
  expect(renderToString(link)).toBe("");
});
