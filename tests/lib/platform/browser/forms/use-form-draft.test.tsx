import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { redirect } from "next/navigation";
import { Component, type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { PasswordField } from "#components/ui/forms/password-field.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { useTypedValue } from "#components/ui/forms/use-field-props.ts";
import { takeFlashMessage } from "#lib/platform/browser/flash-message.ts";
import { isSignInRedirect } from "#lib/platform/browser/forms/use-form-draft.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";

const session = vi.hoisted(() => ({
  user: undefined as { id: string } | null | undefined,
  listeners: new Set<() => void>(),
}));
vi.mock("#lib/platform/browser/session-store.ts", () => ({
  syncSession: async () => {},
  sessionStore: {
    read: () => session.user,
    subscribe: (listener: () => void) => {
      session.listeners.add(listener);
      return () => session.listeners.delete(listener);
    },
  },
}));

type Field = "text" | "topic" | "list" | "password";
const fields = ["text", "topic", "list", "password"] as const;
const passwordTexts = { showLabel: "Show", hideLabel: "Hide", showIcon: null, hideIcon: null, againText: "Again" };
const action = vi.fn<(previous: unknown, form: FormData) => Promise<FormState<Field, never>>>();

/** Of the entry that the page was rendered with. */
let version: number;

/** A list that is typed into fields without names, as that of a menu is. */
function ListField() {
  const [list, setList] = useState(useTypedValue("list") ?? "");
  return (
    <>
      <input type="hidden" name="list" value={list} />
      <input aria-label="List" value={list} onChange={({ target }) => setList(target.value)} />
    </>
  );
}

/** Catches a redirect like the router of Next.js. */
class Router extends Component<{ children: ReactNode }> {
  override state = { hasLeft: false };
  static getDerivedStateFromError = () => ({ hasLeft: true });
  override render() {
    return this.state.hasLeft ? <p>Left</p> : this.props.children;
  }
}

function open() {
  cleanup();
  render(
    <Router>
      <FormFrame
        action={action}
        fields={fields}
        errors={{}}
        errorIcon={null}
        locale="de"
        messages={{ submit: "Send", failed: "Not saved" }}
        className=""
      >
        <input type="hidden" name="version" value={version} />
        <TextField name="text" label="Text" defaultValue="Stored" />
        <TextArea name="note" label="Note" />
        <SelectField name="topic" label="Topic" options={["a", "b"].map((value) => ({ value, label: value }))} />
        <PasswordField name="password" label="Password" autoComplete="current-password" {...passwordTexts} />
        <ListField />
      </FormFrame>
    </Router>,
  );
}

const readValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const readValues = () => ["Text", "Note", "Topic", "Password", "List"].map(readValue);

async function typeAndSend() {
  await userEvent.clear(screen.getByLabelText("Text"));
  await userEvent.type(screen.getByLabelText("Text"), "Typed");
  await userEvent.type(screen.getByLabelText("Note"), "More");
  await userEvent.selectOptions(screen.getByLabelText("Topic"), "b");
  await userEvent.type(screen.getByLabelText("Password"), "secret");
  await userEvent.type(screen.getByLabelText("List"), "One");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
}

function signIn(user: { id: string } | null) {
  session.user = user;
  act(() => {
    for (const listener of session.listeners) listener();
  });
}

beforeEach(() => {
  sessionStorage.clear();
  session.listeners.clear();
  session.user = { id: "anna" };
  version = 2;
  action.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const typed = ["Typed", "More", "b", "", "One"];

test("what was typed is there again after signing in, when the session had ended", async () => {
  action.mockImplementation(async () => redirect(signInAddress("de", "/")));
  open();
  await typeAndSend();
  await screen.findByText("Left");
  session.user = null;
  open();
  expect(readValue("Text")).toBe("Stored");
  signIn({ id: "anna" });
  expect(readValues()).toEqual(typed);
  expect(screen.getByText("Not saved")).toBeTruthy();
  action.mockReset().mockResolvedValue({ status: "sent" });
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(action).toHaveBeenCalled());
  const sent = action.mock.calls[0]?.[1];
  expect(["text", "note", "topic", "list"].map((name) => sent?.get(name))).toEqual(["Typed", "More", "b", "One"]);
  open();
  expect(readValue("Text")).toBe("Stored");
});

test("a colleague's change since is a conflict until what was typed is stored", async () => {
  action.mockImplementation(async () => redirect(signInAddress("de", "/")));
  open();
  await typeAndSend();
  await screen.findByText("Left");
  version = 3;
  open();
  const send = async (state: FormState<Field, never>) => {
    action.mockReset().mockResolvedValue(state);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(action).toHaveBeenCalled());
    return action.mock.calls[0]?.[1].get("version");
  };
  const values = { text: "Typed", topic: "b", list: "One", password: "" };
  expect(await send({ status: "failed", errors: {}, values })).toBe("2");
  // The page is rendered anew in between, with the version of now.
  expect(await send({ status: "sent" })).toBe("2");
  expect(await send({ status: "sent" })).toBe("3");
});

test("another user does not see what was typed", async () => {
  action.mockImplementation(async () => redirect(signInAddress("de", null)));
  open();
  await typeAndSend();
  await screen.findByText("Left");
  session.user = { id: "ben" };
  open();
  expect(readValues()).toEqual(["Stored", "", "a", "", ""]);
});

test("nor when the page knew of the end of the session before it was sent", async () => {
  action.mockImplementation(async () => redirect(signInAddress("de", null)));
  open();
  signIn(null);
  await typeAndSend();
  await screen.findByText("Left");
  session.user = { id: "ben" };
  open();
  expect(readValues()).toEqual(["Stored", "", "a", "", ""]);
  signIn({ id: "anna" });
  open();
  expect(readValues()).toEqual(typed);
});

test("after any other redirect nothing is kept", async () => {
  action.mockImplementation(async () => redirect("/de/profil"));
  open();
  await typeAndSend();
  await screen.findByText("Left");
  open();
  expect(readValue("Text")).toBe("Stored");
});

test("a page of an older build is loaded again with what was typed, and says why", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  action.mockRejectedValue(new UnrecognizedActionError("not found"));
  open();
  await typeAndSend();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(takeFlashMessage()).toBe("siteUpdated");
  open();
  expect(readValues()).toEqual(typed);
});

test.each([
  [`NEXT_REDIRECT;push;${signInAddress("de", "/de")};307;`, true],
  ["NEXT_REDIRECT;replace;/en/signup;307;", true],
  ["NEXT_REDIRECT;push;/en/profile;307;", false],
  ["NEXT_NOT_FOUND;push;/en/login;307;", false],
])("%s leads to a page to sign in: %s", (digest, expected) => {
  expect(isSignInRedirect(Object.assign(new Error("redirect"), { digest }))).toBe(expected);
  expect(isSignInRedirect(new Error(digest))).toBe(false);
});
