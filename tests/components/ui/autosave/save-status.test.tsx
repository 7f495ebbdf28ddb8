import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SaveStatus } from "#components/ui/autosave/save-status.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (savedAt: number, locale: Locale) => {
  render(
    <IntlProvider locale={locale}>
      <SaveStatus state={{ status: "saved", savedAt, isKept: true }} />
    </IntlProvider>,
  );
  return screen.getByRole("status").textContent;
};

test.each<[Locale, string, RegExp]>([
  ["de", "2026-11-20T12:05:00", /^Gespeichert um 12:05$/],
  ["de", "2026-11-19T12:05:00", /^Gespeichert am 19\. Nov\., 12:05$/],
  ["en", "2026-11-20T12:05:00", /^Saved at 12:05$/],
  ["en", "2026-11-19T12:05:00", /^Saved on 19 Nov, 12:05$/],
])("says in %s when a text of %s was saved", (locale, savedAt, expected) => {
  vi.useFakeTimers({ now: new Date("2026-11-20T18:00:00"), toFake: ["Date"] });
  expect(show(Date.parse(savedAt), locale)).toMatch(expected);
});
