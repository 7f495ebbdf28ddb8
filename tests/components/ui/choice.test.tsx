import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Checkbox, ChoiceGroup, Radio, Segment, Switch } from "#components/ui/choice.tsx";

afterEach(cleanup);

test("a box is ticked by its words, and its error is read with it", async () => {
  render(<Checkbox id="terms" name="terms" label="Einverstanden" error="Hier fehlt der Haken." />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Einverstanden" });
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Hier fehlt der Haken.",
  );
  await userEvent.click(screen.getByText("Einverstanden"));
  expect(box.checked).toBe(true);
});

test("of several one is chosen, under their question", async () => {
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
  return <Segment legend={`Mengen: ${value}`} name="units" options={options} value={value} onChange={setValue} />;
}

test("a segment tells what was chosen", async () => {
  render(<Units />);
  await userEvent.click(screen.getByText("Cups"));
  expect(screen.getByRole("group", { name: "Mengen: us" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Cups" }).checked).toBe(true);
});

test("a segment in a form sends its choice without a script of its own", async () => {
  render(
    <form>
      <Segment legend="Mengen" name="units" options={options} defaultValue="metric" />
    </form>,
  );
  const form = document.querySelector("form") as HTMLFormElement;
  expect(new FormData(form).get("units")).toBe("metric");
  await userEvent.click(screen.getByText("Cups"));
  expect(new FormData(form).get("units")).toBe("us");
});

test("a switch is on or off", async () => {
  render(<Switch label="Sonntagspost" name="newsletter" />);
  const toggle = screen.getByRole<HTMLInputElement>("switch", { name: "Sonntagspost" });
  await userEvent.click(toggle);
  expect(toggle.checked).toBe(true);
});
