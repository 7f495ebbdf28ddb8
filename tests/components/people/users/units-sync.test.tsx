import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UnitsSync } from "#components/people/users/units-sync.tsx";
import type { SessionUserView } from "#lib/people/users/session-user-view.ts";
import { applyUnits, chooseUnits, unitsStore } from "#lib/platform/browser/units.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import type { UnitSystem } from "#lib/platform/db/tables/users.ts";

vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: vi.fn() }));
const changeUnitsAction = vi.hoisted(() => vi.fn());
vi.mock("#lib/people/users/actions.ts", () => ({ changeUnitsAction }));

const success = { ok: true, data: undefined };
const saved = () => changeUnitsAction.mock.calls.map(([input]) => input);
const open = (user: Pick<SessionUserView, "units"> | null | undefined) => {
  vi.mocked(useSessionUser).mockReturnValue(user && ({ id: "anna", ...user } as SessionUserView));
  return render(<UnitsSync />);
};
const setSignedInCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a session
  document.cookie = value ? `signed-in=${value}` : "signed-in=; max-age=0";
};

beforeEach(() => {
  localStorage.clear();
  applyUnits("metric");
  setSignedInCookie("1");
  changeUnitsAction.mockReset().mockResolvedValue(success);
});
afterEach(cleanup);

test.each([
  { account: null, device: "us", adopted: [{ units: "us" }] },
  { account: null, device: "metric", adopted: [] },
  { account: "metric", device: "us", adopted: [] },
] as const)("an account with $account on a device with $device", async ({ account, device, adopted }) => {
  applyUnits(device as UnitSystem);
  open({ units: account });
  await waitFor(() => expect(saved()).toEqual(adopted));
});

test("stores each choice in the account", () => {
  open(undefined);
  act(() => chooseUnits("us"));
  act(() => chooseUnits("metric"));
  expect(saved().map(({ units }) => units)).toEqual(["us", "metric"]);
});

test("stores no choice of signed-out readers", () => {
  setSignedInCookie("");
  open(null);
  act(() => chooseUnits("us"));
  expect(saved()).toEqual([]);
  expect(unitsStore.read()).toBe("us");
});

test("overrides former units of the account that arrive meanwhile", async () => {
  let answer = () => {};
  changeUnitsAction.mockReturnValue(new Promise((resolve) => (answer = () => resolve(success))));
  open(undefined);
  act(() => chooseUnits("us"));
  act(() => applyUnits("metric"));
  await act(async () => answer());
  expect(unitsStore.read()).toBe("us");
});

test("delivers a choice that has not arrived with the next page", async () => {
  changeUnitsAction.mockRejectedValueOnce(new Error("offline"));
  const page = open({ units: "metric" });
  await act(async () => chooseUnits("us"));
  page.unmount();
  // The next page applies the units of the account first.
  applyUnits("metric");
  open({ units: "metric" });
  await waitFor(() => expect(saved()).toEqual([{ units: "us" }, { units: "us" }]));
  expect(unitsStore.read()).toBe("us");
  await waitFor(() => expect(localStorage.getItem("pendingUnits")).toBeNull());
});

test("keeps the choice on the device when the session has ended", async () => {
  changeUnitsAction.mockResolvedValue({ ok: false, code: "unauthorized", errors: {} });
  open(undefined);
  await act(async () => chooseUnits("us"));
  expect(unitsStore.read()).toBe("us");
  expect(localStorage.getItem("pendingUnits")).toBeNull();
});

// A `locale` would redirect from the recipe to the sign-in page.
test("sends no locale", async () => {
  open(undefined);
  await act(async () => chooseUnits("us"));
  expect(saved()).toEqual([{ units: "us" }]);
});
