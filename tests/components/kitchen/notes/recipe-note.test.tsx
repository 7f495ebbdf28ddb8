import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeDeviceNote } from "#components/kitchen/notes/device-notes.ts";
import { NoteBox } from "#components/kitchen/notes/note-box.tsx";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const user = vi.hoisted(() => ({ current: null as { id: string } | null | undefined }));
const callApi = vi.hoisted(() => vi.fn());
const saveNoteAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: () => user.current }));
vi.mock("#lib/platform/browser/api-client.ts", async (original) => ({ ...(await original<object>()), callApi }));
vi.mock("#lib/kitchen/notes/actions.ts", () => ({ saveNoteAction }));

const recipe = "11111111-1111-4111-8111-111111111111";
const anna = { id: "anna" };
const open = () =>
  render(
    <IntlProvider>
      <NoteBox recipeId={recipe} />
    </IntlProvider>,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const findField = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Deine Notiz" });

let isVisible = true;

/** Shows every observed element at once, or none. */
class VisibleObserver {
  disconnect = vi.fn();
  private readonly callback: (entries: object[]) => void;
  constructor(callback: (entries: object[]) => void) {
    this.callback = callback;
  }
  observe() {
    this.callback([{ isIntersecting: isVisible }]);
  }
}
vi.stubGlobal("IntersectionObserver", VisibleObserver);
const runIdle = vi.fn((run: () => void) => void run());
vi.stubGlobal("requestIdleCallback", runIdle);

beforeEach(() => {
  isVisible = true;
  runIdle.mockClear();
  localStorage.clear();
  for (const { id } of toastStore.read()) dismissToast(id);
  user.current = null;
  callApi.mockReset().mockResolvedValue({ data: { text: "" } });
  saveNoteAction.mockReset().mockResolvedValue({ ok: true, data: undefined });
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: signed out
  document.cookie = "signed-in=; max-age=0";
});

test("a note is there to be printed although its place was never seen", async () => {
  isVisible = false;
  storeDeviceNote(recipe, "Weniger Salz.");
  open();
  expect(await screen.findByText("Weniger Salz.")).toBeTruthy();
  cleanup();

  storeDeviceNote(recipe, "");
  user.current = anna;
  // biome-ignore lint/suspicious/noDocumentCookie: signed in
  document.cookie = "signed-in=1";
  callApi.mockResolvedValue({ data: { text: "Mehr Chili." } });
  open();
  expect(await screen.findByText("Mehr Chili.")).toBeTruthy();
});

test("without a note or an account nothing loads until its place comes near", () => {
  isVisible = false;
  open();
  expect(runIdle).not.toHaveBeenCalled();
});

test("without an account the note stays on this device", async () => {
  open();
  await press("Notiz hinzufügen");
  const field = await findField();
  expect(document.activeElement).toBe(field);
  await userEvent.type(await findField(), " Weniger Salz. ");
  await press("Speichern");
  expect(await screen.findByText("Weniger Salz.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Notiz ändern");
  cleanup();
  open();
  expect(await screen.findByText("Weniger Salz.")).toBeTruthy();
  expect([callApi.mock.calls, saveNoteAction.mock.calls]).toEqual([[], []]);
});

test("with an account the note is stored there", async () => {
  user.current = anna;
  callApi.mockResolvedValue({ data: { text: "Mehr Ingwer." } });
  open();
  expect(await screen.findByText("Mehr Ingwer.")).toBeTruthy();
  await press("Notiz ändern");
  await userEvent.type(await findField(), " Und Chili.");
  await press("Speichern");
  expect(saveNoteAction).toHaveBeenCalledWith({ recipe, text: "Mehr Ingwer. Und Chili." }, anna.id);
  expect(localStorage.getItem("notes")).toBeNull();
});

test("a note of the device moves into an account without one", async () => {
  storeDeviceNote(recipe, "Vom Gerät.");
  user.current = anna;
  open();
  expect(await screen.findByText("Vom Gerät.")).toBeTruthy();
  await vi.waitFor(() => expect(localStorage.getItem("notes")).toBe("{}"));
  expect(saveNoteAction).toHaveBeenCalledWith({ recipe, text: "Vom Gerät." }, anna.id);
});

test("what was typed stays when it cannot be stored", async () => {
  user.current = anna;
  saveNoteAction.mockResolvedValue({ ok: false, code: "unavailable" });
  open();
  await press("Notiz hinzufügen");
  await userEvent.type(await findField(), "Wichtig.");
  await press("Speichern");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe(
      "Die Notiz wurde nicht gespeichert. Versuche es gleich noch einmal.",
    ),
  );
  expect((await findField()).value).toBe("Wichtig.");
});

test("nothing is shown while the note is unknown", async () => {
  user.current = anna;
  callApi.mockRejectedValue(new Error("offline"));
  const { container } = open();
  await vi.waitFor(() => expect(callApi).toHaveBeenCalled());
  await vi.waitFor(() => expect(container.querySelector("button")).toBeNull());
  expect(toastStore.read()).toEqual([]);
});

test("a press says that the note cannot be opened while the account does not answer", async () => {
  user.current = anna;
  // Once it is known that the account does not answer, there is no button.
  const failures: (() => void)[] = [];
  callApi.mockImplementation(() => new Promise((_, reject) => failures.push(() => reject(new Error("offline")))));
  open();
  await vi.waitFor(() => expect(failures).not.toEqual([]));
  await press("Notiz hinzufügen");
  for (const fail of failures) fail();
  await vi.waitFor(() => expect(toastStore.read()).toMatchObject([{ kind: "error" }]));
  expect(screen.queryByRole("textbox")).toBeNull();
});
