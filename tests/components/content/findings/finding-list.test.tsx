import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { FindingFilters } from "#components/content/findings/finding-filters.tsx";
import { FindingList, ReportList } from "#components/content/findings/finding-list.tsx";
import { type Rule, rules, toFinding } from "#lib/content/findings/finding.ts";
import type { ItemFinding } from "#lib/content/findings/report.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const values = {
  name: { de: "Ei", en: "egg" },
  excerpt: "{2 EL}",
  diet: "vegan",
  used: 3,
  listed: 2,
  celsius: 180,
  min: 70,
  preparation: 1,
  baking: 2,
  resting: 3,
  width: 400,
  length: 70,
  max: 60,
  count: 2,
};
const place = { field: "step", index: 2, language: "de" } as const;
const item = { id: "1", kind: "recipe" as const, titles: { de: "Suppe" }, hrefs: { de: "/de/rezepte/suppe" } };
const toItemFinding = (rule: Rule): ItemFinding => ({ ...toFinding(rule, place, values), item });

afterEach(cleanup);

const show = (locale: Locale, children: ReactNode) => render(<IntlProvider locale={locale}>{children}</IntlProvider>);

test.each(locales)("every rule has a message with its values in %s", (locale) => {
  show(locale, <ReportList findings={rules.map(toItemFinding)} />);
  const entries = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  expect(entries).toHaveLength(rules.length);
  expect(entries.filter((text) => /findings\.|\{(?!2 EL\})|undefined|object/.test(text))).toEqual([]);
});

test("an entry has severity, place and message, and leads to the place", () => {
  show("de", <ReportList findings={[toItemFinding("amountAboveListed")]} />);
  const link = screen.getByRole("link", { name: "Suppe: Schritt 3, auf Deutsch" });
  expect(link.getAttribute("href")).toBe("/de/rezepte/suppe#step-3");
  expect(screen.getByText("Fehler")).toBeTruthy();
  expect(screen.getByText("Ei: Die Schritte verwenden 3, die Liste hat nur 2.")).toBeTruthy();
});

test("authors see no severities, and places without an address are no links", () => {
  show("en", <FindingList findings={[toItemFinding("unitUnknown")]} getHref={() => null} hasSeverity={false} />);
  expect(screen.queryByText("Error")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Step 3, in German")).toBeTruthy();
});

test("the filters count what the others leave, and mark their choice", () => {
  const findings = (["unitUnknown", "linkDead", "titleTooLong"] as const).map(toItemFinding);
  const filter = { severity: "error" as const, rule: null, kind: null };
  show("en", <FindingFilters path="/en/desk/findings" findings={findings} filter={filter} />);
  const linksIn = (name: string) =>
    within(screen.getByRole("navigation", { name }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);
  expect(linksIn("By severity")).toEqual(["All (3)", "Error (2)", "Suggestion (1)"]);
  expect(linksIn("By rule")).toEqual(["All (2)", "Unknown unit (1)", "Dead link (1)"]);
  expect(screen.getByRole("link", { name: "Error (2)" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("link", { name: "Dead link (1)" }).getAttribute("href")).toBe(
    "/en/desk/findings?severity=error&rule=linkDead",
  );
});
