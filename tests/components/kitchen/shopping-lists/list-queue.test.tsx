import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PendingWrites } from "#app/[locale]/after-load/pending-writes.tsx";
import { pendingChangesKey } from "#components/kitchen/shopping-lists/pending-changes.ts";
import { dismissToast, toastStore } from "#components/ui/toast.ts";
import { shoppingItem } from "#tests/lib/kitchen/shopping-lists/fixtures.ts";

const changeListAction = vi.hoisted(() => vi.fn());
const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock("#lib/kitchen/shopping-lists/actions.ts", () => ({ changeListAction }));
vi.mock("#lib/platform/browser/session-store.ts", async (original) => ({
  ...(await original<object>()),
  sessionStore: { subscribe: () => () => {}, read: () => session.user, readOnServer: () => undefined },
}));

const toasts = () => toastStore.read().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id);
});
afterEach(cleanup);

test("delivers once, after signing in, what an earlier page has left", async () => {
  const change = { type: "add", items: [shoppingItem({ text: "Brot" })] };
  const entry = { id: "1", change, locale: "de", texts: { delivered: "1 Zutat steht drauf" }, at: Date.now() };
  localStorage.setItem(pendingChangesKey, JSON.stringify([entry]));
  changeListAction.mockResolvedValue({ ok: true, data: undefined });
  const { rerender } = render(<PendingWrites />);
  expect(changeListAction).not.toHaveBeenCalled();
  session.user = { id: "anna" };
  rerender(<PendingWrites />);
  await waitFor(() => expect(toasts()).toEqual(["1 Zutat steht drauf"]));
  await act(() => window.dispatchEvent(new Event("online")));
  expect(changeListAction).toHaveBeenCalledOnce();
  expect(localStorage.getItem(pendingChangesKey)).toBeNull();
});
