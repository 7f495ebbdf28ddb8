import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LanguageSwitch } from "#components/layout/footer/language-switch.tsx";
import { MenuEffects } from "#components/layout/header/menu-effects.tsx";
import { menuId, SiteHeader } from "#components/layout/header/site-header.tsx";
import type { MenuEntry } from "#lib/content/menus/menu.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  usePathname: () => location.pathname,
}));

const entry = (type: MenuEntry["type"], title: string, href: string, links: string[] = []): MenuEntry => ({
  type,
  title,
  href,
  isExternal: href.startsWith("https"),
  groups: links.length
    ? [{ title: "Gang", entries: links.map((link) => ({ title: link, href: `${href}/${link}` })) }]
    : [],
  highlight: null,
});

const menu = [
  entry("recipes", "Rezepte", "/de/rezepte", ["Suppen", "Salate"]),
  entry("stories", "Stories", "/de/stories", ["Brot"]),
  entry("news", "Neues", "/de/kategorien/news"),
  entry("shop", "Shop", "https://shop.tischlein.example/de"),
];

function show(path = "/de", menuFooter: ReactNode = null) {
  history.replaceState(null, "", path);
  render(
    <IntlProvider>
      <SiteHeader menu={menu} accountNav={null} shoppingListLink={null} menuFooter={menuFooter} />
      <MenuEffects menuId={menuId} />
    </IntlProvider>,
  );
}

const focused = () => document.activeElement?.textContent ?? "";
const openMenus = () => document.querySelectorAll("details[open]").length;
const summary = (title: string) => screen.getByText(title, { selector: "summary" });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(cleanup);

test("renders every link, and announces that links to other sites open a new tab", () => {
  show();
  expect(screen.getByText("Salate").getAttribute("href")).toBe("/de/rezepte/Salate");
  const shop = screen.getByText("Shop");
  expect(shop.textContent).toBe("Shop(öffnet in neuem Tab)");
  expect(shop.getAttribute("target")).toBe("_blank");
  expect(shop.getAttribute("rel")).toBe("noopener");
});

test("moves between main entries with left and right, opens one with down, returns with up", async () => {
  show();
  summary("Rezepte").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toContain("Stories");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(focused()).toContain("Shop");
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(openMenus()).toBe(1);
  expect(focused()).toBe("Suppen");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("Alle Rezepte");
  await userEvent.keyboard("{Home}{ArrowUp}");
  expect(focused()).toContain("Rezepte");
});

test("closes the dropdown on Escape, which restores the focus, and on a press outside", async () => {
  show();
  await userEvent.click(summary("Stories"));
  expect(openMenus()).toBe(1);
  await userEvent.keyboard("{Escape}");
  expect(openMenus()).toBe(0);
  expect(focused()).toContain("Stories");

  await userEvent.click(summary("Stories"));
  await userEvent.click(document.body);
  expect(openMenus()).toBe(0);
});

test("marks the section of the page and the link to the page", () => {
  show("/de/rezepte/Salate");
  expect(summary("Rezepte").getAttribute("aria-current")).toBe("true");
  expect(screen.getByText("Salate").getAttribute("aria-current")).toBe("page");
  expect(summary("Stories").hasAttribute("aria-current")).toBe(false);
  cleanup();
  show("/de/kategorien/news");
  expect(screen.getByText("Neues").getAttribute("aria-current")).toBe("page");
  cleanup();
  show("/de/stories/Brot/sauerteig");
  expect(summary("Stories").getAttribute("aria-current")).toBe("true");
  expect(summary("Rezepte").hasAttribute("aria-current")).toBe(false);
});

test("marks the page in the menu, and leaves the language that is read marked below it", () => {
  show("/de/rezepte/Salate", <LanguageSwitch isInMenu />);
  expect(screen.getByText("Salate").getAttribute("aria-current")).toBe("page");
  expect(screen.getByText("Deutsch").getAttribute("aria-current")).toBe("true");
  expect(screen.getByText("English").getAttribute("aria-current")).toBeNull();
});
