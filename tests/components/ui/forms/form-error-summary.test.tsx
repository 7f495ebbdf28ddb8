import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { FormFrame } from "#components/ui/forms/form-frame.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { FormState } from "#lib/platform/http/form-state.ts";

type Field = "token" | "name";
type State = FormState<Field, "missing" | "dead">;

const action = vi.fn<(previous: unknown, form: FormData) => Promise<State>>();
const messages = { invalid: "Check this:", failed: "Not sent", limited: "Too often", limitedUntil: "Again {when}" };
const values = { token: "", name: "" };
type Texts = Partial<typeof messages> & Pick<Parameters<typeof FormErrorSummary>[0], "whole" | "labels">;
type Props = Parameters<typeof FormFrame<Field, "missing" | "dead">>[0];

beforeEach(() => void action.mockReset());
afterEach(cleanup);

async function submit(state: State, props: Partial<Props> = {}, { whole, labels, ...texts }: Texts = messages) {
  action.mockResolvedValue(state);
  render(
    <FormFrame
      action={action}
      fields={["token", "name"]}
      errors={{ missing: "Name is missing", dead: "Link is dead" }}
      errorIcon={null}
      locale="en"
      messages={{ submit: "Send", sent: "Thanks" }}
      className=""
      {...props}
    >
      <FormErrorSummary messages={texts} whole={whole} labels={labels} />
      <TextField name="name" label="Name" />
    </FormFrame>,
  );
  await userEvent.click(screen.getByRole("button"));
  await expect.poll(() => document.querySelector("form")?.dataset.answer).toBe(state.status);
}

test("links to each invalid field", async () => {
  await submit({ status: "invalid", errors: { name: "missing" }, values });
  expect(screen.getByText(messages.invalid)).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Name is missing" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
});

test("the error of a hidden field is shown at another one", async () => {
  const state: State = { status: "invalid", errors: { token: "dead" }, values };
  await submit(state, { errorPlaces: { token: "name" } });
  expect(screen.getByRole("link", { name: "Link is dead" }).getAttribute("href")).toMatch(/-name$/);
  expect(screen.getByRole("alert").textContent).toBe("Link is dead");
});

test("the error of a named field is one of the form as a whole, and not in the list", async () => {
  const state: State = { status: "invalid", errors: { token: "dead", name: "missing" }, values };
  await submit(state, {}, { ...messages, whole: "token", labels: { name: "Your name" } });
  expect(screen.getByText("Link is dead")).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Your name: Name is missing"]);
});

test("an error without a text is one of the form as a whole", async () => {
  const state: State = { status: "invalid", errors: { token: "dead" }, values };
  await submit(state, { errors: { missing: "", dead: null } }, { invalid: "Link is dead" });
  expect(screen.getByRole("alert").textContent).toBe("Link is dead");
  expect(screen.queryByRole("link")).toBeNull();
});

test.each(["failed", "limited"] as const)("says that the form was %s, where it has a text for it", async (status) => {
  await submit({ status, errors: {}, values });
  expect(screen.getByText(messages[status])).toBeTruthy();
  cleanup();
  await submit({ status, errors: {}, values }, {}, {});
  expect(screen.queryByText(messages[status])).toBeNull();
});

test("says when the form can be sent again, where that is known", async () => {
  await submit({ status: "limited", errors: {}, values, retrySeconds: 120 });
  expect(screen.getByRole("alert").textContent).toBe("Again in 2\u00a0minutes");
});

test("says below the button that a form was sent which stays", async () => {
  await submit({ status: "sent" });
  expect(screen.getByRole("status").textContent).toBe("Thanks");
});
