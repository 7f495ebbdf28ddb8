import "server-only";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { EmailContent } from "./email.ts";
import type { EmailOf, Translator } from "./email-content.ts";
import { toSiteUrl } from "./site-url.ts";

/** Creates the content of emails about stories of partners. */
export const storyEmailCreators = {
  storyPublished: (
    { title, isRevision, publishAt, link }: EmailOf<"storyPublished">,
    t: Translator,
    locale: Locale,
  ): EmailContent => {
    const time = publishAt ? formatDateTime(publishAt, locale) : "";
    const when = publishAt ? "scheduled" : isRevision ? "revised" : "published";
    return {
      subject: t("storyPublished.subject", { title, when }),
      title: t("storyPublished.title", { when }),
      paragraphs: [t("storyPublished.text", { title, when, time })],
      button: { label: t("storyPublished.button"), href: toSiteUrl(link) },
    };
  },
  storyReturned: ({ title, reason, link }: EmailOf<"storyReturned">, t: Translator): EmailContent => ({
    subject: t("storyReturned.subject", { title }),
    title: t("storyReturned.title"),
    // A paragraph of an email has no line breaks.
    paragraphs: [t("storyReturned.text", { title }), ...reason.split(/\n+/), t("storyReturned.next")],
    button: { label: t("storyReturned.button"), href: toSiteUrl(link) },
  }),
};
