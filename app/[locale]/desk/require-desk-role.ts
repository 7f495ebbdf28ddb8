import { notFound } from "next/navigation";
import { requireSignIn } from "#app/[locale]/profile/require-sign-in.ts";
import { hasDesk, isEditor } from "#lib/platform/auth/desk-roles.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";

/**
 * Returns the signed-in editor or admin. Other users get the 404 page, as if the desk did not
 * exist; readers without a session sign in first and return to `path`, a path on this site.
 */
export async function requireDeskEditor(path: string): Promise<SessionUser> {
  const user = await requireSignIn(path);
  if (!isEditor(user.newType)) notFound();
  return user;
}

/**
 * Returns the signed-in editor, admin or partner. The page shows partners only what is theirs, see
 * `getDeskOwnerId`; otherwise like `requireDeskEditor`.
 */
export async function requireDeskUser(path: string): Promise<SessionUser> {
  const user = await requireSignIn(path);
  if (!hasDesk(user.newType)) notFound();
  return user;
}

/**
 * Returns the signed-in admin. Editors, too, get the 404 page; otherwise like `requireDeskEditor`.
 */
export async function requireAdmin(path: string): Promise<SessionUser> {
  const user = await requireDeskEditor(path);
  if (user.newType !== "admin") notFound();
  return user;
}
