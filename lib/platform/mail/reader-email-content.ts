import "server-only";
import type { EmailContent } from "./email.ts";
import type { Translator } from "./email-content.ts";
import type { ReaderEmail } from "./reader-email.ts";
import { toSiteUrl } from "./site-url.ts";

type EmailOf<Kind> = Extract<ReaderEmail, { kind: Kind }>;

/** Contents of the emails about messages and questions of readers. */
export const readerEmailCreators: {
  [Kind in ReaderEmail["kind"]]: (email: EmailOf<Kind>, t: Translator) => EmailContent;
} = {
  contactMessage: ({ topic, name, sender, text }, t) => ({
    subject: t("contactMessage.subject", { topic }),
    title: t("contactMessage.subject", { topic }),
    paragraphs: [
      ...splitLines(text),
      name ? t("contactMessage.from", { name, sender }) : t("contactMessage.fromAddress", { sender }),
    ],
    note: t("contactMessage.note"),
  }),
  contactReceived: ({ text }, t) => ({
    subject: t("contactReceived.subject"),
    title: t("contactReceived.title"),
    paragraphs: [t("contactReceived.text"), ...(text === null ? [] : [t("contactReceived.copy"), ...splitLines(text)])],
    note: t("contactReceived.note"),
  }),
  questionAnswered: ({ question, answer, link }, t) => ({
    subject: t("questionAnswered.subject"),
    title: t("questionAnswered.title"),
    paragraphs: [t("questionAnswered.question", { question }), ...splitLines(answer)],
    button: { label: t("questionAnswered.button"), href: toSiteUrl(link) },
    note: t("questionAnswered.note"),
  }),
};

function splitLines(text: string): string[] {
  return text.split(/\n+/).filter(Boolean);
}
