import "server-only";
import { signToken, verifyToken } from "#lib/platform/auth/signed-token.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

const purpose = "report-objection";

/** At least six months: Article 20(1) of Regulation (EU) 2022/2065. */
const validForMs = 184 * 86_400_000;

/** Who may object to which decision; without `reportId` the writer of the content. */
export interface ObjectionRight {
  decisionId: string;
  reportId: string | null;
}

/** The link of a mail to the page with the statement of reasons and the objection form. */
export function createObjectionLink(locale: Locale, right: ObjectionRight, now = currentTimeMs()): string {
  return `${address(locale, "/objection")}?${new URLSearchParams({ token: createObjectionToken(right, now) })}`;
}

function createObjectionToken({ decisionId, reportId }: ObjectionRight, now = currentTimeMs()): string {
  return signToken(purpose, `${decisionId}_${reportId ?? "author"}`, validForMs, now);
}

/** Returns null for a token that is forged or expired. */
export function readObjectionToken(token: unknown, now = currentTimeMs()): ObjectionRight | null {
  const [decisionId = "", party = ""] = verifyToken(purpose, token, now)?.split("_") ?? [];
  if (!decisionId || !party) return null;
  return { decisionId, reportId: party === "author" ? null : party };
}
