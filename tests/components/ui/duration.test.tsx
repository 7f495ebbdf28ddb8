import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Duration } from "#components/ui/duration.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

test.each([
  ["de", 1, "1 Min.", "1 Minute", "PT1M"],
  ["de", 59, "59 Min.", "59 Minuten", "PT59M"],
  ["de", 60, "1:00 Std.", "1 Stunde", "PT1H"],
  ["de", 121, "2:01 Std.", "2 Stunden 1 Minute", "PT2H1M"],
  ["en", 45, "45 min", "45 minutes", "PT45M"],
  ["en", 90, "1:30 h", "1 hour 30 minutes", "PT1H30M"],
  ["en", 1500, "25:00 h", "25 hours", "PT25H"],
] as const)("%s: %i minutes are shown as %s and read as %s", (locale, minutes, shown, words, iso) => {
  const { container } = render(
    <IntlProvider locale={locale}>
      <Duration minutes={minutes} />
    </IntlProvider>,
  );
  // The unit stays on the line of the number.
  expect(container.querySelector("[aria-hidden=true]")?.textContent).toBe(shown.replace(" ", "\u00a0"));
  expect(container.querySelector(".sr-only")?.textContent).toBe(words);
  expect(container.querySelector("time")?.getAttribute("datetime")).toBe(iso);
});
