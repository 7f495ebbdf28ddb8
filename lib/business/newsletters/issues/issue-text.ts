import "server-only";
import { renderSignature } from "#lib/platform/mail/layout.ts";
import { toSiteUrl } from "#lib/platform/mail/site-url.ts";
import type { IssueContent, IssueEntry } from "./issue.ts";
import { type IssueFrame, splitParagraphs } from "./issue-email.ts";

/** Renders an issue as plain text. */
export function renderIssueText({ subject, intro, entries }: IssueContent, frame: IssueFrame): string {
  const { labels, archiveLink, unsubscribeLink, imprintLink, privacyLink } = frame;
  const parts = [
    subject,
    ...splitParagraphs(intro),
    ...entries.map((entry) => renderEntry(entry, labels.sponsored)),
    labels.reason,
    ...(archiveLink ? [`${labels.browser}:\n${archiveLink}`] : []),
    `${labels.unsubscribe}:\n${unsubscribeLink}`,
    `${labels.imprint}:\n${imprintLink}`,
    `${labels.privacy}:\n${privacyLink}`,
    renderSignature(),
  ];
  return `${parts.join("\n\n")}\n`;
}

function renderEntry({ title, summary, href, isSponsored }: IssueEntry, sponsored: string): string {
  const lines = [isSponsored ? `${title} (${sponsored})` : title, summary, toSiteUrl(href)];
  return lines.filter(Boolean).join("\n");
}
