import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Checkbox, ChoiceGroup, Radio, SegmentedControl } from "#components/ui/forms/choice.tsx";

afterEach(cleanup);

test("toggles a checkbox by its label and links its error to it", async () => {
  render(<Checkbox id="terms" name="terms" label="Einverstanden" error="Hier fehlt der Haken." />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Einverstanden" });
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Hier fehlt der Haken.",
  );
  await userEvent.click(screen.getByText("Einverstanden"));
  expect(box.checked).toBe(true);
});

test("selects one of several radios in a labelled group", async () => {
  render(
    <ChoiceGroup legend="Was stimmt nicht?">
      <Radio name="reason" value="spam" label="Werbung" />
      <Radio name="reason" value="other" label="Etwas anderes" />
    </ChoiceGroup>,
  );
  expect(screen.getByRole("group", { name: "Was stimmt nicht?" })).toBeTruthy();
  await userEvent.click(screen.getByText("Werbung"));
  await userEvent.click(screen.getByText("Etwas anderes"));
  expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, true]);
});

const options = [
  { value: "metric", label: "Gramm" },
  { value: "us", label: "Cups" },
];

function Units() {
  const [value, setValue] = useState("metric");
  return (
    <SegmentedControl legend={`Mengen: ${value}`} name="units" options={options} value={value} onChange={setValue} />
  );
}

test("reports the selected segment", async () => {
  render(<Units />);
  await userEvent.click(screen.getByText("Cups"));
  expect(screen.getByRole("group", { name: "Mengen: us" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Cups" }).checked).toBe(true);
});

test("submits the selected segment without a handler", async () => {
  render(
    <form>
      <SegmentedControl legend="Einheiten" name="units" options={options} defaultValue="metric" />
    </form>,
  );
  const form = document.querySelector("form") as HTMLFormElement;
  expect(new FormData(form).get("units")).toBe("metric");
  await userEvent.click(screen.getByText("Cups"));
  expect(new FormData(form).get("units")).toBe("us");
});
