import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReportModal } from "#components/people/reports/report-modal.tsx";
import { createReport } from "#lib/people/reports/mutations.ts";
import de from "#messages/de.json";

vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), usePathname: () => "/de" }));
const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: () => session.user }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => null }));
vi.mock("#lib/people/reports/mutations.ts", () => ({ createReport: vi.fn(), createNotice: vi.fn() }));
vi.mock("#lib/people/reports/objection-mutations.ts", () => ({ createObjection: vi.fn() }));

const { reasons, button: titles, form, success } = de.reports;
const id = "3f2c8a10-6b7d-4d7e-9a51-0f6d8f0e2b11";
const submit = () => userEvent.click(screen.getByRole("button", { name: form.submit, hidden: true }));

beforeEach(() => {
  session.user = null;
  vi.mocked(createReport).mockReset().mockResolvedValue({ reference: "M-7K3F-9QX2", isNew: true });
  render(
    <ReportModal
      target={{ type: "recipe", id }}
      locale="de"
      texts={{ reasons, titles, form, success, close: "Schließen" }}
      noticeHref="/de/inhalt-melden?url=%2Fde%2Frezepte%2Fspaetzle"
      onClose={() => {}}
    />,
  );
});
afterEach(cleanup);

test("sends the reason, the words and the address, and says what happens next", async () => {
  await userEvent.click(screen.getByLabelText(reasons.hate));
  await userEvent.type(screen.getByLabelText(form.text), "Dritter Schritt.");
  await userEvent.type(screen.getByLabelText(form.email), "ada@tischlein.example");
  await submit();
  expect(await screen.findByText("Deine Meldung hat die Nummer M-7K3F-9QX2.")).toBeTruthy();
  expect(screen.getByText(success.review)).toBeTruthy();
  expect(screen.getByText(success.answer)).toBeTruthy();
  expect(createReport).toHaveBeenCalledWith(
    expect.objectContaining({
      targetType: "recipe",
      targetId: id,
      address: "/de/rezepte/spaetzle",
      reason: "hate",
      text: "Dritter Schritt.",
      email: "ada@tischlein.example",
      reporterId: null,
      locale: "de",
    }),
  );
});

test("promises a signed-in user the decision without talking of accounts", async () => {
  session.user = { id: "anna" };
  await userEvent.click(screen.getByLabelText(reasons.hate));
  await userEvent.type(screen.getByLabelText(form.text), "Dritter Schritt.");
  await submit();
  expect(await screen.findByText(success.answerToAccount)).toBeTruthy();
  expect(screen.queryByText(success.answer)).toBeNull();
});

test("keeps what was typed and names what is missing", async () => {
  await userEvent.click(screen.getByLabelText(reasons.other));
  await userEvent.type(screen.getByLabelText(form.email), "ada@");
  await submit();
  expect(await screen.findByText(form.badEmail)).toBeTruthy();
  expect(screen.getByText(form.required)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(form.email).value).toBe("ada@");
  expect(screen.getByLabelText<HTMLInputElement>(reasons.other).checked).toBe(true);
  expect(createReport).not.toHaveBeenCalled();
});

test("counts characters", async () => {
  await userEvent.type(screen.getByLabelText(form.text), "Übel");
  expect(screen.getByText(/4 von 2\.000 Zeichen/)).toBeTruthy();
});
