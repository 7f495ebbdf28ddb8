import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { getViewer } from "#lib/auth/viewer.ts";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { address } from "#lib/i18n/address.ts";

/** Whoever is signed in. Anybody else goes to sign in first and comes back to `path`, a site-relative address. */
export async function requireProfile(path: string): Promise<Viewer> {
  const viewer = await getViewer();
  if (viewer) return viewer;
  redirect(`${address(await getLocale(), "/login")}?next=${encodeURIComponent(path)}`);
}
