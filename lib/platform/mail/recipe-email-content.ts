import "server-only";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { EmailContent } from "./email.ts";
import type { EmailOf, Translator } from "./email-content.ts";
import { toSiteUrl } from "./site-url.ts";

/** Content of the email about an accepted recipe. */
export function createRecipeAccepted(
  { title, isRevision, publishAt, link }: EmailOf<"recipeAccepted">,
  t: Translator,
  locale: Locale,
): EmailContent {
  const time = publishAt ? formatDateTime(publishAt, locale) : "";
  const when = publishAt ? "scheduled" : isRevision ? "revised" : "published";
  return {
    subject: t("recipeAccepted.subject", { title }),
    title: t("recipeAccepted.title"),
    paragraphs: [t("recipeAccepted.text", { title, when, time })],
    button: { label: t("recipeAccepted.button", { when }), href: toSiteUrl(link) },
  };
}

/** Content of the email about a rejected recipe: the reason, and a note per field. */
export function createRecipeRejected(
  { title, reason, notes, link }: EmailOf<"recipeRejected">,
  t: Translator,
): EmailContent {
  return {
    subject: t("recipeRejected.subject", { title }),
    title: t("recipeRejected.title"),
    paragraphs: [
      t("recipeRejected.text", { title }),
      // A paragraph of an email has no line breaks.
      ...reason.split(/\n+/),
      ...notes.map(({ field, note }) => t("recipeRejected.note", { field, note: note.replaceAll(/\n+/g, " ") })),
      t("recipeRejected.next"),
    ],
    button: { label: t("recipeRejected.button"), href: toSiteUrl(link) },
  };
}
