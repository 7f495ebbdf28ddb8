import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContactPanel } from "#components/business/contact/contact-panel.tsx";
import type { ContactState } from "#lib/business/contact/schema.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const actions = vi.hoisted(() => ({
  sendContactAction: vi.fn<(before: ContactState, form: FormData) => Promise<ContactState>>(),
  loadSenderAction: vi.fn<() => Promise<{ name: string; email: string } | null>>(),
}));
vi.mock("#lib/business/contact/actions.ts", () => actions);
const session = vi.hoisted(() => ({ user: undefined as { id: string } | null | undefined }));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: () => session.user }));

const { form } = de.contact;
const emailField = () => screen.getByLabelText<HTMLInputElement>(form.email);
const show = () => render(<ContactPanel />, { wrapper: IntlProvider });

beforeEach(() => {
  session.user = undefined;
  actions.sendContactAction.mockReset();
  actions.loadSenderAction.mockReset().mockResolvedValue({ name: "Anna", email: "anna@example.org" });
});
afterEach(cleanup);

test("asks for nothing while it is unknown who reads, and when signed out", () => {
  const { rerender } = show();
  session.user = null;
  rerender(<ContactPanel />);
  expect(actions.loadSenderAction).not.toHaveBeenCalled();
});

test("fills in the address of a signed-in user, but not over what was typed", async () => {
  const { rerender } = show();
  await userEvent.type(screen.getByLabelText(form.name), "A. Beispiel");
  session.user = { id: "1" };
  rerender(<ContactPanel />);
  await waitFor(() => expect(emailField().value).toBe("anna@example.org"));
  expect(screen.getByLabelText<HTMLInputElement>(form.name).value).toBe("A. Beispiel");
});

test("works without the name and the address of the user", async () => {
  actions.loadSenderAction.mockRejectedValue(new Error("offline"));
  session.user = { id: "1" };
  show();
  await userEvent.type(emailField(), "x@example.org");
  expect(emailField().value).toBe("x@example.org");
});

test("shows each error at its field and keeps what was typed", async () => {
  const values = { topic: "press", name: "", email: "anna@", message: "Hallo" };
  actions.sendContactAction.mockResolvedValue({
    status: "invalid",
    errors: { topic: "noTopic", email: "badEmail", message: "tooShort" },
    values,
  });
  show();
  await userEvent.click(screen.getByLabelText(de.contact.topics.press));
  await userEvent.type(emailField(), "anna@");
  await userEvent.type(screen.getByLabelText(form.message), "Hallo");
  await userEvent.click(screen.getByRole("button", { name: form.submit }));
  expect(await screen.findByText(form.noTopic)).toBeTruthy();
  const noteOf = (field: HTMLElement) => document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(noteOf(emailField())?.textContent).toBe(form.badEmail);
  expect(noteOf(screen.getByLabelText(form.message))?.textContent).toBe(form.tooShort.replace("{min}", "10"));
  expect(emailField().value).toBe("anna@");
  expect(screen.getByLabelText<HTMLInputElement>(de.contact.topics.press).checked).toBe(true);
});
