import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, use } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { FormContext } from "#components/ui/forms/form-context.ts";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { PasswordField } from "#components/ui/forms/password-field.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import type { FormState } from "#lib/platform/http/form-state.ts";

type Field = "name" | "text" | "topic" | "kind" | "terms";
type State = FormState<Field, "missing">;

const action = vi.fn<(previous: unknown, form: FormData) => Promise<State>>();
const messages = { submit: "Send", sending: "Sending…", failed: "Not sent", limited: "Too often" };
const fields = ["name", "text", "topic", "kind", "terms"] as const;
const errors = { missing: "Is missing" };
const options = ["a", "b"].map((value) => ({ value, label: `Option ${value}` }));
const typed = { name: "Anna", text: "Hi", topic: "b", kind: "b", terms: "on" };

beforeEach(() => void action.mockReset());
afterEach(cleanup);

const formOf = (children: ReactNode, props: Partial<Parameters<typeof FormFrame<Field, "missing">>[0]> = {}) => (
  <FormFrame
    action={action}
    fields={fields}
    errors={errors}
    errorIcon={<i data-icon />}
    locale="en"
    messages={messages}
    className=""
    {...props}
  >
    {children}
  </FormFrame>
);
const submit = () => userEvent.click(screen.getByRole("button"));
const noteOf = (field: HTMLElement) => document.getElementById(field.getAttribute("aria-describedby") ?? "");

/** The form as it comes back from the server. */
function RejectedForm({ children }: { children: ReactNode }) {
  const form = use(FormContext);
  const state: State = { status: "invalid", errors: {}, values: typed };
  return form && <FormContext value={{ ...form, state, isReloaded: true }}>{children}</FormContext>;
}

test("a field has an id and a label, and begins with its default", () => {
  render(formOf(<TextField name="name" label="Name" defaultValue="Bea" />));
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  expect(field.id).toMatch(/-name$/);
  expect(field.value).toBe("Bea");
});

test("every kind of field shows its error, which is linked to it", async () => {
  action.mockResolvedValue({
    status: "invalid",
    errors: { name: "missing", text: "missing", topic: "missing", kind: "missing", terms: "missing" },
    values: { name: "", text: "", topic: "", kind: "", terms: "" },
  });
  render(
    formOf(
      <>
        <TextField name="name" label="Name" hint="As you like" />
        <TextArea name="text" label="Text" />
        <SelectField name="topic" label="Topic" placeholder="Choose" options={options} />
        <RadioField name="kind" legend="Kind" options={options} />
        <Checkbox name="terms" label="Terms" />
      </>,
    ),
  );
  await submit();
  expect(await screen.findAllByText("Is missing")).toHaveLength(5);
  const linked = ["Name", "Text", "Topic", "Terms"].map((label) => screen.getByLabelText(label));
  for (const field of [...linked, screen.getByRole("group", { name: "Kind" })]) {
    expect(noteOf(field)?.textContent, field.outerHTML).toBe("Is missing");
    expect(noteOf(field)?.querySelector("[data-icon]")).not.toBeNull();
  }
  for (const field of [...linked, ...screen.getAllByRole("radio")]) {
    expect(field.getAttribute("aria-invalid"), field.outerHTML).toBe("true");
  }
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
});

