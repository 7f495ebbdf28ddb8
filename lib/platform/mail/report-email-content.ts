import "server-only";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import type { EmailContent } from "./email.ts";
import type { ReportEmail } from "./report-email.ts";
import { toSiteUrl } from "./site-url.ts";

type Translator = Awaited<ReturnType<typeof createMessageTranslator<"mail">>>;
type EmailOf<Kind> = Extract<ReportEmail, { kind: Kind }>;

/** Contents of the emails about reports and decisions. */
export const reportEmailCreators: {
  [Kind in ReportEmail["kind"]]: (email: EmailOf<Kind>, t: Translator, locale: Locale) => EmailContent;
} = {
  reportReceived: ({ reference, targetLink }, t) => ({
    subject: t("reportReceived.subject", { reference }),
    title: t("reportReceived.title"),
    paragraphs: [t("reportReceived.text", { reference }), t("reportReceived.next")],
    ...linkContent(targetLink, t),
    note: t("reportReceived.note"),
  }),
  reportDecided: ({ reference, action, text, targetLink, objectionLink }, t) => ({
    subject: t("reportDecided.subject", { reference }),
    title: t("reportDecided.title"),
    paragraphs: [
      t("reportDecided.outcome", { reference, action }),
      ...quoteEditors(text, t),
      t("reportDecided.human"),
      t("reportDecided.redress"),
    ],
    button: { label: t("reportDecided.button"), href: toSiteUrl(objectionLink) },
    ...linkContent(targetLink, t),
  }),
  contentRestricted: (email, t, locale) => {
    const { action, content, title, ground, rule, text, bannedUntil, objectionLink } = email;
    const until = bannedUntil ? formatLongDate(bannedUntil.toISOString(), locale) : "none";
    return {
      subject: t("contentRestricted.subject", { action, content }),
      title: t("contentRestricted.subject", { action, content }),
      paragraphs: [
        t("contentRestricted.measure", { action, content, title, hasEnd: String(bannedUntil !== null), until }),
        t("contentRestricted.ground", { ground, rule }),
        ...quoteEditors(text, t),
        t("contentRestricted.human"),
        t("contentRestricted.redress"),
      ],
      button: { label: t("contentRestricted.button"), href: toSiteUrl(objectionLink) },
      note: t("contentRestricted.note"),
    };
  },
  commentHidden: ({ title, reason, contactLink, targetLink }, t) => ({
    subject: t("commentHidden.subject"),
    title: t("commentHidden.subject"),
    paragraphs: [
      t("commentHidden.text", { title }),
      t("commentHidden.reason", { reason }),
      t("commentHidden.human"),
      t("commentHidden.redress"),
    ],
    button: { label: t("commentHidden.button"), href: toSiteUrl(contactLink) },
    secondaryLink: { label: t("commentHidden.page"), href: toSiteUrl(targetLink) },
  }),
  contentRestored: ({ content, title, text, targetLink }, t) => ({
    subject: t("contentRestored.subject", { content }),
    title: t("contentRestored.subject", { content }),
    paragraphs: [t("contentRestored.text", { content, title }), ...quoteEditors(text, t)],
    button: { label: t("contentRestored.button", { content }), href: toSiteUrl(targetLink) },
  }),
  objectionDecided: ({ isAccepted, isReporter, text, statementLink }, t) => ({
    subject: t("objectionDecided.subject"),
    title: t("objectionDecided.title"),
    paragraphs: [
      t("objectionDecided.outcome", { accepted: String(isAccepted), reporter: String(isReporter) }),
      ...quoteEditors(text, t),
      t("objectionDecided.human"),
      ...(isAccepted ? [] : [t("objectionDecided.redress")]),
    ],
    secondaryLink: { label: t("objectionDecided.link"), href: toSiteUrl(statementLink) },
  }),
};

/** Null for a page without content. */
function linkContent(targetLink: string | null, t: Translator): Pick<EmailContent, "secondaryLink"> {
  return targetLink === null
    ? {}
    : { secondaryLink: { label: t("reportReceived.content"), href: toSiteUrl(targetLink) } };
}

/** An editor's own words, marked as such: they are in the language that the editor wrote in. */
function quoteEditors(text: string, t: Translator): string[] {
  if (!text.trim()) return [];
  return [t("editorsWords.label"), ...t("editorsWords.quoted", { text: text.trim() }).split(/\n{2,}/)];
}
