import "server-only";
import { cookies, headers } from "next/headers";
import { env } from "#lib/platform/config/env.ts";
import { getSignedInCookieOptions } from "../signed-in-cookie.ts";
import { addDevice, deviceCookie, deviceLifetimeDays, readDeviceCookie } from "./device-cookie.ts";
import { findDeviceAccount } from "./queries.ts";

/**
 * Has the account of a session know the device that asks: after a sign-in, and after all other
 * sessions were ended, which ends the marks of all devices.
 */
export async function markDevice(sessionId: string): Promise<void> {
  const account = await findDeviceAccount(sessionId);
  if (!account) return;
  const value = addDevice(readDeviceCookie(await headers()), account);
  const options = getSignedInCookieOptions(env.SITE_URL);
  (await cookies()).set(deviceCookie, value, { ...options, httpOnly: true, maxAge: deviceLifetimeDays * 86_400 });
}
