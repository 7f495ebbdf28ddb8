import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AuditDetails } from "#components/platform/audit-log/audit-details.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const show = (details: Record<string, string | number>, locale: Locale = "de") =>
  renderToStaticMarkup(
    <IntlProvider locale={locale}>
      <AuditDetails details={details} />
    </IntlProvider>,
  )
    .replace(/<\/(?:dt|div)>/g, " ")
    .replace(/<[^>]+>/g, "")
    .trim();

test.each([
  [{ from: "community", to: "editor" }, "bisher: Community jetzt: Redaktion", "before: Community now: Editor"],
  [{ until: "2099-03-04", reason: "Spam" }, "Grund: Spam bis: 4. März 2099", "reason: Spam until: 4 March 2099"],
  [{ uses: 1200 }, "Verwendungen: 1.200", "uses: 1,200"],
  [{ from: "Herbst", to: "editor" }, "bisher: Herbst jetzt: Redaktion", "before: Herbst now: Editor"],
  [{ what: "copyDiscarded" }, "Vorgang: Bearbeitung verworfen", "step: discarded the edit"],
  [{ decision: "dismiss" }, "Entscheidung: Kein Verstoß", "decision: No violation"],
  [{ unknownKey: "x", reason: "" }, "", ""],
])("%o is told in words", (details, german, english) => {
  expect(show(details as never).replace(/\u00a0/g, " ")).toBe(german);
  expect(show(details as never, "en").replace(/\u00a0/g, " ")).toBe(english);
});
