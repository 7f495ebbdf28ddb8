import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageSwitch } from "#components/layout/language-switch.tsx";
import { Words } from "#tests/support/words.tsx";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), usePathname: () => "/de/rezepte" }));

const languages = (
  <Words>
    <LanguageSwitch />
  </Words>
);

beforeEach(() => {
  // The page stays where it is.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = "";
});

test("without script both languages lead to their start pages", () => {
  const html = renderToStaticMarkup(languages);
  expect(html).toContain('href="/de"');
  expect(html).toContain('href="/en"');
});

test("leads to the page's own counterpart, whatever host that names, and remembers the choice", async () => {
  document.head.innerHTML = '<link rel="alternate" hreflang="en" href="https://anywhere.example/en/recipes?page=2">';
  render(languages);
  const english = screen.getByRole("link", { name: "English" });
  expect(document.cookie).not.toContain("locale");
  await userEvent.click(english);
  expect(english.getAttribute("href")).toBe("/en/recipes?page=2");
  expect(document.cookie).toContain("locale=en");
});

test("a page without a counterpart leads to the start page", async () => {
  render(languages);
  const english = screen.getByRole("link", { name: "English" });
  await userEvent.click(english);
  expect(english.getAttribute("href")).toBe("/en");
  expect(screen.getByRole("link", { name: "Deutsch" }).getAttribute("aria-current")).toBe("true");
});
