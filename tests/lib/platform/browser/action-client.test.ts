import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { redirect } from "next/navigation";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callAction, isRetryable } from "#lib/platform/browser/action-client.ts";
import { unauthorizedEvent } from "#lib/platform/browser/api-client.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";

const reload = vi.fn();
const unknownAction = () => Promise.reject(new UnrecognizedActionError("not found"));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a called action", () => {
  test.each<ActionResult<number>>([
    { ok: true, data: 5 },
    { ok: false, code: "invalid", errors: { id: "uuid" } },
  ])("returns what the server answers: %o", async (result) => {
    expect(await callAction(async () => result)).toEqual(result);
  });

  test("is unreachable when the request fails", async () => {
    const result = await callAction(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(result).toEqual({ ok: false, code: "unreachable", errors: {} });
    expect(reload).not.toHaveBeenCalled();
  });

  test("reports an ended session to the session store", async () => {
    const listener = vi.fn();
    window.addEventListener(unauthorizedEvent, listener, { once: true });
    await callAction(async () => ({ ok: false, code: "unauthorized", errors: {} }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("tells the router an address that a click on an anchor has changed", async () => {
    const replaceState = vi.spyOn(window.history, "replaceState");
    const state = vi.spyOn(window.history, "state", "get").mockReturnValue(null);
    const action = async (): Promise<ActionResult> => ({ ok: true, data: undefined });
    await callAction(action);
    expect(replaceState.mock.calls).toEqual([[null, "", window.location.href]]);
    state.mockReturnValue({ __NA: true });
    await callAction(action);
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  test("lets redirects pass", async () => {
    await expect(callAction(async () => redirect("/de/signup"))).rejects.toThrow("NEXT_REDIRECT");
  });
});

describe("an action of an older build", () => {
  test("reloads the page once, and not again within ten minutes", async () => {
    vi.useFakeTimers();
    expect(await callAction(unknownAction)).toMatchObject({ code: "outdated" });
    expect(await callAction(unknownAction)).toMatchObject({ code: "unreachable" });
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600_000);
    expect(await callAction(unknownAction)).toMatchObject({ code: "outdated" });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("does not reload where nothing can stop a loop", async () => {
    const getItem = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem });
    expect(await callAction(unknownAction)).toMatchObject({ code: "unreachable" });
    expect(reload).not.toHaveBeenCalled();
  });
});

test("a call is worth another try unless the server refused it", () => {
  expect((["unreachable", "outdated", "unavailable", "tooMany"] as const).map(isRetryable)).not.toContain(false);
  expect((["missing", "forbidden", "invalid", "unauthorized"] as const).map(isRetryable)).not.toContain(true);
});
