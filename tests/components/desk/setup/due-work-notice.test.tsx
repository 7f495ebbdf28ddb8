import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DueWorkNotice } from "#components/desk/setup/due-work-notice.tsx";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh() {} }) }));
vi.mock("#lib/desk/setup/actions.ts", () => ({ releaseDueWorkAction: async () => ({ status: "sent" }) }));

afterEach(cleanup);

test("says what happens when the work is released that waits since a restore", () => {
  const dueWork = { restoredAt: new Date("2026-11-30T07:00:00Z"), charges: 12, newsletters: 0, emails: 1, accounts: 2 };
  render(<DueWorkNotice dueWork={dueWork} />, { wrapper: IntlProvider });
  expect(screen.getByText(/30\. November 2026.*08:00/)).toBeTruthy();
  const followed = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(followed).toEqual([
    "12 Verlängerungen von Plus werden abgebucht.",
    expect.stringMatching(/^Kein Newsletter ist an der Reihe\./),
    "Eine E-Mail aus der Sicherung wird verschickt.",
    expect.stringMatching(/^2 Konten werden gelöscht, /),
  ]);
  expect(screen.getByRole("button", { name: "Jetzt freigeben" })).toBeTruthy();
});
