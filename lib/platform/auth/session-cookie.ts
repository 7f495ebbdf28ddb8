import "server-only";
import { headers } from "next/headers";
import { getToken } from "next-auth/jwt";
import { env } from "#lib/platform/config/env.ts";
import { getAuthSecret } from "./secret.ts";

/** What the session cookie of this request names; only the row of the session says if it counts. */
export async function readSessionCookie(): Promise<{ sessionId: string; userId: string | undefined } | null> {
  const cookie = (await headers()).get("cookie") ?? "";
  const secureCookie = env.SITE_URL.startsWith("https:");
  const token = await getToken({ req: { headers: { cookie } }, secret: getAuthSecret(), secureCookie });
  const sessionId = token?.sessionId;
  return typeof sessionId === "string" ? { sessionId, userId: token?.sub } : null;
}
