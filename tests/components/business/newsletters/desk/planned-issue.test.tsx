import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { IssueNotice } from "#components/business/newsletters/desk/issue-notice.tsx";
import { IssueStatus } from "#components/business/newsletters/desk/issue-status.tsx";
import { IssueTable } from "#components/business/newsletters/desk/issue-table.tsx";
import type { Issue } from "#lib/business/newsletters/issues/issue.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

const text = { subject: "Advent", preheader: "", intro: "", slug: null };
const draft: Issue = {
  id: "1",
  version: 1,
  state: "draft",
  number: null,
  isSample: false,
  startedAt: null,
  sentAt: null,
  missedAt: null,
  createdAt: new Date("2026-11-26T09:00:00Z"),
  plannedAt: new Date("2026-12-01T07:00:00Z"),
  counts: { sent: 0, hardBounces: 0, softBounces: 0, complaints: 0, unsubscribes: 0 },
  texts: { de: text, en: text },
};

test("a planned issue says when it is sent, in Berlin", () => {
  render(<IssueStatus issue={draft} />, { wrapper: IntlProvider });
  expect(screen.getByText("Geplant")).toBeTruthy();
  expect(screen.getByText(/Geplant für .*2026.*08:00/)).toBeTruthy();
});

test("the list of issues has the planned time", () => {
  render(<IssueTable issues={[draft]} />, { wrapper: IntlProvider });
  expect(screen.getByRole("row", { name: /Advent/ }).textContent).toMatch(/Geplant.*08:00/);
});

test("an issue that was incomplete at its time says so", () => {
  render(<IssueStatus issue={{ ...draft, plannedAt: null, missedAt: draft.plannedAt }} />, { wrapper: IntlProvider });
  expect(screen.getByRole("note").textContent).toMatch(/08:00 verschickt: Sie war nicht vollständig/);
});

test.each(["past", "noTime", "incompleteThen"])("a refused plan is an alert: %s", (notice) => {
  render(<IssueNotice notice={notice} />, { wrapper: IntlProvider });
  expect(screen.getByRole("alert").textContent).not.toBe("");
});
