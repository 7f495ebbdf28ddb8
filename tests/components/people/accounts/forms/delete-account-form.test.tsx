import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeleteAccountForm } from "#components/people/accounts/forms/delete-account-form.tsx";
import { deleteAccountAction } from "#lib/people/accounts/deletion/actions.ts";
import { unsentKey } from "#lib/platform/browser/unsent-storage.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/people/accounts/deletion/actions.ts", () => ({ deleteAccountAction: vi.fn() }));
vi.mock("#lib/platform/browser/session-store.ts", () => ({
  sessionStore: { read: () => null, subscribe: () => () => {} },
  syncSession: async () => {},
}));

const key = unsentKey("anna", "recipe-draft:1");

beforeEach(() => {
  localStorage.setItem(key, "{}");
  vi.mocked(deleteAccountAction).mockResolvedValue({
    status: "failed",
    errors: {},
    values: { word: "", password: "" },
  });
  render(
    <IntlProvider>
      <DeleteAccountForm userId="anna" email="anna@tischlein.example" hasPassword={false} />
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = "signed-in=; path=/; max-age=0";
});

const submit = async () => {
  await userEvent.click(screen.getByText("Konto löschen"));
  await userEvent.click(screen.getByRole("button", { name: "Konto endgültig löschen" }));
  await vi.waitFor(() => expect(deleteAccountAction).toHaveBeenCalled());
};

test("unsent texts go with the account once its session has ended", async () => {
  await submit();
  cleanup();
  expect(localStorage.getItem(key)).toBeNull();
});

test("they stay when the account does", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it the same way
  document.cookie = "signed-in=1; path=/";
  await submit();
  cleanup();
  expect(localStorage.getItem(key)).toBe("{}");
});

test("they stay when the page is left without deleting the account", () => {
  cleanup();
  expect(localStorage.getItem(key)).toBe("{}");
});
