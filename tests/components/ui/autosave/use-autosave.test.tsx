import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { SaveNotice } from "#components/ui/autosave/save-notice.tsx";
import { SaveStatus } from "#components/ui/autosave/save-status.tsx";
import { useAutosave } from "#components/ui/autosave/use-autosave.ts";
import { toastStore } from "#components/ui/toast.ts";
import type { AutosaveOptions, TextKind } from "#lib/platform/browser/autosave/autosave.ts";
import { hasUnsentTexts, removeUnsentTexts } from "#lib/platform/browser/unsent-storage.ts";
import { createUnsentStore } from "#lib/platform/browser/unsent-store.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const kind: TextKind<string> = {
  unsent: createUnsentStore<string>("text", () => z.string()),
  isSame: (a, b) => a === b,
  edited: new Map(),
};
const failed = (code: string) => ({ ok: false, code, errors: {} }) as const;
const saved = (version: number) => ({ ok: true, data: { status: "saved", version, savedAt: 1 } }) as const;
const send = vi.fn<AutosaveOptions<string>["send"]>();

function Editor({ version, content, userId }: { version: number; content: string; userId: string }) {
  const { autosave, state } = useAutosave(kind, { userId, text: { id: "soup", version, content, savedAt: 0 }, send });
  return (
    <>
      <SaveStatus state={state} />
      <SaveNotice state={state} href="/de/text" texts={{ gone: "Gelöscht.", refused: "Zu lang." }} />
      <textarea value={state.content} onChange={({ target }) => autosave.change(target.value)} />
    </>
  );
}

const show = (version = 1, content = "", userId = "anna") =>
  render(
    <IntlProvider>
      <Editor version={version} content={content} userId={userId} />
    </IntlProvider>,
  );
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const status = () => screen.getByRole("status").textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const dispatch = (target: EventTarget, name: string) => act(async () => void target.dispatchEvent(new Event(name)));

beforeEach(() => {
  localStorage.clear();
  kind.edited.clear();
  send.mockReset().mockResolvedValue(failed("unreachable"));
});
afterEach(cleanup);

test.each([
  ["the network is back", window, "online"],
  ["the page is left", window, "pagehide"],
  ["the page is hidden, or shown again after signing in elsewhere", document, "visibilitychange"],
])("what is typed is sent when %s", async (_, target, name) => {
  show();
  type("Suppe");
  expect(status()).toBe(de.ui.autosave.changed);
  await dispatch(target, name);
  expect(send.mock.lastCall).toEqual([{ id: "soup", version: 1, content: "Suppe" }]);
  expect(status()).toBe(de.ui.autosave.offline);
});

test("says where the text is, and how to go on after the session has ended", async () => {
  show();
  type("Suppe");
  send.mockResolvedValue(failed("unauthorized"));
  await dispatch(window, "online");
  expect(status()).toBe(de.ui.autosave.signedOut);
  expect(screen.getByText(de.ui.autosave.notices.signedOut)).toBeTruthy();
  const link = screen.getByRole("link", { name: de.ui.autosave.notices.signIn });
  expect(link.getAttribute("href")).toContain(encodeURIComponent("/de/text"));
  send.mockResolvedValue(failed("invalid"));
  await dispatch(window, "online");
  expect(screen.getByText("Zu lang.")).toBeTruthy();
  send.mockResolvedValue(saved(2));
  await dispatch(window, "online");
  expect(screen.getByRole("status").dataset.sync).toBe("saved");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("asks before the page is left only while neither the server nor the device has the text", async () => {
  show();
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  type("Suppe");
  expect(leave()).toBe(false);
  vi.spyOn(kind.unsent, "store").mockReturnValueOnce(false);
  type("Suppen");
  await dispatch(window, "online");
  expect(status()).toBe(de.ui.autosave.notKept);
  expect(leave()).toBe(true);
  send.mockResolvedValue(saved(2));
  await dispatch(window, "online");
  expect(leave()).toBe(false);
});

test("an older rendering shows what this page has saved or not sent; another user's text never shows", async () => {
  show();
  type("Suppe");
  cleanup();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => void show());
  expect(field().value).toBe("Suppe");
  send.mockResolvedValue(saved(2));
  await dispatch(window, "online");
  cleanup();
  show(1);
  expect(field().value).toBe("Suppe");
  cleanup();
  show(3, "Von einem anderen Gerät");
  expect(field().value).toBe("Von einem anderen Gerät");
  cleanup();
  show(1, "", "ben");
  expect(field().value).toBe("");
});

test("what the device holds is taken up and sent; what cannot be read is dropped with a word", async () => {
  kind.unsent.store("anna", "soup", { version: 1, content: "Suppe", changedAt: Date.now() });
  await act(async () => void show(2, "Eintopf"));
  expect(send.mock.lastCall).toEqual([{ id: "soup", version: 1, content: "Suppe" }]);
  expect(field().value).toBe("Suppe");
  cleanup();
  kind.edited.clear();
  localStorage.setItem("unsent:anna:text:soup", '{"version":1,"content":[]}');
  show(2, "Eintopf");
  expect(field().value).toBe("Eintopf");
  expect(toastStore.read().map(({ text }) => text)).toContain(de.ui.autosave.dropped);
});

test("signing out sends what is left, also of an editor that was closed", async () => {
  show();
  type("Suppe");
  await act(async () => cleanup());
  send.mockResolvedValue(saved(2));
  expect(await hasUnsentTexts("anna")).toBe(false);
});

test("what its writer has had deleted when signing out does not come back", async () => {
  show();
  type("Suppe");
  await act(async () => cleanup());
  removeUnsentTexts("ben");
  expect(kind.unsent.list("anna")).toEqual(["soup"]);
  removeUnsentTexts("anna");
  send.mockReset().mockResolvedValue(saved(2));
  await act(async () => void show());
  expect(field().value).toBe("");
  expect(send).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});
