import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnsentGuard } from "#components/people/accounts/unsent-guard.tsx";
import { unsentKey } from "#lib/platform/browser/unsent-storage.ts";
import de from "#messages/de.json";

vi.mock("#lib/people/accounts/actions.ts", () => ({
  loadUnsentTextsAction: async () => ({
    ok: true,
    data: { ...de.accounts.unsent, close: "Schließen", draftsHref: "/de/profil/rezepte" },
  }),
}));

const key = unsentKey("anna", "recipe-draft:1");
const sent = vi.fn<(fields: object) => void>();

function EndForm({ name, value }: { name: string; value: string }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent({ [name]: value });
      }}
    >
      <input type="hidden" name={name} value={value} />
      <button type="submit">{value}</button>
    </form>
  );
}

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
  render(
    <UnsentGuard locale="de" userId="anna" sessionId="this">
      <EndForm name="session" value="this" />
      <EndForm name="session" value="other" />
      <EndForm name="which" value="all" />
    </UnsentGuard>,
  );
});
afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("ending this session or all of them waits for the answer about unsent texts", async () => {
  for (const [name, fields] of [
    ["this", { session: "this" }],
    ["all", { which: "all" }],
  ] as const) {
    localStorage.setItem(key, "{}");
    await press(name);
    const discard = await screen.findByRole("button", { name: de.accounts.unsent.discard });
    expect(sent).not.toHaveBeenCalledWith(fields);
    await userEvent.click(discard);
    expect(sent).toHaveBeenLastCalledWith(fields);
    expect(localStorage.getItem(key)).toBeNull();
  }
});

test("nothing is asked for another session, or without unsent texts", async () => {
  localStorage.setItem(key, "{}");
  await press("other");
  expect(sent).toHaveBeenLastCalledWith({ session: "other" });
  expect(localStorage.getItem(key)).toBe("{}");
  localStorage.clear();
  await press("this");
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith({ session: "this" }));
});
