import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadMessages, type Messages } from "#lib/platform/i18n/messages.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";
import { maxTextLength } from "../limits.ts";

/**
 * Texts of what readers write comments with. Values in braces are filled in in the browser. Stored
 * pages do not carry them.
 */
export type CommentTexts = Pick<Messages["comments"], "tools" | "form" | "photos" | "pending" | "hideReasons">;

/** The texts in a language. */
export async function loadCommentTexts(locale: Locale): Promise<CommentTexts> {
  const { tools, form, photos, pending, hideReasons } = (await loadMessages(locale)).comments;
  const count = form.count.replace("{max}", formatNumber(maxTextLength, locale));
  return { tools, form: { ...form, count }, photos, pending, hideReasons };
}
