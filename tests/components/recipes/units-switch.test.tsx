import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnitsSwitch } from "#components/recipes/units-switch.tsx";
import { unitsKey, wearUnits } from "#lib/units.ts";

const askApi = vi.hoisted(() => vi.fn());
vi.mock("#lib/ask-api.ts", async (original) => ({ ...(await original<object>()), askApi }));

const open = () => render(<UnitsSwitch legend="Mengen" labels={{ metric: "metrisch", us: "US-Maße" }} />);
const dot = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

beforeEach(() => {
  wearUnits("metric");
  askApi.mockReset().mockResolvedValue({});
  // biome-ignore lint/suspicious/noDocumentCookie: signed out
  document.cookie = "signed-in=; max-age=0";
});
afterEach(cleanup);

test("is worn at once and remembered on the device, without a request", async () => {
  open();
  expect(dot("metrisch").checked).toBe(true);
  await userEvent.click(dot("US-Maße"));
  expect(dot("US-Maße").checked).toBe(true);
  expect(document.documentElement.dataset.units).toBe("us");
  expect(localStorage.getItem(unitsKey)).toBe("us");
  await userEvent.click(dot("metrisch"));
  expect(document.documentElement.dataset.units).toBeUndefined();
  expect(localStorage.getItem(unitsKey)).toBeNull();
  expect(askApi).not.toHaveBeenCalled();
});

test("is remembered in the account of whoever is signed in", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint that somebody is signed in
  document.cookie = "signed-in=1";
  askApi.mockRejectedValue(new Error("Request error"));
  open();
  await userEvent.click(dot("US-Maße"));
  expect(askApi).toHaveBeenCalledWith("/api/users/me/", { method: "PUT", body: { units: "us" } });
  expect(dot("US-Maße").checked).toBe(true);
});

test("an older answer of the account that comes in between does not last", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the hint that somebody is signed in
  document.cookie = "signed-in=1";
  let answer = () => {};
  askApi.mockReturnValue(new Promise<void>((done) => (answer = done)));
  open();
  await userEvent.click(dot("US-Maße"));
  act(() => wearUnits("metric"));
  await act(async () => answer());
  expect(dot("US-Maße").checked).toBe(true);
});

test("shows what was chosen before the page was awake", () => {
  wearUnits("us");
  open();
  expect(dot("US-Maße").checked).toBe(true);
});
