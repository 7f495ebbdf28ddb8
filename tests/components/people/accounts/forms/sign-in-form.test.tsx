import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SignInForm } from "#components/people/accounts/forms/sign-in-form.tsx";
import { signInAction } from "#lib/people/accounts/actions.ts";
import type { SignInState } from "#lib/people/accounts/schema.ts";
import de from "#messages/de.json";
import { formContext } from "./form-context.tsx";

vi.mock("#lib/people/accounts/actions.ts", () => ({ signInAction: vi.fn() }));
vi.mock("#lib/people/accounts/oauth/actions.ts", () => ({ signInWithProviderAction: vi.fn() }));

const { fields, problems, signIn, providers } = de.accounts;
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: fields.email });
const password = () => screen.getByLabelText<HTMLInputElement>(fields.password);
const submit = () => userEvent.click(screen.getByRole("button", { name: signIn.submit }));
const answers = (state: SignInState) => vi.mocked(signInAction).mockResolvedValueOnce(state);
const sent = () => Object.fromEntries(vi.mocked(signInAction).mock.calls[0]?.[1] ?? []);

beforeEach(() => vi.mocked(signInAction).mockReset());
afterEach(cleanup);

async function type() {
  await userEvent.type(email(), "zeste@beispiel.de");
  await userEvent.type(password(), "Quittengelee");
}

test("marks the fields for password managers", () => {
  render(<SignInForm {...formContext} />);
  expect(email()).toMatchObject({ type: "email", autocomplete: "username", name: "email" });
  expect(password()).toMatchObject({ type: "password", autocomplete: "current-password", name: "password" });
});

test("submits the fields and the return path once", async () => {
  let answer: (state: SignInState) => void = () => {};
  vi.mocked(signInAction).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(<SignInForm {...formContext} next="/de/profile/likes" />);
  await type();
  await submit();
  const busy = await screen.findByRole("button", { name: fields.sending });
  await userEvent.click(busy);
  answer({ status: "open" });
  await screen.findByRole("button", { name: signIn.submit });
  expect(signInAction).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual({
    email: "zeste@beispiel.de",
    password: "Quittengelee",
    locale: "de",
    next: "/de/profile/likes",
  });
});

test("shows wrong credentials above the fields and keeps both", async () => {
  render(<SignInForm {...formContext} />);
  await type();
  answers({
    status: "invalid",
    errors: { password: "wrong" },
    values: { email: "zeste@beispiel.de", password: "" },
  });
  await submit();
  const note = await screen.findByText(problems.wrong);
  expect(screen.getAllByText(problems.wrong)).toHaveLength(1);
  expect(email().value).toBe("zeste@beispiel.de");
  expect(password().value).toBe("Quittengelee");
  expect(document.activeElement).toBe(password());
  expect(password().getAttribute("aria-describedby")).toBe(note.id);
});

test("summarizes invalid fields with links to them", async () => {
  render(<SignInForm {...formContext} />);
  answers({
    status: "invalid",
    errors: { email: "badEmail", password: "missing" },
    values: { email: "zeste@", password: "" },
  });
  await submit();
  await screen.findByText(problems.summary);
  expect(document.activeElement).toBe(email());
  await userEvent.click(screen.getByRole("link", { name: problems.missing }));
  expect(document.activeElement).toBe(password());
});

test("shows texts for too many attempts and a lost connection", async () => {
  render(<SignInForm {...formContext} />);
  answers({ status: "limited", errors: {}, values: { email: "", password: "" } });
  await submit();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(problems.limited));
  answers({ status: "limited", retrySeconds: 90, errors: {}, values: { email: "", password: "" } });
  await submit();
  const text = "Zu viele Versuche. Versuche es in 2\u00a0Minuten noch einmal.";
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(text));
  vi.mocked(signInAction).mockRejectedValueOnce(new TypeError("away"));
  await userEvent.type(email(), "zeste@beispiel.de");
  await submit();
  expect(await screen.findByText(problems.failed)).toBeTruthy();
  expect(email().value).toBe("zeste@beispiel.de");
});

test("shows and hides the password", async () => {
  render(<SignInForm {...formContext} />);
  await userEvent.click(screen.getByRole("button", { name: fields.showPassword }));
  expect(password().type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: fields.hidePassword }));
  expect(password().type).toBe("password");
});

test('submits "stays" in a dialog and calls onDone', async () => {
  const onDone = vi.fn();
  render(<SignInForm {...formContext} isModal onDone={onDone} next="/de/rezepte" />);
  answers({ status: "sent" });
  await submit();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent()).toMatchObject({ stays: "on" });
  expect(screen.getByRole("link", { name: signIn.otherLink }).dataset.opens).toBe("sign-up");
});

test("links to the pages of the other forms with the return path", () => {
  render(<SignInForm {...formContext} next="/de/profile/likes" />);
  const other = screen.getByRole("link", { name: signIn.otherLink });
  expect(other.getAttribute("href")).toBe("/de/signup?next=%2Fde%2Fprofile%2Flikes");
  expect(other.dataset.opens).toBeUndefined();
});

test("shows the configured providers", () => {
  render(<SignInForm {...formContext} providers={["google", "apple"]} />);
  expect(screen.getByRole("button", { name: providers.google })).toBeTruthy();
  expect(screen.getByRole("button", { name: providers.apple })).toBeTruthy();
  expect(screen.queryByRole("button", { name: providers.facebook })).toBeNull();
});
