import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BanForm } from "#components/people/accounts/desk/ban-form.tsx";
import { RoleForm } from "#components/people/accounts/desk/role-form.tsx";
import { InvitationForm } from "#components/people/accounts/invitations/invitation-form.tsx";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const actions = vi.hoisted(() => ({
  changeRoleAction: vi.fn(),
  banAccountAction: vi.fn(),
  inviteAccountAction: vi.fn(),
}));
vi.mock("#lib/people/accounts/desk/actions.ts", () => actions);
vi.mock("#lib/people/accounts/invitations/desk-actions.ts", () => actions);
vi.mock("#lib/platform/browser/session-store.ts", () => ({
  sessionStore: { read: () => null, subscribe: () => () => {} },
  syncSession() {},
}));

const id = "7d1f6a0e-52f0-4c61-af92-654b50ece0fe";
const { desk, invitations, roles } = de.accounts;

afterEach(cleanup);
beforeEach(() => {
  vi.clearAllMocks();
});

const show = (form: ReactNode) => render(<IntlProvider>{form}</IntlProvider>);
const sent = (action: ReturnType<typeof vi.fn>) => Object.fromEntries(action.mock.calls[0]?.[1] as FormData);

test("the form of a role starts with the present one and says why another is refused", async () => {
  const user = userEvent.setup();
  actions.changeRoleAction.mockResolvedValue({
    status: "invalid",
    errors: { role: "lastAdmin" },
    values: { role: "editor" },
  });
  show(<RoleForm id={id} currentRole="admin" />);
  const select = screen.getByLabelText<HTMLSelectElement>(desk.roleForm.label);
  expect(select.value).toBe("admin");
  expect([...select.options].map(({ text }) => text)).toEqual(Object.values(roles));
  await user.selectOptions(select, roles.editor);
  await user.click(screen.getByRole("button", { name: desk.roleForm.submit }));
  expect(await screen.findByText(desk.errors.lastAdmin)).toBeTruthy();
  expect(sent(actions.changeRoleAction)).toEqual({ id, role: "editor", locale: "de" });
  expect(screen.getByLabelText<HTMLSelectElement>(desk.roleForm.label).value).toBe("editor");
});

test("the form of a ban names the field without a reason and keeps the day", async () => {
  const user = userEvent.setup();
  actions.banAccountAction.mockResolvedValue({
    status: "invalid",
    errors: { reason: "missing" },
    values: { reason: "", until: "2099-01-01" },
  });
  show(<BanForm id={id} />);
  await user.type(screen.getByLabelText(desk.ban.until), "2099-01-01");
  await user.click(screen.getByRole("button", { name: desk.ban.submit }));
  const reason = await screen.findByRole("textbox", { name: desk.ban.reason });
  await vi.waitFor(() => expect(reason.getAttribute("aria-invalid")).toBe("true"));
  await vi.waitFor(() => expect(document.activeElement).toBe(reason));
  expect(screen.getByLabelText<HTMLInputElement>(desk.ban.until).value).toBe("2099-01-01");
});

test("the form of an invitation offers no role without rights and keeps what was typed", async () => {
  const user = userEvent.setup();
  const values = { email: "anna@example.org", role: "admin", language: "en" };
  actions.inviteAccountAction.mockResolvedValue({ status: "invalid", errors: { email: "hasRole" }, values });
  show(<InvitationForm />);
  const role = screen.getByLabelText<HTMLSelectElement>(invitations.role);
  expect([...role.options].map(({ value }) => value)).toEqual(["", "contributor", "partner", "editor", "admin"]);
  await user.type(screen.getByLabelText(invitations.email), values.email);
  await user.selectOptions(role, roles.admin);
  await user.click(screen.getByRole("radio", { name: invitations.languages.en }));
  await user.click(screen.getByRole("button", { name: invitations.submit }));
  expect((await screen.findAllByText(invitations.errors.hasRole)).length).toBeGreaterThan(0);
  expect(sent(actions.inviteAccountAction)).toEqual({ ...values, locale: "de" });
  expect(screen.getByLabelText<HTMLInputElement>(invitations.email).value).toBe(values.email);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: invitations.languages.en }).checked).toBe(true);
});
