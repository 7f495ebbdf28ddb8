import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { FileField } from "#components/ui/forms/file-field.tsx";

const onChange = vi.fn();

function renderForm(error?: string) {
  render(
    <form>
      <FileField
        id="cover"
        name="picture"
        label="Eigenes Bild"
        pickLabel="Bild auswählen"
        pickIcon={null}
        messages={{ nothingPicked: "Kein Bild ausgewählt", picked: "Bild ausgewählt" }}
        hint="Höchstens 10 MB."
        error={error}
        onChange={onChange}
      />
      <button type="reset">Leeren</button>
    </form>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("Eigenes Bild Bild auswählen");

afterEach(cleanup);

test("shows the name of the chosen file, until the form is reset", async () => {
  renderForm();
  expect(screen.getByText("Kein Bild ausgewählt")).toBeTruthy();
  await userEvent.upload(field(), new File(["x"], "Suppe.jpg", { type: "image/jpeg" }));
  expect(screen.getByText("Suppe.jpg")).toBeTruthy();
  expect(screen.queryByText("Kein Bild ausgewählt")).toBeNull();
  expect(onChange).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Leeren" }));
  expect(screen.queryByText("Suppe.jpg")).toBeNull();
});

test("is described by the chosen file and the limits, or by what is wrong", () => {
  renderForm();
  const description = () =>
    (field().getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
  expect(description()).toEqual([expect.stringContaining("Kein Bild ausgewählt"), "Höchstens 10 MB."]);
  cleanup();
  renderForm("Das Bild ist zu groß.");
  expect(description()[1]).toBe("Das Bild ist zu groß.");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Das Bild ist zu groß.");
});
