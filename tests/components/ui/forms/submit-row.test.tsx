import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { FormContext, type FormContextValue } from "#components/ui/forms/form-context.ts";
import { SubmitRow } from "#components/ui/forms/submit-row.tsx";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const { form: texts } = de.ui;
afterEach(cleanup);

const show = (status: "open" | "sent", props: Parameters<typeof SubmitRow>[0] = {}) =>
  render(
    <FormContext value={{ status, isSending: false } as FormContextValue}>
      <form>
        <input name="bio" defaultValue="sauer" />
        <SubmitRow {...props} />
      </form>
    </FormContext>,
    { wrapper: IntlProvider },
  );

test("says when the form was saved, until it is changed again", async () => {
  show("sent");
  expect(screen.getByRole("status").textContent).toMatch(/^Gespeichert um \d\d:\d\d$/);
  await userEvent.type(screen.getByRole("textbox"), "!");
  expect(screen.getByRole("status").textContent).toBe("");
  expect(screen.getByText(texts.changed)).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox"), "{Backspace}");
  expect(screen.queryByText(texts.changed)).toBeNull();
});

test("says after a reset that nothing is changed", async () => {
  show("open");
  await userEvent.type(screen.getByRole("textbox"), "!");
  expect(screen.getByText(texts.changed)).toBeTruthy();
  document.querySelector("form")?.reset();
  await expect.poll(() => screen.queryByText(texts.changed)).toBeNull();
});

test("has a text of its own for other successes", () => {
  show("sent", { label: "Passwort ändern", savedText: "Geändert." });
  expect(screen.getByRole("button").textContent).toBe("Passwort ändern");
  expect(screen.getByRole("status").textContent).toBe("Geändert.");
});
