import "server-only";
import { signToken, verifyToken } from "#lib/platform/auth/signed-token.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

const purpose = "preview-link";

/** Site-relative address of a preview, with a token that is valid as long as the link. */
export function previewAddress(locale: Locale, { id, expiresAt }: { id: string; expiresAt: Date }): string {
  const now = currentTimeMs();
  const token = signToken(purpose, id, expiresAt.getTime() - now, now);
  return `${address(locale, "/preview")}?token=${token}`;
}

/** The id of the link with this token; null when it is forged or expired. */
export function readLinkId(token: unknown): string | null {
  return verifyToken(purpose, token);
}
