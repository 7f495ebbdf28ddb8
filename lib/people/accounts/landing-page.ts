import "server-only";
import { headers } from "next/headers";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

interface Landing {
  message: FlashMessage;
  locale: Locale;
  /** Path that was asked for before. */
  next: string | null;
  /** Whether the message must stay: then the next page is a personal one, which renders it. */
  isImportant?: boolean;
}

const profilePath = /^\/[a-z]{2}\/profile(?:[/?#]|$)/;

/**
 * Decides where a reader who has just signed in goes, and what that page says. Public pages are the
 * same for all readers: there a script shows the message for a moment. Without script only personal
 * pages can say it.
 */
export async function landAfterSignIn({ message, locale, next, isImportant = false }: Landing) {
  const profile = address(locale, "/profile/recipes");
  const hasScript = (await headers()).has("next-action");
  const wanted = next ?? (hasScript ? address(locale, "/") : profile);
  const href = isImportant && !profilePath.test(wanted) ? profile : wanted;
  await setFlashMessage(message, href);
  return { status: "done", href } as const;
}
