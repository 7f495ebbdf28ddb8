import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ConnectAccountForm } from "#components/people/accounts/forms/connect-account-form.tsx";
import { connectAccountAction } from "#lib/people/accounts/oauth/actions.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/people/accounts/oauth/actions.ts", () => ({ connectAccountAction: vi.fn() }));
vi.mock("#lib/platform/browser/session-store.ts", () => ({
  sessionStore: { read: () => null, subscribe: () => () => {} },
  syncSession: async () => {},
}));

afterEach(cleanup);

test("asks for the password, and says that it is wrong", async () => {
  vi.mocked(connectAccountAction).mockResolvedValue({
    status: "invalid",
    errors: { password: "wrong" },
    values: { password: "" },
  });
  render(
    <IntlProvider>
      <ConnectAccountForm provider="google" next="/de/profile/einstellungen" />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByLabelText("Google verbinden"));
  await userEvent.type(screen.getByLabelText("Dein Passwort"), "falsch");
  await userEvent.click(screen.getByRole("button", { name: "Google verbinden" }));
  await vi.waitFor(() => expect(screen.getByLabelText("Dein Passwort").getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getAllByText("Das Passwort ist falsch.").length).toBeGreaterThan(0);
  const sent = Object.fromEntries(vi.mocked(connectAccountAction).mock.lastCall?.[1] as FormData);
  expect(sent).toEqual({ provider: "google", next: "/de/profile/einstellungen", locale: "de", password: "falsch" });
});
