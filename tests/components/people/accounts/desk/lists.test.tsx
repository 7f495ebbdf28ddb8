import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AccountFacts } from "#components/people/accounts/desk/account-facts.tsx";
import { AccountFilterForm } from "#components/people/accounts/desk/account-filter-form.tsx";
import { AccountTable } from "#components/people/accounts/desk/account-table.tsx";
import { DeviceList } from "#components/people/accounts/desk/device-list.tsx";
import { ReportList } from "#components/people/accounts/desk/report-list.tsx";
import { SignUpList } from "#components/people/accounts/desk/sign-up-list.tsx";
import { InvitationList } from "#components/people/accounts/invitations/invitation-list.tsx";
import { AuditFilterForm } from "#components/platform/audit-log/audit-filter-form.tsx";
import { AuditList } from "#components/platform/audit-log/audit-list.tsx";
import type { DeskAccountFacts } from "#lib/people/accounts/desk/account-queries.ts";
import { parseAccountFilter } from "#lib/people/accounts/desk/filter.ts";
import { auditSubjects, parseAuditFilter } from "#lib/platform/audit-log/filter.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/people/accounts/desk/actions.ts", () => ({
  endAccountSessionAction() {},
  endAccountSessionsAction() {},
}));
vi.mock("#lib/people/accounts/desk/confirmation-actions.ts", () => ({ resendConfirmationAction() {} }));
vi.mock("#lib/people/accounts/invitations/desk-actions.ts", () => ({
  resendAccountInvitationAction() {},
  revokeAccountInvitationAction() {},
}));
vi.mock("#lib/platform/browser/session-store.ts", () => ({
  sessionStore: { read: () => null, subscribe: () => () => {} },
  syncSession() {},
}));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh() {} }),
}));
afterEach(cleanup);

const id = "7d1f6a0e-52f0-4c61-af92-654b50ece0fe";
const day = new Date("2026-03-04T12:00:00Z");
const account: DeskAccountFacts = {
  id,
  slug: "anna",
  name: "Anna",
  email: "anna@example.org",
  newType: "editor",
  state: "unconfirmed",
  createdAt: day,
  lastSeenAt: day,
  emailConfirmedAt: null,
  locale: "en",
  isPremium: true,
  isPublic: true,
  bannedAt: null,
  bannedUntil: null,
  deletionRequestedAt: day,
  hasPassword: true,
  providers: ["google"],
  recipeCount: 1,
  storyCount: 0,
  commentCount: 2,
};