test("fields of a form that comes back from the server have what was typed, but for passwords", () => {
  render(
    formOf(
      <RejectedForm>
        <TextField name="name" label="Name" defaultValue="Bea" />
        <TextArea name="text" label="Text" />
        <SelectField name="topic" label="Topic" options={options} />
        <RadioField name="kind" legend="Kind" options={options} defaultValue="a" />
        <Checkbox name="terms" label="Terms" />
        <PasswordField
          id="secret"
          name="name"
          label="Secret"
          hint="Long"
          againText="Once more."
          showLabel="Show"
          hideLabel="Hide"
          showIcon={null}
          hideIcon={null}
        />
      </RejectedForm>,
    ),
  );
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Anna");
  expect(screen.getByLabelText<HTMLInputElement>("Text").value).toBe("Hi");
  expect(screen.getByLabelText<HTMLSelectElement>("Topic").value).toBe("b");
  expect(screen.getByLabelText<HTMLInputElement>("Option b", { selector: "input" }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Terms").checked).toBe(true);
  const secret = screen.getByLabelText<HTMLInputElement>("Secret");
  expect([secret.value, noteOf(secret)?.textContent]).toEqual(["", "Once more. Long"]);
});

test("boxes of one name have what was chosen, ids of their own, and repeat no error", async () => {
  action.mockResolvedValue({ status: "invalid", errors: { kind: "missing" }, values: { ...typed, kind: "a c" } });
  const boxes = ["a", "b", "c"].map((value) => <Checkbox key={value} name="kind" value={value} label={value} />);
  render(formOf(boxes));
  await submit();
  await expect.poll(() => document.querySelector("form")?.dataset.answer).toBe("invalid");
  const shown = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(shown.map((box) => [box.name, box.defaultChecked])).toEqual([
    ["kind", true],
    ["kind", false],
    ["kind", true],
  ]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(3);
  expect(screen.queryByText(errors.missing)).toBeNull();
});

test("a field outside of a form keeps its own props", () => {
  render(<TextField id="own" label="Name" name="name" error="Wrong" defaultValue="Bea" />);
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  expect([field.id, field.value, noteOf(field)?.textContent]).toEqual(["own", "Bea", "Wrong"]);
});

test.each(["failed", "limited"] as const)("says above the button that the form was %s", async (status) => {
  action.mockResolvedValue({ status, errors: {}, values: typed });
  render(formOf(null));
  await submit();
  expect(await screen.findByText(messages[status])).toBe(screen.getByRole("alert"));
  expect(document.querySelector("form")?.dataset.answer).toBe(status);
});

test("invalid fields are a message only where the form has one", async () => {
  action.mockResolvedValue({ status: "invalid", errors: {}, values: typed });
  const { rerender } = render(formOf(null));
  await submit();
  await expect.poll(() => document.querySelector("form")?.dataset.answer).toBe("invalid");
  expect(screen.getByRole("alert").textContent).toBe("");
  rerender(formOf(null, { messages: { ...messages, invalid: "Check the fields" } }));
  expect(screen.getByRole("alert").textContent).toBe("Check the fields");
});

test("the button says that the form is being sent", async () => {
  let answer = (_: State) => {};
  action.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(formOf(null));
  await submit();
  const button = screen.getByRole("button");
  expect(button.textContent).toBe(messages.sending);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  answer({ status: "sent" });
  await expect.poll(() => button.textContent).toBe(messages.submit);
});

test("a form that everyone may send has a honeypot", () => {
  const { container, rerender } = render(formOf(null));
  expect(container.querySelector("input[name=website]")).toBeNull();
  rerender(formOf(null, { messages: { ...messages, website: "Website" } }));
  expect(container.querySelector("input[name=website]")).not.toBeNull();
});

test("another element replaces the form that was sent, which is told once", async () => {
  action.mockResolvedValue({ status: "sent" });
  const onSent = vi.fn();
  const show = () => formOf(null, { sent: <p>Thanks</p>, onSent: (state) => onSent(state) });
  const { rerender } = render(show());
  await submit();
  expect(await screen.findByText("Thanks")).toBeTruthy();
  rerender(show());
  expect(document.querySelector("form")).toBeNull();
  expect(onSent.mock.calls).toEqual([[{ status: "sent" }]]);
});

test("without something to replace it, the form stays after it was sent", async () => {
  action.mockResolvedValue({ status: "sent" });
  render(formOf(<TextField name="name" label="Name" />));
  await submit();
  await expect.poll(() => document.querySelector("form")?.dataset.answer).toBe("sent");
  expect(screen.getByLabelText("Name")).toBeTruthy();
});

test("gives the focus to what replaces the form, if it was in the form", async () => {
  action.mockResolvedValue({ status: "sent" } as State);
  render(
    <>
      {formOf(null, { sent: <p role="status">Thanks</p> })}
      <input aria-label="other" />
    </>,
  );
  await submit();
  const thanks = await screen.findByText("Thanks");
  expect(document.activeElement?.contains(thanks)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  cleanup();
  let answer = (_: State) => {};
  action.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(
    <>
      {formOf(null, { sent: <p role="status">Thanks</p> })}
      <input aria-label="other" />
    </>,
  );
  await submit();
  screen.getByLabelText("other").focus();
  answer({ status: "sent" } as State);
  expect(await screen.findByText("Thanks")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("other"));
});
