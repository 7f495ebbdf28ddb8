import "server-only";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { toSiteUrl } from "#lib/platform/mail/site-url.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { splitTrimmed } from "#lib/platform/text/split-trimmed.ts";
import type { IssueContent } from "./issue.ts";
import { renderIssueHtml } from "./issue-html.ts";
import { renderIssueText } from "./issue-text.ts";

/** What differs from one recipient to the next; site-relative. */
export interface RecipientLinks {
  /** The page that asks before it unsubscribes. */
  pageLink: string;
}

export interface IssueEmail {
  subject: string;
  html: string;
  text: string;
}

/**
 * Creates the renderer of an issue in its language: the same texts for all recipients, with their
 * own link to unsubscribe. A test has no page in the archive and says in its subject what it is.
 */
export async function createIssueRenderer(
  content: IssueContent,
  { isTest = false } = {},
): Promise<(links: RecipientLinks) => IssueEmail> {
  const { locale, slug } = content;
  const t = await createMessageTranslator(locale, { namespace: "mail.newsletterIssue" });
  const subject = isTest ? t("test", { subject: content.subject }) : content.subject;
  const archiveLink = slug === null ? null : toSiteUrl(slugAddress(locale, "/newsletter/archive/[slug]", slug));
  const labels = {
    recipe: t("recipe"),
    story: t("story"),
    sponsored: t("sponsored"),
    browser: t("browser"),
    reason: t("reason"),
    unsubscribe: t("unsubscribe"),
    imprint: t("imprint"),
    privacy: t("privacy"),
  };
  const imprintLink = toSiteUrl(address(locale, "/imprint"));
  const privacyLink = toSiteUrl(address(locale, "/privacy"));
  return ({ pageLink }) => {
    const frame = { subject, labels, archiveLink, imprintLink, privacyLink, unsubscribeLink: toSiteUrl(pageLink) };
    return { subject, html: renderIssueHtml(content, frame), text: renderIssueText(content, frame) };
  };
}

/** Texts and links around the content of an issue. Links are absolute. */
export interface IssueFrame {
  subject: string;
  labels: Record<
    "recipe" | "story" | "sponsored" | "browser" | "reason" | "unsubscribe" | "imprint" | "privacy",
    string
  >;
  /** Null for a test. */
  archiveLink: string | null;
  unsubscribeLink: string;
  imprintLink: string;
  privacyLink: string;
}

/** Paragraphs of an introduction, which blank lines separate. */
export function splitParagraphs(text: string): string[] {
  return splitTrimmed(text, /\n[^\S\n]*\n/);
}