describe.each(locales)("in %s", (locale) => {
  const messages = { de, en }[locale];
  const { desk, roles, invitations } = messages.accounts;
  const show = (element: ReactNode) => {
    const { container } = render(<IntlProvider locale={locale}>{element}</IntlProvider>);
    expect(container.textContent).not.toMatch(/accounts\.|auditLog\.|undefined/);
    return container.textContent ?? "";
  };

  test("accounts have a link, a role, their days and a state", () => {
    const author = { ...account, id: "2", name: "Ben", email: null, lastSeenAt: null, state: "author" as const };
    show(<AccountTable accounts={[account, author]} />);
    const link = screen.getByRole("link", { name: "Anna" });
    expect(link.getAttribute("href")).toBe(locale === "de" ? `/de/desk/konten/${id}` : `/en/desk/accounts/${id}`);
    const row = screen.getAllByRole("row")[1]?.textContent ?? "";
    for (const text of ["anna@example.org", roles.editor, desk.states.unconfirmed]) expect(row).toContain(text);
    expect(row).toContain(locale === "de" ? "04.03.2026" : "04/03/2026");
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
      Object.values(desk.columns),
    );
  });

  test("the facts of an account offer the confirmation mail and the profile", () => {
    const text = show(<AccountFacts account={account} />);
    expect(text).toContain(`${desk.facts.password}, Google`);
    expect(screen.getByRole("button", { name: desk.resendNamed.replace("{email}", "anna@example.org") })).toBeTruthy();
    expect(screen.getByRole("link", { name: desk.facts.profile }).getAttribute("href")).toBe(`/${locale}/users/anna`);
  });

  test("devices are named by browser and system, and end one by one or all", () => {
    const session = { kind: "web", program: "Firefox", system: "Windows", createdAt: day, lastSeenAt: day } as const;
    const app = { ...session, id: "2", kind: "api", program: null, system: null } as const;
    show(<DeviceList id={id} sessions={[{ ...session, id: "1" }, app]} />);
    const device = messages.accounts.sessions.device.replace("{program}", "Firefox").replace("{system}", "Windows");
    expect(screen.getByRole("button", { name: desk.sessions.endNamed.replace("{name}", device) })).toBeTruthy();
    expect(screen.getByRole("button", { name: desk.sessions.endAll })).toBeTruthy();
    cleanup();
    expect(show(<DeviceList id={id} sessions={[]} />)).toBe(desk.sessions.none);
  });

  test("reports lead to their cases", () => {
    const report = { id, reference: "M-1", reason: "spam", createdAt: day, isOpen: true } as const;
    show(<ReportList title="Reports" reports={[report]} />);
    expect(screen.getByRole("link", { name: messages.reports.reasons.spam }).getAttribute("href")).toContain(id);
  });

  test("sign-ups and invitations name their address on each button", () => {
    const email = "nele@example.org";
    show(<SignUpList signUps={[{ email, name: "Nele", createdAt: day }]} />);
    const invitation = { id, email, newType: "partner", locale: "de", inviter: "Anna", createdAt: day } as const;
    const list = [
      { ...invitation, expiresAt: new Date("2026-03-11") },
      { ...invitation, id: "2", expiresAt: new Date("2026-03-01") },
    ];
    show(<InvitationList invitations={list} now={day} />);
    expect(screen.getAllByText(invitations.expired)).toHaveLength(1);
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(
      [desk.resendNamed, ...[1, 2].flatMap(() => [invitations.resendNamed, invitations.revokeNamed])].map((label) =>
        label.replace("{email}", email),
      ),
    );
  });

  test("filters keep what was chosen", () => {
    show(<AccountFilterForm path="/x" filter={parseAccountFilter({ search: "anna", role: "admin", order: "name" })} />);
    expect(screen.getByLabelText<HTMLInputElement>(desk.search).value).toBe("anna");
    expect(screen.getByLabelText<HTMLSelectElement>(desk.role).value).toBe("admin");
    expect(screen.getByRole("link", { name: desk.reset })).toBeTruthy();
    cleanup();
    const filter = parseAuditFilter({ actor: id, subject: "menu", action: "arrange", from: "2026-01-02" });
    show(<AuditFilterForm path="/x" filter={filter} subjects={auditSubjects} actors={[{ id, name: "Anna" }]} />);
    const { auditLog } = messages;
    expect(screen.getByLabelText<HTMLSelectElement>(auditLog.actor).value).toBe(id);
    expect(screen.getByLabelText<HTMLSelectElement>(auditLog.subject).value).toBe("menu");
    expect(screen.getByLabelText<HTMLSelectElement>(auditLog.action).value).toBe("arrange");
    expect(screen.getByLabelText<HTMLInputElement>(auditLog.from).value).toBe("2026-01-02");
  });

  test("a line of the audit log leads to its subject where it exists", () => {
    const line = {
      id,
      createdAt: day,
      actor: { id, name: "Anna" },
      action: "ban",
      details: { reason: "Spam" },
    } as const;
    const subject = { subjectType: "account", subjectName: "Ben" } as const;
    const entries = [
      { ...line, ...subject, subjectId: id },
      { ...line, ...subject, id: "2", subjectId: "gone" },
    ];
    show(<AuditList entries={entries} keys={new Map([[id, { id }]])} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      messages.auditLog.quoted.replace("{name}", "Ben"),
    ]);
  });
});
