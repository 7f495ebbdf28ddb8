import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { InvitationList } from "#components/business/plus/household/invitation-list.tsx";
import de from "#messages/de.json";
import en from "#messages/en.json";

vi.mock("#lib/business/plus/household/actions.ts", () => ({
  resendInvitationAction: vi.fn(),
  revokeInvitationAction: vi.fn(),
}));
afterEach(cleanup);

const now = new Date("2026-11-26T10:00:00Z");
const invitations = [
  { id: "1", email: "anna@example.org", expiresAt: new Date("2026-12-01T10:00:00Z") },
  { id: "2", email: "jonas@example.org", expiresAt: new Date("2026-11-25T10:00:00Z") },
];

test.each([
  ["de", de],
  ["en", en],
] as const)("says in %s until when a link is valid, and names each button after what it shows", (locale, messages) => {
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <InvitationList invitations={invitations} now={now} />
    </NextIntlClientProvider>,
  );
  const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(first).toContain("2026");
  expect(second).toContain(messages.plus.household.expired);
  for (const button of screen.getAllByRole("button")) {
    const name = button.getAttribute("aria-label")?.toLowerCase() ?? "";
    // Voice control finds a button by the words it shows.
    expect(name).toContain(button.textContent?.toLowerCase());
    expect(name).toMatch(/anna|jonas/);
  }
});
