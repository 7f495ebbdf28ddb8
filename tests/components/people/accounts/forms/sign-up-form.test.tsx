import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestResetForm } from "#components/people/accounts/forms/request-reset-form.tsx";
import { SignUpForm } from "#components/people/accounts/forms/sign-up-form.tsx";
import { signUpAction } from "#lib/people/accounts/actions.ts";
import { requestResetAction } from "#lib/people/accounts/passwords/actions.ts";
import de from "#messages/de.json";
import { formContext } from "./form-context.tsx";

vi.mock("#lib/people/accounts/actions.ts", () => ({ signUpAction: vi.fn() }));
vi.mock("#lib/people/accounts/passwords/actions.ts", () => ({ requestResetAction: vi.fn() }));
vi.mock("#lib/people/accounts/oauth/actions.ts", () => ({ signInWithProviderAction: vi.fn() }));

const { fields, problems, signUp, reset } = de.accounts;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const terms = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /einverstanden/ });
const newsletter = () => screen.getByRole<HTMLInputElement>("checkbox", { name: fields.newsletter });
const submit = () => userEvent.click(screen.getByRole("button", { name: signUp.submit }));

beforeEach(() => vi.mocked(signUpAction).mockReset());
afterEach(cleanup);

test("marks the fields for password managers and checks no box", () => {
  render(<SignUpForm {...formContext} />);
  expect(field(fields.name).autocomplete).toBe("nickname");
  expect(field(fields.email).autocomplete).toBe("email");
  expect(field(fields.password).autocomplete).toBe("new-password");
  expect([terms().checked, newsletter().checked]).toEqual([false, false]);
  expect(screen.getByText(fields.passwordHint.replace(/\s/g, " ")).id).toBe(
    field(fields.password).getAttribute("aria-describedby"),
  );
});

test("keeps everything typed after an error, also the password", async () => {
  vi.mocked(signUpAction).mockResolvedValueOnce({
    status: "invalid",
    errors: { name: "nameTaken", terms: "termsNeeded" },
    values: { name: "Zeste", email: "zeste@beispiel.de", password: "", terms: "", newsletter: "on" },
  });
  render(<SignUpForm {...formContext} />);
  await userEvent.type(field(fields.name), "Zeste");
  await userEvent.type(field(fields.password), "Quittengelee");
  await userEvent.click(newsletter());
  await submit();
  await screen.findByText(problems.summary);
  expect(field(fields.name).value).toBe("Zeste");
  expect(document.activeElement).toBe(field(fields.name));
  expect(field(fields.password).value).toBe("Quittengelee");
  expect([terms().checked, newsletter().checked]).toEqual([false, true]);
  expect(terms().getAttribute("aria-invalid")).toBe("true");
  await userEvent.click(screen.getByRole("link", { name: problems.termsNeeded }));
  expect(document.activeElement).toBe(terms());
});

test("shows and focuses a message after sign-up", async () => {
  vi.mocked(signUpAction).mockResolvedValueOnce({ status: "sent" });
  render(<SignUpForm {...formContext} />);
  await submit();
  const answer = await screen.findByRole("status");
  expect(answer.textContent).toBe("Fast fertig. Bitte bestätige den Link in unserer E-Mail.");
  expect(document.activeElement).toBe(answer);
});

test("shows the same message for every address of a reset", async () => {
  vi.mocked(requestResetAction).mockResolvedValueOnce({ status: "sent" });
  render(<RequestResetForm {...formContext} />);
  await userEvent.type(field(fields.email), "zeste@beispiel.de");
  await userEvent.click(screen.getByRole("button", { name: reset.submit }));
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe(
      "Wenn es zu dieser Adresse ein Konto gibt, findest du in deinem Postfach eine E-Mail von uns.",
    ),
  );
});
