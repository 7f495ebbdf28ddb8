import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { DeskErrorCode } from "#lib/platform/desk-resources/desk-error.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import de from "#messages/de.json" with { type: "json" };
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("next/navigation", () => ({ unstable_rethrow() {} }));
afterEach(cleanup);

type State = FormState<"title" | "form", DeskErrorCode>;

function show(answer: (form: FormData) => State) {
  render(
    <IntlProvider>
      <DeskForm
        action={async (_previous: State, form: FormData) => answer(form)}
        fields={["title", "form"] as const}
        saved={{ id: "the-id", version: 7 }}
        initial={{ title: "Mild" }}
        labelOf={(name) => (name === "form" ? "" : "Name")}
      >
        {(field) => <TextField {...field("title")} />}
      </DeskForm>
    </IntlProvider>,
  );
}

const field = () => screen.getByLabelText("Name");
async function save(title: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), title);
  await userEvent.click(screen.getByRole("button", { name: de.ui.desk.save }));
}
const { errors } = de.ui.desk;

test("shows what is stored and sends it with its version", async () => {
  let sent: Record<string, FormDataEntryValue> = {};
  show((form) => {
    sent = Object.fromEntries(form);
    return { status: "sent" };
  });
  expect(field()).toHaveProperty("value", "Mild");
  await save("Sanft");
  expect(sent).toEqual({ title: "Sanft", id: "the-id", version: "7", locale: "de" });
});

test("names the error at the field and in the summary, and keeps what was typed", async () => {
  show((form) => ({
    status: "invalid",
    errors: { title: "taken" },
    values: { title: `${form.get("title")}`, form: "" },
  }));
  await save("Scharf");
  expect(await screen.findByRole("link", { name: `Name: ${errors.taken}` })).toBeTruthy();
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(field()).toHaveProperty("value", "Scharf");
  expect(document.activeElement).toBe(field());
});

test("says a conflict of the form as a whole", async () => {
  show((form) => ({
    status: "invalid",
    errors: { form: "conflict" },
    values: { title: `${form.get("title")}`, form: "" },
  }));
  await save("Herb");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(errors.conflict));
  expect(field()).toHaveProperty("value", "Herb");
});
