import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SignInForm } from "#components/accounts/sign-in-form.tsx";
import { signInAction } from "#lib/accounts/actions.ts";
import type { SignInState } from "#lib/accounts/schema.ts";
import de from "#messages/de.json";
import { setting } from "./setting.tsx";

vi.mock("#lib/accounts/actions.ts", () => ({ signInAction: vi.fn() }));
vi.mock("#lib/auth/actions.ts", () => ({ externalSignInAction: vi.fn() }));

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

test("password managers recognise the fields", () => {
  render(<SignInForm {...setting} />);
  expect(email()).toMatchObject({ type: "email", autocomplete: "username", name: "email" });
  expect(password()).toMatchObject({ type: "password", autocomplete: "current-password", name: "password" });
});

test("sends what was typed, where to go on, and nothing twice", async () => {
  let answer: (state: SignInState) => void = () => {};
  vi.mocked(signInAction).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(<SignInForm {...setting} next="/de/profile/likes" />);
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

test("a wrong pair is told above the fields, without telling which; the address stays, the password does not", async () => {
  render(<SignInForm {...setting} />);
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
  expect(password().value).toBe("");
  expect(document.activeElement).toBe(password());
  expect(password().getAttribute("aria-describedby")).toBe(note.id);
});

test("wrong fields are summarised, and the summary leads to each", async () => {
  render(<SignInForm {...setting} />);
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

test("too many attempts and a lost connection have sentences of their own", async () => {
  render(<SignInForm {...setting} />);
  answers({ status: "limited", errors: {}, values: { email: "", password: "" } });
  await submit();
  expect((await screen.findByRole("alert")).textContent).toBe(problems.limited);
  vi.mocked(signInAction).mockRejectedValueOnce(new TypeError("away"));
  await userEvent.type(email(), "zeste@beispiel.de");
  await submit();
  expect(await screen.findByText(problems.failed)).toBeTruthy();
  expect(email().value).toBe("zeste@beispiel.de");
});

test("the password can be seen, and hidden again", async () => {
  render(<SignInForm {...setting} />);
  await userEvent.click(screen.getByRole("button", { name: fields.showPassword }));
  expect(password().type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: fields.hidePassword }));
  expect(password().type).toBe("password");
});

test("over a page it says that the reader stays, and tells when it is done", async () => {
  const onDone = vi.fn();
  render(<SignInForm {...setting} isModal onDone={onDone} next="/de/rezepte" />);
  answers({ status: "sent" });
  await submit();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent()).toMatchObject({ stays: "on" });
  expect(screen.getByRole("link", { name: signIn.otherLink }).dataset.opens).toBe("sign-up");
});

test("on a page the other forms are pages, and know where to go on", () => {
  render(<SignInForm {...setting} next="/de/profile/likes" />);
  const other = screen.getByRole("link", { name: signIn.otherLink });
  expect(other.getAttribute("href")).toBe("/de/signup?next=%2Fde%2Fprofile%2Flikes");
  expect(other.dataset.opens).toBeUndefined();
});

test("accounts elsewhere are offered where they are set up", () => {
  render(<SignInForm {...setting} providers={["google", "apple"]} />);
  expect(screen.getByRole("button", { name: providers.google })).toBeTruthy();
  expect(screen.getByRole("button", { name: providers.apple })).toBeTruthy();
  expect(screen.queryByRole("button", { name: providers.facebook })).toBeNull();
});
