import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ResetForm } from "#components/accounts/reset-form.tsx";
import { SignUpForm } from "#components/accounts/sign-up-form.tsx";
import { requestResetAction, signUpAction } from "#lib/accounts/actions.ts";
import de from "#messages/de.json";
import { setting } from "./setting.tsx";

vi.mock("#lib/accounts/actions.ts", () => ({ signUpAction: vi.fn(), requestResetAction: vi.fn() }));
vi.mock("#lib/auth/actions.ts", () => ({ externalSignInAction: vi.fn() }));

const { fields, problems, signUp, reset } = de.accounts;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const terms = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /einverstanden/ });
const newsletter = () => screen.getByRole<HTMLInputElement>("checkbox", { name: fields.newsletter });
const submit = () => userEvent.click(screen.getByRole("button", { name: signUp.submit }));

beforeEach(() => vi.mocked(signUpAction).mockReset());
afterEach(cleanup);

test("password managers recognise the fields; nothing is ticked beforehand", () => {
  render(<SignUpForm {...setting} />);
  expect(field(fields.name).autocomplete).toBe("nickname");
  expect(field(fields.email).autocomplete).toBe("email");
  expect(field(fields.password).autocomplete).toBe("new-password");
  expect([terms().checked, newsletter().checked]).toEqual([false, false]);
  expect(screen.getByText(fields.passwordHint.replace(/\s/g, " ")).id).toBe(
    field(fields.password).getAttribute("aria-describedby"),
  );
});

test("what was typed and ticked outlives an error, the password does not", async () => {
  vi.mocked(signUpAction).mockResolvedValueOnce({
    status: "invalid",
    errors: { name: "nameTaken", terms: "termsNeeded" },
    values: { name: "Zeste", email: "zeste@beispiel.de", password: "", terms: "", newsletter: "on" },
  });
  render(<SignUpForm {...setting} />);
  await userEvent.type(field(fields.name), "Zeste");
  await userEvent.type(field(fields.password), "Quittengelee");
  await userEvent.click(newsletter());
  await submit();
  await screen.findByText(problems.summary);
  expect(field(fields.name).value).toBe("Zeste");
  expect(document.activeElement).toBe(field(fields.name));
  expect(field(fields.password).value).toBe("");
  expect([terms().checked, newsletter().checked]).toEqual([false, true]);
  expect(terms().getAttribute("aria-invalid")).toBe("true");
  await userEvent.click(screen.getByRole("link", { name: problems.termsNeeded }));
  expect(document.activeElement).toBe(terms());
});

test("taken, it says what comes next, and the focus is there", async () => {
  vi.mocked(signUpAction).mockResolvedValueOnce({ status: "sent" });
  render(<SignUpForm {...setting} />);
  await submit();
  const answer = await screen.findByRole("status");
  expect(answer.textContent).toBe("Fast fertig. Ein Klick in der Mail fehlt noch.");
  expect(document.activeElement).toBe(answer);
});

test("a forgotten password: the same answer for every address", async () => {
  vi.mocked(requestResetAction).mockResolvedValueOnce({ status: "sent" });
  render(<ResetForm {...setting} />);
  await userEvent.type(field(fields.email), "zeste@beispiel.de");
  await userEvent.click(screen.getByRole("button", { name: reset.submit }));
  expect((await screen.findByRole("status")).textContent).toBe("Wenn es ein Konto gibt, ist eine Mail unterwegs.");
});
