import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { sessions } from "#lib/platform/db/tables/accounts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { DeviceAccount } from "./device-cookie.ts";

/** Finds the account of a session; null when the session has ended. */
export async function findDeviceAccount(sessionId: string): Promise<DeviceAccount | null> {
  const [account] = await db
    .select({ id: users.id, sessionEpoch: users.sessionEpoch })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  return account ?? null;
}
