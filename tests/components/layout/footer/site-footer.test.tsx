import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SiteFooter } from "#components/layout/footer/site-footer.tsx";
import { site } from "#lib/platform/config/site.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#components/layout/footer/language-switch.tsx", () => ({ LanguageSwitch: () => null }));

const isSold = vi.hoisted(() => ({ value: false }));
vi.mock("#lib/platform/config/plus-offer.ts", () => ({ isPlusSold: () => isSold.value }));

const names = Object.keys(site.external) as (keyof typeof site.external)[];
const configured = { ...site.external };

function show(hasOutsideTools = false) {
  render(
    <IntlProvider>
      <SiteFooter
        newsletter={null}
        hasOutsideTools={hasOutsideTools}
        writtenPages={["team", "jobs", "our-app", "about-us"]}
      />
    </IntlProvider>,
  );
}
const listExternal = () =>
  screen
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.includes("company.example"));

afterEach(() => {
  cleanup();
  Object.assign(site.external, configured);
});

test("leads to each page of the company in the language of the page, in a new tab", () => {
  for (const name of names) {
    const localized = { de: `https://company.example/de/${name}`, en: `https://company.example/en/${name}` };
    Object.assign(site.external, { [name]: localized });
  }
  show();
  // The shop is an entry of the main menu only.
  const expected = names.filter((name) => name !== "shop").map((name) => `https://company.example/de/${name}`);
  expect(listExternal().toSorted()).toEqual(expected.toSorted());
  const link = screen.getByRole("link", { name: new RegExp(de.layout.footer.becomePartner) });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(screen.getByRole("link", { name: new RegExp(de.layout.footer.cookbookShop) })).toBeTruthy();
});

test("leaves out what has no address, and leads to own pages instead where there are some", () => {
  for (const name of names) Object.assign(site.external, { [name]: null });
  show();
  const { footer } = de.layout;
  for (const label of [footer.cookbookShop, footer.becomePartner, footer.press, footer.collaborations])
    expect(screen.queryByText(label)).toBeNull();
  expect(screen.getByRole("link", { name: footer.jobs }).getAttribute("href")).toBe("/de/jobs");
  expect(screen.getByRole("link", { name: footer.apps }).getAttribute("href")).toBe("/de/unsere-app");
});

test("leads to everything that the law wants on every page", () => {
  show();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  const needed = ["impressum", "agb", "datenschutz", "barrierefreiheit", "kontakt", "inhalt-melden"];
  expect(hrefs).toEqual(expect.arrayContaining(needed.map((word) => `/de/${word}`)));
});

test("leads to the cancellation of contracts exactly where Plus is sold", () => {
  const hasLink = () => screen.queryByRole("link", { name: de.layout.footer.cancelContract }) !== null;
  show();
  expect(hasLink()).toBe(false);
  cleanup();
  isSold.value = true;
  show();
  isSold.value = false;
  expect(hasLink()).toBe(true);
});

test("has the button of cookie settings only where there is something to decide", () => {
  show();
  expect(screen.queryByRole("button", { name: de.layout.footer.consent })).toBeNull();
  cleanup();
  show(true);
  expect(screen.getByRole("button", { name: de.layout.footer.consent })).toBeTruthy();
});
