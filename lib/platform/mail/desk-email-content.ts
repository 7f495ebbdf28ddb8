import "server-only";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { EmailContent } from "./email.ts";
import type { EmailOf, Translator } from "./email-content.ts";
import { toSiteUrl } from "./site-url.ts";

/** Creates the content of emails to editors. */
export const deskEmailCreators = {
  publicationMissed: (
    { what, title, plannedAt, link }: EmailOf<"publicationMissed">,
    t: Translator,
    locale: Locale,
  ): EmailContent => ({
    subject: t("publicationMissed.subject", { title, what }),
    title: t("publicationMissed.title", { what }),
    paragraphs: [
      t("publicationMissed.text", { title, what, time: formatDateTime(plannedAt, locale) }),
      t("publicationMissed.next", { what }),
    ],
    button: { label: t("publicationMissed.button"), href: toSiteUrl(link) },
  }),
};
