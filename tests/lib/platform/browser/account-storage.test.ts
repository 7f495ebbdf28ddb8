import { beforeEach, expect, test } from "vitest";
import {
  accountKey,
  claimAccountStorage,
  readAccountValue,
  storeAccountValue,
} from "#lib/platform/browser/account-storage.ts";

beforeEach(() => localStorage.clear());

test("keeps what an account has stored, until it signs out", () => {
  localStorage.setItem("theme", "dark");
  claimAccountStorage("anna");
  storeAccountValue("list", ["Brot"]);
  claimAccountStorage("anna");
  expect(readAccountValue("list")).toEqual(["Brot"]);
  claimAccountStorage(null);
  expect(readAccountValue("list")).toBeNull();
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

test("removes what another account has left, and keeps what was stored before the session was known", () => {
  storeAccountValue("list", ["Salz"]);
  claimAccountStorage("anna");
  expect(readAccountValue("list")).toEqual(["Salz"]);
  claimAccountStorage("otto");
  expect(localStorage.getItem(accountKey("list"))).toBeNull();
});
