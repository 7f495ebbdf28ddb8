import "server-only";
import type { Locale } from "#lib/i18n/locales.ts";
import { callbackPath, refusalAddress, withRefusal } from "./callback.ts";
import { noteConnecting } from "./connecting.ts";
import type { ExternalProvider } from "./external-provider.ts";
import { signIn } from "./next-auth.ts";
import { getViewer } from "./viewer.ts";

interface Departure {
  provider: ExternalProvider;
  /** Where it shall lead in the end: a page of this site. */
  next: string | null;
  locale: Locale;
}

/**
 * Sets out for an account elsewhere; only in an action. Returns the address over there, or of our login page when nobody answers. Whoever
 * is signed in wants to connect the two.
 */
export async function leaveFor({ provider, next, locale }: Departure): Promise<string> {
  const viewer = await getViewer();
  await noteConnecting(provider, viewer);
  const target: string = await signIn(provider, { redirect: false, redirectTo: next ?? `/${locale}` });
  if (callbackPath(target) === null) return target;
  return viewer && next !== null ? withRefusal(next, "unreachable") : refusalAddress(locale, "unreachable", next);
}
