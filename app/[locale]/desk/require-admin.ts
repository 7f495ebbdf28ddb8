import { notFound } from "next/navigation";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { requireReviewer } from "./require-desk-role.ts";

/**
 * Returns the signed-in admin. Editors get the 404 page, as other users do from `requireReviewer`.
 */
export async function requireAdmin(path: string): Promise<SessionUser> {
  const user = await requireReviewer(path);
  if (user.newType !== "admin") notFound();
  return user;
}
