import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "#components/layout/toasts/toaster.tsx";
import { dismissToast, showToast, toastStore } from "#components/ui/toast.ts";

const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const show = (...toast: Parameters<typeof showToast>) => act(() => void showToast(...toast));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button">Anderswo</button>
      <Toaster label="Benachrichtigungen" icons={{ success: null, error: null }} />
    </>,
  );
});
afterEach(() => {
  cleanup();
  for (const { id } of toastStore.read()) dismissToast(id);
  vi.useRealTimers();
});

test("shows a success for two seconds, an error for four, others for their own duration", () => {
  show({ kind: "success", text: "Gemerkt" });
  show({ kind: "error", text: "Verbrannt" });
  show({ kind: "success", text: "Gelöscht", durationMs: 10_000 });
  pass(1999);
  expect(shown()).toEqual(["Gemerkt", "Verbrannt", "Gelöscht"]);
  pass(2);
  pass(1998);
  expect(shown()).toEqual(["Verbrannt", "Gelöscht"]);
  pass(2);
  expect(shown()).toEqual(["Gelöscht"]);
  pass(6000);
  expect(shown()).toEqual([]);
});

test("replaces the oldest of twenty toasts", () => {
  for (let n = 1; n <= 21; n++) show({ kind: "error", text: `Nr. ${n}` });
  expect(shown()).toHaveLength(20);
  expect(shown()[0]).toBe("Nr. 2");
});

test("announces toasts politely in a region that existed before", () => {
  const region = screen.getByRole("region", { name: "Benachrichtigungen" });
  const list = region.querySelector("ol");
  expect(list?.getAttribute("aria-live")).toBe("polite");
  show({ kind: "error", text: "Verbrannt" });
  expect(list?.textContent).toBe("Verbrannt");
});

test("pauses the timer while a pointer is over a toast", () => {
  show({ kind: "success", text: "Gemerkt" });
  pass(1500);
  fireEvent.pointerEnter(screen.getByRole("region"));
  pass(60_000);
  expect(shown()).toEqual(["Gemerkt"]);
  fireEvent.pointerLeave(screen.getByRole("region"));
  pass(400);
  expect(shown()).toEqual(["Gemerkt"]);
  pass(200);
  expect(shown()).toEqual([]);
});

test("focuses the action with a key, pauses the timer and restores the focus", () => {
  const run = vi.fn();
  const elsewhere = screen.getByRole("button", { name: "Anderswo" });
  elsewhere.focus();
  show({ kind: "success", text: "Gelöscht", action: { label: "Rückgängig", run } });
  fireEvent.keyDown(elsewhere, { key: "F8" });
  const undo = screen.getByRole("button", { name: "Rückgängig" });
  expect(document.activeElement).toBe(undo);
  pass(60_000);
  fireEvent.click(undo);
  expect(run).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(elsewhere);
});

test("closes the focused toast on Escape", () => {
  show({ kind: "error", text: "Verbrannt" });
  show({ kind: "success", text: "Gelöscht", action: { label: "Rückgängig", run: () => {} } });
  const undo = screen.getByRole("button", { name: "Rückgängig" });
  undo.focus();
  fireEvent.keyDown(undo, { key: "Escape" });
  expect(shown()).toEqual(["Verbrannt"]);
});

test("moves to the top when it would cover the focused element", () => {
  const region = screen.getByRole("region");
  const elsewhere = screen.getByRole("button", { name: "Anderswo" });
  const box = (top: number, height: number) => () => new DOMRect(0, top, 390, height);
  region.getBoundingClientRect = box(window.innerHeight - 68, 52);
  elsewhere.getBoundingClientRect = box(window.innerHeight - 60, 48);
  elsewhere.focus();
  show({ kind: "error", text: "Verbrannt" });
  expect(region.hasAttribute("data-high")).toBe(true);
  elsewhere.getBoundingClientRect = box(100, 48);
  fireEvent.focusIn(elsewhere);
  expect(region.hasAttribute("data-high")).toBe(false);
});

test("moves into an open dialog and back when it closes", async () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const region = screen.getByRole("region", { name: "Benachrichtigungen" });
  const home = region.parentElement;
  dialog.showModal();
  let seen: Element | null = null;
  const forget = toastStore.subscribe(() => {
    seen ??= region.parentElement;
  });
  show({ kind: "success", text: "Gelöscht", durationMs: 10_000 });
  forget();
  expect(region.parentElement).toBe(dialog);
  // Screen readers do not announce a region that is inserted together with its message.
  expect(seen).toBe(dialog);
  dialog.close();
  expect(region.parentElement).toBe(home);
  expect(shown()).toEqual(["Gelöscht"]);

  dialog.showModal();
  show({ kind: "error", text: "Verbrannt" });
  expect(region.parentElement).toBe(dialog);
  dialog.remove();
  vi.useRealTimers();
  await vi.waitFor(() => expect(region.parentElement).toBe(home));
  expect(shown()).toEqual(["Gelöscht", "Verbrannt"]);
});

test("takes its own place at the end of a dialog that reaches down to it", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const region = screen.getByRole("region", { name: "Benachrichtigungen" });
  vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue({ bottom: innerHeight } as DOMRect);
  dialog.showModal();
  show({ kind: "success", text: "Gespeichert" });
  expect(region.hasAttribute("data-inline")).toBe(true);
  expect(region.hasAttribute("popover")).toBe(false);
  dialog.close();
  expect(region.hasAttribute("data-inline")).toBe(false);
  dialog.remove();
});

test("unmounts while it is inside a dialog", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  show({ kind: "error", text: "Verbrannt" });
  cleanup();
  expect(screen.queryByRole("region")).toBeNull();
  dialog.remove();
});
