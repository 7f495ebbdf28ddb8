import { afterEach, expect, test, vi } from "vitest";
import {
  addDevice,
  deviceLifetimeDays,
  findDevice,
  readDeviceCookie,
} from "#lib/platform/auth/devices/device-cookie.ts";

const newAccount = () => ({ id: crypto.randomUUID(), sessionEpoch: 0 });
const [anna, tom] = [newAccount(), newAccount()];
afterEach(() => void vi.useRealTimers());

test("knows the accounts that have signed in, and no others", () => {
  const value = addDevice(addDevice("", anna), tom);
  expect(findDevice(value, anna)).toMatch(/^[\w-]{22}$/);
  expect(findDevice(value, tom)).toMatch(/^[\w-]{22}$/);
  expect(findDevice(value, tom)).not.toBe(findDevice(value, anna));
  for (const other of [newAccount(), null]) expect(findDevice(value, other)).toBeNull();
});

test("has no character that is escaped when the cookie is set", () => {
  const value = addDevice(addDevice("", anna), tom);
  expect(encodeURIComponent(value)).toBe(value);
});

test("keeps one mark per account, and five accounts", () => {
  const accounts = Array.from({ length: 6 }, newAccount);
  const value = [...accounts, ...accounts.slice(1)].reduce(addDevice, "");
  expect(accounts.map((account) => findDevice(value, account) !== null)).toEqual([false, true, true, true, true, true]);
  expect(value.split("~")).toHaveLength(5);
});

test("forgets a device when the sessions of the account are ended, and keeps one mark for it", () => {
  const ended = { ...anna, sessionEpoch: 1 };
  const value = addDevice(addDevice("", tom), anna);
  expect(findDevice(value, ended)).toBeNull();
  const renewed = addDevice(value, ended);
  expect(findDevice(renewed, ended)).not.toBeNull();
  expect(findDevice(renewed, anna)).toBeNull();
  expect(findDevice(renewed, tom)).not.toBeNull();
  expect(renewed.split("~")).toHaveLength(2);
});

test("rejects what is forged or moved to another account", () => {
  const value = addDevice("", anna);
  const [id, expiresAt, signature] = value.split(".");
  const forged = [
    "",
    "~~~~",
    `${id}.${Number(expiresAt) + 1}.${signature}`,
    `x${value}`,
    `${id}.${expiresAt}.`,
    value.slice(0, -1),
    `${"~".repeat(9)}${value}`,
  ];
  for (const each of forged) expect(findDevice(each, anna), each).toBeNull();
});

test("forgets a device a year after its last sign-in", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T12:00:00Z") });
  const value = addDevice("", anna);
  vi.setSystemTime(Date.now() + deviceLifetimeDays * 86_400_000 - 1);
  expect(findDevice(value, anna)).not.toBeNull();
  vi.setSystemTime(Date.now() + 1);
  expect(findDevice(value, anna)).toBeNull();
});

test.each([
  ["device=a.1.b~c.2.d", "a.1.b~c.2.d"],
  ["signed-in=1; device=a.1.b; other=2", "a.1.b"],
  ["my-device=a.1.b", ""],
  ["", ""],
])("reads the cookie %j", (cookie, value) => {
  expect(readDeviceCookie(new Headers({ cookie }))).toBe(value);
});
