import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { UnitsSwitch } from "#components/content/recipes/units-switch.tsx";
import { applyUnits, unitsKey } from "#lib/platform/browser/units.ts";

const open = () => render(<UnitsSwitch legend="Einheiten" labels={{ metric: "metrisch", us: "US-Maße" }} />);
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

beforeEach(() => applyUnits("metric"));
afterEach(cleanup);

test("applies the units at once and stores them on the device", async () => {
  open();
  expect(radio("metrisch").checked).toBe(true);
  await userEvent.click(radio("US-Maße"));
  expect(radio("US-Maße").checked).toBe(true);
  expect(document.documentElement.dataset.units).toBe("us");
  expect(localStorage.getItem(unitsKey)).toBe("us");
  await userEvent.click(radio("metrisch"));
  expect(document.documentElement.dataset.units).toBeUndefined();
  expect(localStorage.getItem(unitsKey)).toBeNull();
});

test("shows the units that were applied before hydration", () => {
  applyUnits("us");
  open();
  expect(radio("US-Maße").checked).toBe(true);
});
