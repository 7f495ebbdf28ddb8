import "server-only";
import { headers } from "next/headers";
import { parseLocalPath } from "#lib/platform/http/safe-redirect.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { signInAddress } from "#lib/platform/routing/sign-in-address.ts";
import { parseReferer } from "#lib/platform/text/referer.ts";
import { getSessionUser } from "./session-user.ts";

/**
 * What a form answers that the signed-in user may not send: "failed". One whose session has ended
 * meanwhile signs in first and returns to the page of the form, where the browser has kept what was
 * typed (`lib/platform/browser/forms/form-draft.ts`).
 *
 * @param page where a browser returns to that does not say where it is
 */
export async function refuseForm(
  locale: Locale,
  page: string | null = null,
): Promise<{ status: "failed" } | { status: "done"; href: string }> {
  if (await getSessionUser()) return { status: "failed" };
  return { status: "done", href: await signInAddressOfForm(locale, page) };
}

/** Address of the page to sign in, which leads back to the page of the form that is being sent. */
export async function signInAddressOfForm(locale: Locale, page: string | null = null): Promise<string> {
  const referer = parseReferer(await headers());
  return signInAddress(locale, parseLocalPath(referer && `${referer.pathname}${referer.search}`) ?? page);
}
