import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageEffects } from "#components/layout/footer/language-effects.tsx";
import { LanguageSwitch } from "#components/layout/footer/language-switch.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), usePathname: () => "/de/rezepte" }));

const languages = (
  <IntlProvider>
    <LanguageSwitch />
    <LanguageEffects />
  </IntlProvider>
);

beforeEach(() => {
  // Prevents the navigation.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = "locale=; path=/; max-age=0";
  document.head.innerHTML = "";
  delete document.documentElement.dataset.locales;
});

test("links both languages to a route handler without a script", () => {
  const html = renderToStaticMarkup(languages);
  expect(html).toContain('href="/api/language/?to=de"');
  expect(html).toContain('href="/api/language/?to=en"');
});

test("is missing on a site with one language", () => {
  document.documentElement.dataset.locales = "de";
  render(languages);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("links to the translation of the page, ignores its host and stores the choice", async () => {
  window.history.replaceState(null, "", "/de/rezepte?zeit=30&page=2#liste");
  document.head.innerHTML = '<link rel="alternate" hreflang="en" href="https://anywhere.example/en/recipes">';
  render(languages);
  const english = screen.getByRole("link", { name: "English" });
  expect(document.cookie).not.toContain("locale");
  await userEvent.click(english);
  expect(english.getAttribute("href")).toBe("/en/recipes?zeit=30&page=2#liste");
  expect(document.cookie).toContain("locale=en");
});

test("links to the route handler where the page names no translation", async () => {
  render(languages);
  const english = screen.getByRole("link", { name: "English" });
  await userEvent.click(english);
  expect(english.getAttribute("href")).toBe("/api/language/?to=en");
  expect(screen.getByRole("link", { name: "Deutsch" }).getAttribute("aria-current")).toBe("true");
});
