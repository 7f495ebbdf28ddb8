import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  deliverPreferences,
  findPendingPreferences,
  sendPreferencesForm,
  writePreferences,
} from "#components/people/preferences/pending-preferences.ts";
import { deletePreferencesAction, savePreferencesAction } from "#lib/people/preferences/actions.ts";
import { noPreferences } from "#lib/people/preferences/preferences.ts";
import { pendingPreferencesKey } from "#lib/people/preferences/storage-key.ts";

vi.mock("#lib/people/preferences/actions.ts", () => ({
  deletePreferencesAction: vi.fn(),
  savePreferencesAction: vi.fn(),
}));

const quick = { ...noPreferences, goals: ["quick" as const] };
const success = { ok: true, data: undefined } as const;
const failure = (code: "unavailable" | "unauthorized" | "invalid") => ({ ok: false, code, errors: {} }) as const;

beforeEach(() => {
  localStorage.clear();
  vi.mocked(savePreferencesAction).mockReset().mockResolvedValue(success);
  vi.mocked(deletePreferencesAction).mockReset().mockResolvedValue(success);
});

test.each(["unavailable", "unauthorized"] as const)("delivers again after %s", async (code) => {
  vi.mocked(savePreferencesAction).mockResolvedValueOnce(failure(code));
  await writePreferences("anna", quick);
  expect(findPendingPreferences("anna")).toEqual(quick);
  await deliverPreferences("anna");
  expect(savePreferencesAction).toHaveBeenCalledTimes(2);
  expect(findPendingPreferences("anna")).toBeUndefined();
});

test("drops answers the server rejects", async () => {
  vi.mocked(savePreferencesAction).mockResolvedValueOnce(failure("invalid"));
  await writePreferences("anna", quick);
  expect(findPendingPreferences("anna")).toBeUndefined();
});

test("delivers only the latest write, and only for its user", async () => {
  vi.mocked(savePreferencesAction).mockRejectedValue(new Error("Failed to fetch"));
  await writePreferences("anna", quick);
  await writePreferences("anna", null);
  expect(findPendingPreferences("jonas")).toBeUndefined();
  await deliverPreferences("jonas");
  await deliverPreferences("anna");
  expect(savePreferencesAction).toHaveBeenCalledTimes(1);
  expect(deletePreferencesAction).toHaveBeenCalledTimes(1);
});

test("drops answers after a day without delivering them", async () => {
  const expired = { id: "anna", preferences: quick, at: Date.now() - 86_400_001 };
  localStorage.setItem(pendingPreferencesKey, JSON.stringify([expired]));
  await deliverPreferences("anna");
  expect(savePreferencesAction).not.toHaveBeenCalled();
  expect(localStorage.getItem(pendingPreferencesKey)).toBeNull();
});

describe("sendPreferencesForm", () => {
  test("stores the answers while the form is being sent", async () => {
    const result = await sendPreferencesForm("anna", quick, async () => {
      expect(findPendingPreferences("anna")).toEqual(quick);
      return success;
    });
    expect(result).toEqual(success);
    expect(findPendingPreferences("anna")).toBeUndefined();
  });

  test("replaces pending answers and keeps none after a failure that the form shows", async () => {
    vi.mocked(savePreferencesAction).mockRejectedValue(new Error("Failed to fetch"));
    await writePreferences("anna", quick);
    const result = await sendPreferencesForm("anna", null, async () => failure("unavailable"));
    expect(result).toMatchObject({ ok: false, code: "unavailable" });
    expect(findPendingPreferences("anna")).toBeUndefined();
  });
});
