import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createFieldProps } from "#components/ui/forms/field-props.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";

const messages = { submit: "Send", sending: "Sending…", failed: "Not sent", limited: "Too often" };
const form = { ref: () => () => {}, action: vi.fn(), onSubmit: vi.fn(), noValidate: true };
const props = { locale: "en", className: "", children: null } as const;

afterEach(cleanup);

test.each(["failed", "limited"] as const)("says above the button that the form was %s", (status) => {
  render(
    <FormFrame {...props} messages={messages} submission={{ status, rejection: status, isSending: false, form }} />,
  );
  expect(screen.getByRole("alert").textContent).toBe(messages[status]);
});

test("invalid fields are a message only where the form has one", () => {
  const submission = { status: "invalid", rejection: "invalid", isSending: false, form } as const;
  const { rerender } = render(<FormFrame {...props} messages={messages} submission={submission} />);
  expect(screen.getByRole("alert").textContent).toBe("");
  rerender(<FormFrame {...props} messages={{ ...messages, invalid: "Check the fields" }} submission={submission} />);
  expect(screen.getByRole("alert").textContent).toBe("Check the fields");
});

test("the button says that the form is being sent", () => {
  render(
    <FormFrame
      {...props}
      messages={messages}
      submission={{ status: "open", rejection: null, isSending: true, form }}
    />,
  );
  const button = screen.getByRole("button");
  expect(button.textContent).toBe(messages.sending);
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

test("a form that everyone may send has a honeypot", () => {
  const submission = { status: "open", rejection: null, isSending: false, form } as const;
  const { container, rerender } = render(<FormFrame {...props} messages={messages} submission={submission} />);
  expect(container.querySelector("input[name=website]")).toBeNull();
  rerender(<FormFrame {...props} messages={{ ...messages, website: "Website" }} submission={submission} />);
  expect(container.querySelector("input[name=website]")).not.toBeNull();
});

test("a field has its label, its value and the text of its error", () => {
  const texts = { email: "E-mail", name: "Name", badEmail: "Not an address" };
  const values = { email: "anna@", name: "Anna" };
  const submission = { errors: { email: "badEmail" }, values } as const;
  const field = createFieldProps<"email" | "name", "badEmail">("form", submission, texts, null);
  expect(field("email")).toMatchObject({ id: "form-email", label: "E-mail", error: "Not an address" });
  expect(field("name")).toMatchObject({ label: "Name", defaultValue: "Anna", error: undefined });
});
