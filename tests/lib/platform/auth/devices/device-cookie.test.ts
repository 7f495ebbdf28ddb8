import { afterEach, expect, test, vi } from "vitest";
import {
  addDevice,
  deviceLifetimeDays,
  findDevice,
  readDeviceCookie,
} from "#lib/platform/auth/devices/device-cookie.ts";

const [anna, tom] = [crypto.randomUUID(), crypto.randomUUID()];
afterEach(() => void vi.useRealTimers());

test("knows the accounts that have signed in, and no others", () => {
  const value = addDevice(addDevice("", anna), tom);
  expect(findDevice(value, anna)).toMatch(/^[\w-]{22}$/);
  expect(findDevice(value, tom)).toMatch(/^[\w-]{22}$/);
  expect(findDevice(value, tom)).not.toBe(findDevice(value, anna));
  for (const other of [crypto.randomUUID(), null]) expect(findDevice(value, other)).toBeNull();
});

test("keeps one mark per account, and five accounts", () => {
  const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
  const value = [...ids, ...ids.slice(1)].reduce(addDevice, "");
  expect(ids.map((id) => findDevice(value, id) !== null)).toEqual([false, true, true, true, true, true]);
  expect(value.split("~")).toHaveLength(5);
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
